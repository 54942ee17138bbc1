"""Pictures of every screen and of its notable moments, for eyes and for tests."""
