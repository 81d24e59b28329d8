/**
 * All that Ava can say, by what it is for; the words in braces come from the set-up, the diary or
 * the caller. Several of one kind, so that she need not say the same twice.
 */
export const wording = {
  greeting: ["Hello, you've reached {name}. I'm Ava, the AI receptionist."],
  'ask-help': [
    'How can I help?',
    'Would you like to book, ask something or leave a message?',
    'What can I do for you?',
  ],
  'ask-more': [
    'Would you like to book, or is there something else?',
    'What else can I help with?',
    'Is there anything else?',
  ],
  'ask-service': [
    'What would you like to book: {list}?',
    'Which would you like: {list}?',
    'I can book {list}; which is it to be?',
  ],
  'ask-when': [
    'What day and time would suit you?',
    'When would you like it?',
    'Which day, and at what time?',
  ],
  'ask-other-time': [
    'What other day or time would suit you?',
    'When else could you manage?',
    'Which other day would you like?',
  ],
  'ask-date': [
    'Which day would you like?',
    'What day would suit you?',
    'Which day shall I look at?',
  ],
  'ask-time': ['What time would you like?', 'What time would suit you?', 'At what time?'],
  'ask-slot': ['Would that suit you?', 'Shall I take that one?', 'Is that any good?'],
  'ask-slots': ['Which would you like?', 'Would one of those suit you?', 'Which suits you best?'],
  'ask-slots-again': [
    'Which is it to be: {slots}, or another day?',
    'Shall it be {slots}, another day, or a message for {to}?',
    'Please choose {slots}, or tell me another day: which suits you?',
  ],
  'ask-slot-again': [
    'If another day is better, just say; otherwise, does {slots} suit you?',
    'You can also leave a message for {to}, or shall I take {slots}?',
    'Any other day is possible too, so would {slots} do?',
  ],
  'ask-party': [
    'For how many people?',
    'How many of you will there be?',
    'What number shall I put down?',
  ],
  'ask-name': [
    "What's your name, please?",
    'Could I take your name?',
    'What name shall I put down?',
  ],
  'ask-phone': [
    "What's the best number to reach you on?",
    'Could I take a phone number?',
    'Which number can we ring you on?',
  ],
  'ask-phone-for': ["Thanks, {name}. What's the best number to reach you on?"],
  'ask-phone-whole': [
    'Could you give me the whole number, with the area code?',
    'Could you say all of the number once more?',
    "What's the number from the beginning?",
  ],
  'ask-phone-confirm': [
    "That's {phone}, is that right?",
    'I have {phone}. Is that correct?',
    'Let me read it back: {phone}. Have I got that right?',
  ],
  'ask-postcode': [
    "What's the postcode there?",
    'Which postcode is it?',
    'Could I take the postcode of the address?',
  ],
  'ask-about': [
    "What's it about?",
    'What shall I say it is about?',
    'Could you tell me in a few words what it concerns?',
  ],
  'ask-confirm': [
    "So that's {what} on {when}. Shall I book it?",
    'To be sure: {what} on {when}. Shall I go ahead?',
    '{What}, {when}. Is that all right to book?',
  ],
  'ask-change': ['What should I change?', 'Which part is wrong?', 'What would you like instead?'],
  'ask-take-message': [
    'Shall I ask {to} to ring you back?',
    'Would you like {to} to ring you about it?',
    'Shall I take a message for {to}?',
  ],
  thanks: ["You're welcome.", 'My pleasure.', 'Not at all.'],
  hello: ['Hello.', 'Hello there.'],
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
    'That did not sound like a name to me.',
  ],
  'sorry-phone': [
    "Sorry, I didn't get a whole number.",
    'I think some digits are missing.',
    "That number didn't come through complete.",
  ],
  'sorry-when': [
    "Sorry, I didn't catch a day or time.",
    "I'm afraid I missed when that was.",
    'I could not make out a day or a time.',
  ],
  'never-mind': ["That's fine.", 'No problem.', "That's quite all right."],
  again: ['Of course.', 'Certainly.', 'Once more, then.'],
  wait: ['Of course, take your time.', "No hurry, I'm still here.", "I'll wait."],
  calm: [
    "I'm sorry this is frustrating.",
    'I understand, and I do want to help.',
    "I'm sorry; let's get this sorted.",
  ],
  unsure: ["That's all right.", 'No need to be certain yet.', "Let's take it slowly."],
  noted: ["Thanks, I've noted that.", 'Thank you, I have that down.', "I've made a note of it."],
  'for-service': [
    "That's for {what}.",
    'I have you down for {what}.',
    'I take it this is for {what}.',
  ],
  'look-again': [
    "Let's look again.",
    "Let's find another time.",
    'Let me look for something else.',
  ],
  changed: ["I've changed that.", "I've put that right.", 'That is changed.'],
  'still-there': ["I can't hear you.", "Sorry, I can't hear anything.", 'The line has gone quiet.'],
  robot: [
    "Yes, I'm an AI receptionist, not a person.",
    "I'm Ava, an AI, so no human is on this line.",
    "I'm an AI. {to} can ring you back if you would rather speak to a person.",
  ],
  recording: [
    'I keep a written note of this call for {name}, and no sound recording.',
    'No sound is kept, only a written note for {name}.',
    'Only what you tell me is written down, for {name}.',
  ],
  who: [
    "This is {name}, and I'm Ava, the AI receptionist.",
    "You've come through to {name}; I'm Ava, an AI.",
    'I answer the phone for {name}. My name is Ava and I am an AI.',
  ],
  instructions: [
    'I can only help with calls for {name}.',
    "I'm here for {name} and nothing else.",
    'That is not something I can do; I take calls for {name}.',
  ],
  'fact-known': ['{answer}'],
  unknown: [
    "I'm afraid I don't know that.",
    "I don't have an answer to that, I'm sorry.",
    "That's not something I know.",
  ],
  'unknown-later': [
    "I don't know that, but I'll ask {to} to tell you.",
    "I can't say, so I'll pass the question on to {to}.",
    "I'll note that for {to}, as I don't know the answer.",
  ],
  price: ['{What} is {price}.', '{What} costs {price}.', 'For {what} the price is {price}.'],
  free: ['{What} is free.', 'There is no charge for {what}.', "{What} doesn't cost anything."],
  'no-price': [
    "I don't have a price for {what}, but {to} can tell you.",
    'The price of {what} depends, so {to} would have to tell you.',
    '{to} can give you a price for {what}.',
  ],
  prices: ['{list}.', 'The prices are: {list}.', 'To list them: {list}.'],
  vat: [
    "I don't know whether that includes VAT, but {to} can tell you.",
    'Whether VAT is included is a question for {to}.',
    '{to} would have to tell you about VAT.',
  ],
  duration: [
    '{What} takes about {minutes} minutes.',
    'Allow about {minutes} minutes for {what}.',
    'About {minutes} minutes for {what}.',
  ],
  hours: ["We're open {list}.", 'Our hours are {list}.', 'You can reach us {list}.'],
  'hours-day': [
    'On {day} we are open from {from} to {to}.',
    '{day}: we open at {from} and close at {to}.',
    "We're open from {from} to {to} on {day}.",
  ],
  'closed-day': [
    "We're closed on {day}.",
    'On {day} we are not open.',
    "{day} is a day we're closed.",
  ],
  'closed-always': [
    "I'm afraid I have no opening hours here.",
    'No opening hours have been given to me.',
    "I don't have any opening hours.",
  ],
  'area-yes': ['Yes, we cover {place}.', '{place} is in our area.', 'We do come to {place}.'],
  'area-unsure': [
    "I'm not sure that we cover {place}, so {to} will check.",
    '{place} may be outside our area; {to} can tell you.',
    "I can't promise {place}, but I'll ask {to}.",
  ],
  area: ['We cover {place}.', 'Our area is {place}.', 'We work in {place}.'],
  place: [
    "We're in {town}, but I don't have the address here.",
    'The business is in {town}; {to} can give you the address.',
    '{town} is all I know of the address.',
  ],
  services: ['You can book {list}.', 'We do {list}.', 'There is {list}.'],
  'not-bookable': [
    'For {what} {to} will want to talk to you first.',
    "I can't book {what} from here, so {to} will ring you.",
    '{to} arranges {what} in person.',
  ],
  'too-long': ['{What} takes longer than we are open in a day, so {to} will arrange it with you.'],
  'no-slots': ["I'm afraid the diary has nothing free, so {to} will find you a time."],
  free_slot: ['{when} is free.', '{when} works.', 'I can do {when}.'],
  offer: ['I have {slots}.', 'I can do {slots}.', 'There is {slots}.'],
  taken: ['Sorry, {when} is taken.', "I'm afraid {when} has gone.", '{when} is not free, sorry.'],
  'closed-then': [
    'Sorry, we are closed at {time} that day.',
    "I'm afraid {time} is outside our hours.",
    'We are not open at {time}, sorry.',
  ],
  'closed-on': [
    "Sorry, we're closed on {day}.",
    "I'm afraid we don't open on {day}.",
    '{day} is no good, we are closed.',
  ],
  'bank-holiday': [
    "Sorry, {day} is a bank holiday and we're closed.",
    "I'm afraid we're closed for the bank holiday on {day}.",
  ],
  'ends-late': [
    'Sorry, {when} leaves too little time before we close.',
    "I'm afraid {when} is too late to fit it in before closing.",
  ],
  'too-soon': ['Sorry, {when} is too soon for us.', "I'm afraid {when} is too short notice."],
  past: ['{day} has already gone.', "I'm afraid {day} is in the past."],
  'too-far': [
    "{day} is more than a year away, and I can't book that far ahead.",
    'I can only book within the next twelve months, and {day} is later.',
  ],
  full: [
    'Sorry, {day} is full.',
    "I'm afraid nothing is left on {day}.",
    'There is nothing free on {day}, sorry.',
  ],
  'full-then': [
    "Sorry, I've nothing more at that time on {day}.",
    "I'm afraid that part of {day} is taken.",
    'There is nothing else free then on {day}, sorry.',
  ],
  'instead-message': [
    "I'll take a message instead.",
    'Let me take a message, so that {to} can ring you.',
    "I'd better take a message for {to}.",
  ],
  person: [
    "I can't put you through, but {to} can ring you back.",
    "{to} isn't on the line, so I'll take a message.",
    "I'll ask {to} to ring you.",
  ],
  complaint: [
    "I'm sorry to hear that. I'll see that {to} knows.",
    'I am sorry about that, and {to} will hear of it.',
  ],
  'take-details': ["I'll take your details for {to}.", "I'll pass that on to {to}."],
  urgent: [
    "That sounds urgent, so I'll text {to} at once.",
    "I'll mark that as urgent and text {to}.",
  ],
  'urgent-slot': [
    "That sounds urgent, so let's take the first time we have.",
    "Let's find you the earliest time.",
  ],
  'put-through': ["That sounds urgent, so I'm putting you through to {to} now."],
  'outside-area': [
    "{place} may be outside our area, so I won't book it yet. {to} will ring you to say.",
  ],
  booked: [
    "You're booked: {what} on {when}. Thank you for calling, and just say if anything else comes up.",
    "That's in the diary: {what} on {when}. Thank you for calling {name}.",
    '{What} on {when} is booked now. Just tell me if you need anything else.',
  ],
  'message-done': [
    'Thank you, {to} will ring you back on {phone}.',
    'Thanks, I have all that, and {to} will ring {phone}.',
    "That's noted; {to} will ring you on {phone}.",
  ],
  'message-kept': [
    "Thank you, I'll pass that on to {to}.",
    "Thanks, I've noted that for {to}.",
    'That is noted for {to}.',
  ],
  'urgent-done': [
    "Thank you, I'm texting {to} now with your details.",
    "That's with {to} now, marked as urgent.",
  ],
  cancelled: [
    "That's cancelled, and nothing is booked.",
    'No problem, nothing is booked.',
    "All right, I've dropped that.",
  ],
  goodbye: [
    'Thank you for calling {name}. Goodbye.',
    'Thanks for your call. Goodbye.',
    'Goodbye for now.',
  ],
  'goodbye-silence': ["I can't hear anyone, so I'll ring off. Please call again."],
  'goodbye-stuck': [
    "We're going round in circles, so I'll leave it there. Please call again any time.",
  ],
  'goodbye-abuse': ["I'll end the call here. Please ring again another time."],
  sales: ["Thank you, but we don't take sales calls here. Goodbye."],
  'wrong-number': ['No problem, this is {name}. Goodbye.'],
  'danger-gas': [
    'Ring the gas emergency line on 0800 111 999 now. Open windows, touch no switches or flames, and get everyone outside; I cannot send anyone.',
    'Please leave the building and ring 0800 111 999 from outside. I cannot send help myself.',
    '0800 111 999 is the number to ring, now and from outside.',
  ],
  'danger-carbon-monoxide': [
    'Get everyone outside now and ring 0800 111 999. If anyone feels ill, ring 999; I cannot send anyone.',
    'Please go outside and ring 0800 111 999, or 999 if anyone is unwell.',
    '0800 111 999 is the number to ring, now and from the fresh air.',
  ],
  'danger-electricity': [
    'Stay well away and ring 105 now, or 999 if anyone is hurt. Keep others back; I cannot send anyone.',
    'Please keep clear and ring 105, or 999 if there is danger to life.',
    '105 is the number to ring, or 999 if anyone is hurt.',
  ],
  'danger-fire': [
    'Ring 999 now and ask for the fire service. Get everyone out, stay out, and do not go back; I cannot send anyone.',
    'Please get out and ring 999 at once. I cannot send help myself.',
    '999 is the number to ring, now and from outside.',
  ],
  'danger-crime': [
    'Ring 999 now and ask for the police. Get somewhere safe if you can; I cannot send anyone.',
    'Please ring 999 at once and keep yourself safe. I cannot send help myself.',
    '999 is the number to ring, as soon as it is safe to.',
  ],
  'danger-life': [
    'Please ring 999 now if you might act on this, or Samaritans on 116 123, free, day and night. You deserve help from a person, and I am only an AI.',
    'Samaritans are there on 116 123 at any hour, and 999 if life is in danger. Please ring one of them now.',
    'Please ring 116 123, or 999 if you are in danger now.',
  ],
  'danger-medical': [
    'Ring 999 now and ask for an ambulance. Stay with them and do what the call handler says; I cannot send anyone.',
    'Please hang up and ring 999 at once. I cannot send help myself.',
    '999 is the number to ring, now.',
  ],
  'after-danger': [
    'Your safety comes first, so please make that call now.',
    "Please make sure that everyone is safe first; I won't book anything on this call.",
    'Ring us again once everyone is safe.',
  ],
  'safe-again': ["I'm glad that everyone is safe.", 'That is good to hear.'],
} as const satisfies Record<string, readonly string[]>

/** One kind of thing that Ava says. */
export type Wording = keyof typeof wording
