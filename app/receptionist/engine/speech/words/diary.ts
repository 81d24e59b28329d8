/** Sentences about days and times. */
export const diary = {
  'for-service': [
    "That's for {what}.",
    'I have you down for {what}.',
    'I take it this is for {what}.',
  ],
  'is-for': ["Yes, that's for {what}.", "Yes, it's for {what}."],
  'not-bookable': [
    'For {what}, {to} will want to talk to you first.',
    "I can't book {what} from here, so {to} will ring you.",
  ],
  'too-long': ['{What} takes longer than we are open in a day, so {to} will arrange it with you.'],
  'none-then': [
    "I've nothing free at that time of day.",
    'Nothing is free at that time of day, sorry.',
  ],
  'no-slots': ["I'm afraid the diary has nothing free, so {to} will find you a time."],
  'is-free': ['{when} is free.', '{when} works.'],
  offer: ['I have {slots}.', 'I can do {slots}.', 'There is {slots}.'],
  'offer-on': ['Yes, I have {day}, {slots}.', 'There is still {day}, {slots}.'],
  'offer-earliest': ['The earliest I have is {slots}.', 'The earliest I can do is {slots}.'],
  'also-free': ['There is also {slots}.', 'I also have {slots}.'],
  'nothing-then': ["I've nothing free then.", 'Nothing is free then, sorry.'],
  'none-at': [
    "Sorry, I've nothing at {time} then.",
    "I'm afraid there's nothing at {time} on those days.",
  ],
  'none-suits': ["I'm afraid I've nothing free on the days that suit you."],
  latest: ["I've nothing after {time} that day.", 'The latest I have that day is {time}.'],
  soonest: ["That's the earliest I have.", "I've nothing before that."],
  until: ["It's down for {from} to {to}.", 'The diary has it from {from} to {to}.'],
  taken: ['Sorry, {when} is taken.', "I'm afraid {when} has gone."],
  'taken-all': ['Sorry, {when} are taken.', "I'm afraid {when} have gone."],
  'closed-then': [
    'Sorry, on {day} we are open from {from} to {until}.',
    'Our hours on {day} are {from} to {until}, sorry.',
  ],
  'closed-on': ["Sorry, we're closed on {day}.", "I'm afraid we don't open on {day}."],
  'other-day': ["Sorry, {what} isn't for that day.", "I'm afraid {what} is for another day."],
  'bank-holiday': [
    "Sorry, {day} is a bank holiday and we're closed.",
    "I'm afraid we're closed for the bank holiday on {day}.",
  ],
  'ends-late': [
    'Sorry, {when} leaves too little time before we close.',
    "I'm afraid {when} is too late to fit it in before closing.",
  ],
  'last-start': [
    'The last we can start on {day} is {time}.',
    'On {day} we can start at {time} at the latest.',
  ],
  'too-soon': ['Sorry, {when} is too soon for us.', "I'm afraid {when} is too short notice."],
  past: ['{day} has already gone.', "I'm afraid {day} is in the past."],
  'too-far': [
    "{day} is more than a year away, and I can't book that far ahead.",
    'I can only book within the next twelve months, and {day} is later.',
  ],
  full: ['Sorry, {day} is full.', "I'm afraid nothing is left on {day}."],
  'full-then': [
    "Sorry, I've nothing left at that time on {day}.",
    "I'm afraid nothing is left at that time on {day}.",
  ],
  'full-days': ["I've nothing left on those days.", "I'm afraid those days are full."],
  'full-days-then': [
    "I've nothing at that time on those days.",
    "I'm afraid nothing is left at that time on those days.",
  ],
  'outside-area': ["{place} may be outside our area, so I won't book it yet: I'll ask {to} first."],
  'outside-urgent': ['{place} may be outside our area, so {to} may not come.'],
  booked: [
    "You're booked: {what} on {when}.",
    "That's in the diary: {what} on {when}.",
    '{What} on {when} is booked now.',
  ],
  moved: [
    "I've moved it: {what}, now on {when}.",
    "That's moved, and it's {what} on {when}.",
    "It's {what} on {when} now, in place of the other time.",
  ],
  'answers-owed': [
    "{To} will answer the questions that I couldn't.",
    'Your questions go to {to}, who will answer them.',
  ],
  'message-stands': ['{To} has your message as well.', 'Your message still goes to {to}.'],
  'after-booked': [
    'Thank you for calling, and just say if anything else comes up.',
    'Thank you for calling {name}.',
    'Just tell me if you need anything else.',
  ],
} as const
