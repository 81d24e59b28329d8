/** Questions. */
export const questions = {
  'ask-help': [
    'How can I help?',
    'Would you like to book, ask something or leave a message?',
    'What can I do for you?',
  ],
  'ask-still': ['Is there anything that we can do?', 'Can we help with anything?'],
  'ask-rest': [
    'And what was the other thing you asked?',
    'What else was it you wanted to know?',
    'And the last thing you asked, what was that?',
  ],
  'ask-more': [
    'Would you like to book, or is there something else?',
    'What else can I help with?',
    'Is there anything else?',
  ],
  'ask-instead': [
    'Is it a question, or a message for {to}?',
    'Would you like to ask something or leave a message?',
    'What can I do for you?',
  ],
  'ask-service': [
    'What would you like to book: {list}?',
    'Which would you like: {list}?',
    'I can book {list}; which is it to be?',
  ],
  'ask-service-or': ["Is that {list}? If it's none of those, {to} can ring you."],
  'ask-when': [
    'What day and time would suit you?',
    'When would you like it?',
    'Which day, and at what time?',
  ],
  'ask-other-time': [
    'What other day or time would suit you?',
    'When else could you manage?',
    'Which other day or time would you like?',
  ],
  'ask-which-day': ['Is that {first} or {second}?', 'Do you mean {first} or {second}?'],
  'ask-date': [
    'Which day would you like?',
    'What day would suit you?',
    'Which day shall I look at?',
  ],
  'ask-slot': ['Would that suit you?', 'Shall I book that one?', 'Is that any good?'],
  'ask-slots': ['Which would you like?', 'Would one of those suit you?', 'Which suits you best?'],
  'ask-slots-again': [
    'Which is it to be: {slots}, or another day?',
    'Shall it be {slots}, another day, or a message for {to}?',
    'Please choose {slots}, or tell me another day: which suits you?',
  ],
  'ask-slot-again': [
    'If another day is better, just say; otherwise, does {slots} suit you?',
    'You can also leave a message for {to}, or shall I book {slots}?',
    'I can look at other days too, or would {slots} do?',
  ],
  'ask-party': [
    'For how many people?',
    'How many of you will there be?',
    'How many people shall I put down?',
  ],
  'ask-name': [
    "What's your name, please?",
    'Could I take your name?',
    'What name shall I put down?',
  ],
  'ask-spelling': ['How do you spell your name, please?', 'Could you spell your name for me?'],
  'ask-phone': [
    "What's the best number to reach you on?",
    'Could I take a phone number?',
    'Which number can we ring you on?',
  ],
  'ask-phone-unseen': ["I can't see your number from here. Could you say it for me?"],
  'ask-phone-for-other': ["I've put down {name}. What's the best number to reach you on?"],
  'ask-phone-for': ["Thanks, {name}. What's the best number to reach you on?"],
  'ask-phone-for-noted': [
    "Thanks, {name}, I've noted that. What's the best number to reach you on?",
  ],
  'ask-phone-rest': [
    'I have {phone} so far. What comes next?',
    '{phone} so far, and then?',
    'So that begins {phone}. And the rest?',
  ],
  'ask-phone-confirm': [
    "That's {phone}, is that right?",
    'I have {phone}. Is that correct?',
    'Let me read it back: {phone}. Have I got that right?',
  ],
  'ask-which-property': ['Which property is it?'],
  'ask-which-car': ['Which car is it?'],
  'ask-which-order': ['Which order is it?'],
  'ask-postcode': [
    "What's the house number and postcode there?",
    'Which house number and postcode is it?',
    'Could I take the house number, and the postcode of the address?',
  ],
  'ask-postcode-only': [
    "What's the postcode there?",
    'Which postcode is it?',
    'Could I take the postcode of the address?',
  ],
  'ask-about': [
    "What's it about?",
    "What shall I say it's about?",
    'Could you tell me in a few words what it concerns?',
  ],
  'ask-message': [
    'What would you like me to tell {to}?',
    'What shall I tell {to}?',
    'What is the message for {to}?',
  ],
  'ask-confirm': [
    "So that's {what} on {when}. Shall I book it?",
    'Just to check: {what} on {when}. Shall I go ahead?',
    '{What}, {when}. Is that all right to book?',
  ],
  'ask-which-number': [
    "Is that {number} people, or {number} o'clock?",
    "Do you mean {number} people, or {number} o'clock?",
  ],
  'ask-change': ['What should I change?', 'Which part is wrong?', 'What would you like instead?'],
  'ask-take-message': [
    'Shall I ask {to} to ring you back?',
    'Would you like {to} to ring you about it?',
    'Shall I take a message for {to}?',
  ],
} as const
