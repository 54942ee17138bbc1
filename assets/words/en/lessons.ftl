lesson-you = You
lesson-go-on = Click or press Enter to go on
lesson-not-that = Good idea for later. First try what is ringed.
lesson-leave = Leave
lesson-stay = Stay
lesson-leave-title = Leave the lesson?
lesson-leave-text = You can start it again at any time from How to play.
