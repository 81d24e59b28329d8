import { brand } from '../../../../site/brand.ts'

/** Greeting and small talk. */
export const replies = {
  greeting: [`Hello, this is ${brand.persona}, the AI receptionist at {name}.`],
  thanks: ["You're welcome.", 'My pleasure.'],
  hello: ['Hello.', 'Hello there.'],
  here: ["Yes, I'm here.", "I'm still here."],
  sorry: [
    "Sorry, I didn't quite follow.",
    "I'm sorry, I didn't get that.",
    'Sorry, that was not clear to me.',
  ],
  beyond: [
    "That's one for {to}, I think.",
    "I can't sort that out myself.",
    'I would have to leave that to {to}.',
  ],
  'sorry-name': [
    "Sorry, I didn't catch a name.",
    "I'm afraid I missed the name.",
    "I'm not sure I got a name there.",
  ],
  'sorry-phone': [
    "Sorry, I didn't get the whole number.",
    'I think some digits are missing.',
    "I didn't get all of that number.",
  ],
  'long-phone': ['That number is one digit too long.', 'I have one digit too many there.'],
  'sorry-when': [
    "Sorry, I didn't catch a day or time.",
    "I'm afraid I missed when that was.",
    'I could not make out a day or a time.',
  ],
  'never-mind': ["That's fine.", 'No problem.', "That's quite all right."],
  refund: ['A refund is for {to} to decide.', 'Money back is for {to} to decide.'],
  'on-file': [
    "I can't see that from here, but I've noted it for {to}.",
    "I've noted that for {to}, as I can't look it up here.",
  ],
  again: ['Of course.', 'Certainly.'],
  wait: ['Of course, take your time.', "No hurry, I'm still here.", "I'll wait."],
  calm: ["I'm sorry this is frustrating.", 'I understand, and I do want to help.'],
  unsure: ['No need to be certain yet.', "There's no rush to decide."],
  'noted-to-ring': [
    "I've noted {phone} for {to} to ring.",
    "I'll give {to} that number to ring, {phone}.",
  ],
  'noted-whom-to-ring': [
    "I've noted that {to} should ring {person} on {phone}.",
    "I'll tell {to} to ring {person} on {phone}.",
  ],
  noted: ["Thanks, I've noted that.", 'Thank you, I have that down.'],
  'day-dropped': ["Sorry, I've taken {day} out.", "Sorry, I won't put {day} down."],
  'postcode-doubted': [
    "I've noted that you're not sure of the postcode.",
    "I've put down that the postcode may be wrong.",
  ],
  'noted-pick': ["Thanks, I've noted that for {when}.", 'Thank you, I have that down for {when}.'],
  'noted-when': ["I've noted {when} for {to}.", 'I have {when} down for {to}.'],
  'noted-when-yes': ["Yes, I've noted {when} for {to}.", 'Yes, I have {when} down for {to}.'],
  'noted-unbooked': [
    "I've noted {when} for {to}, but nothing is booked yet.",
    'I have {when} down for {to}, but it is not booked yet.',
  ],
  'noted-cancel': [
    "I've noted that you want to cancel {when}; it stands until you hear from {to}.",
    "I've put down that {when} is to be cancelled; it stands until you hear from {to}.",
  ],
  'only-message': [
    "I've only taken a message; {to} will tell you.",
    'I can only pass that on, so wait to hear from {to}.',
  ],
  unchanged: [
    "I've only taken a message, so nothing is changed until you hear from {to}.",
    'Nothing is changed until {to} rings you: I have only passed it on.',
  ],
  'not-yet': [
    "No, not yet: I've only taken a message, so nothing is changed until {to} confirms it.",
    'No, not until {to} confirms it.',
  ],
  written: ["Yes, that's written down for {to}.", 'I have that down, and {to} will see it.'],
  'one-each': [
    'I can book one at a time, so {to} will ring about the rest.',
    'I can only book the one here, and {to} will ring about the rest.',
  ],
  'this-only': [
    "That booking is only for {what}; I've noted the rest for {to}.",
    "Only {what} is booked, and I've noted the rest for {to}.",
  ],
  reopened: ["I'm still here.", "Yes, I'm still on the line."],
  'thanks-name': ['Thanks, {name}.', "{Name}, thank you, I've got that."],
  changed: ["I've changed {thing} to {value}.", "I've put {thing} right: {value}."],
  comfort: ["That's quite all right, plenty of people feel like that."],
  sympathy: ["I'm sorry to hear that."],
  condolence: ["I'm very sorry for your loss."],
  'still-there': ["I can't hear you.", "Sorry, I can't hear anything.", 'The line has gone quiet.'],
} as const
