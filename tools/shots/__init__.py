"""Pictures of all screens in interesting moments, for people and for tests."""
