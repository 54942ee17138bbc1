## What all lessons share
lesson-you = Cadet
lesson-go-on = Go on
lesson-not-that = A fine idea for later. First do what was just asked.
lesson-back = One step back
lesson-again = From the beginning
lesson-help = Rules
lesson-leave = Leave the lesson
lesson-leave-title = Leave the lesson?
lesson-leave-text = It goes on from here when you come back.
lesson-later = Some turns later
lesson-praise = Well done, Cadet!
lesson-play-now = Play now
lesson-done = Back
