/** Messages and goodbyes. */
export const endings = {
  'instead-message': [
    "I'll take a message instead.",
    'Let me take a message, so that {to} can ring you.',
  ],
  person: [
    'Nobody can take your call just now, but {to} can ring you back.',
    "{to} isn't free just now, so I'll take a message.",
  ],
  'person-named': [
    "Nobody can take your call just now, so I'll take a message for {person}.",
    "I'll take a message for {person}, and pass it on.",
  ],
  complaint: [
    "I'm sorry to hear that. I'll make sure {to} knows.",
    "I'm sorry about that, and I'll tell {to}.",
  ],
  existing: [
    "I can't see or change existing bookings, so I'll pass this on to {to}.",
    "Only {to} can look that up, so I'll pass it on.",
  ],
  'leave-booked': [
    "I've changed nothing, and I'll ask {to} to leave it as it is.",
    "Nothing is changed on this call, and I'll tell {to} to leave it.",
  ],
  'ask-to-cancel': ["I'll ask {to} to cancel it.", "I'll tell {to} that you want it cancelled."],
  'ask-to-rebook': [
    "I'll tell {to} that you'd like another time.",
    "I'll ask {to} about another time for you.",
  ],
  'pass-on': [
    "I'll pass that on to {to}.",
    "I'll let {to} know.",
    "I'll make sure that {to} hears of it.",
  ],
  'take-details': ["I'll take your details for {to}.", "I'll pass that on to {to}."],
  urgent: [
    "That sounds urgent, so I'll text {to} at once.",
    "I'll mark that as urgent and text {to}.",
  ],
  'guest-waiting': [
    "I'm an AI on the phone, but I'm texting {to} at once that you're waiting.",
    "I'm only an AI and can't come over, but {to} is told that you're waiting.",
    "I can't fetch anybody myself, but it's with {to} as urgent.",
  ],
  marked: ["I'll mark it as urgent for {to}.", "It's marked as urgent for {to}."],
  'marked-already': [
    "Yes, it's marked as urgent for {to}.",
    'Yes, {to} will see that it is urgent.',
  ],
  'not-urgent': [
    "That's good, so I won't mark it as urgent.",
    "Good, then it isn't marked as urgent.",
  ],
  unmarked: ["So I won't mark it as urgent.", "So it isn't marked as urgent."],
  'no-longer': [
    "All right, I'll tell {to} that it's no longer urgent.",
    "Thanks, {to} will hear that it isn't urgent any more.",
  ],
  'urgent-animal': [
    'Please ring a vet now: your own, or the nearest that is open.',
    'A vet comes first, so please ring one straight away.',
  ],
  'urgent-slot': [
    "That sounds urgent, so let's find you the first free time.",
    "Let's find you the earliest time.",
  ],
  'put-through': [
    "That sounds urgent, so I'm putting you through to {to} now.",
    "I'm trying {to} again now.",
    "I'll try {to} once more.",
  ],
  'no-answer': [
    "{To} hasn't picked up, so I'll take your details and mark them as urgent.",
    "{To} still hasn't picked up, but this is marked as urgent.",
  ],
  progress: [
    "I can't say when {to} will get to you, but this goes to {to} as urgent.",
    "I don't know how long it will be, but {to} will see that it's urgent.",
  ],
  'if-unrung-else': [
    "I can't promise when {to} will ring, so try others as well if it can't wait.",
  ],
  'if-unrung': ['If you hear nothing, please ring us again.', 'Ring again if you hear nothing.'],
  worse: [
    'If it gets worse, ring us again, or 999 if anyone is in danger.',
    'Ring us again if it does, or 999 if anyone is in danger.',
  ],
  'whom-to-ring': [
    "I can't judge that; ring 999 if anyone is in danger, or 111 if somebody is ill and you're not sure.",
    "I can't say, so ring 111 about an illness, or 999 if anyone is in danger.",
  ],
  'judges-no-animal': [
    "I can't judge that, so ring the nearest vet that is open if it can't wait for {to}.",
    "I can't say, so if it can't wait for {to}, ring any vet that is open.",
  ],
  'no-use': [
    "Please don't use it until {to} has seen it.",
    'Please leave it switched off until {to} has seen it.',
  ],
  'no-use-asked': [
    "I can't judge that, so don't use it, and ring 999 if it smokes or smells of burning.",
    'Please keep it switched off, and ring 999 if it smokes or smells of burning.',
  ],
  'keep-away': [
    'Please keep everyone well away from it.',
    'Please keep people well clear of it until {to} has seen it.',
  ],
  'urgent-swelling': ["If you can't breathe or swallow, ring 999."],
  'urgent-swelling-shut': [
    "We're closed, so ring 111 now, or 999 if you can't breathe or swallow.",
  ],
  'urgent-shut': ["We're closed now, so please ring 111 as well."],
  'tooth-out': [
    'Hold the tooth by its crown, keep it in milk or saliva and see a dentist at once; ring 111 to find one.',
  ],
  'keep-tooth': [
    'Keep it in milk or saliva, hold it only by the crown, and ring 111 now to find a dentist.',
    'Milk or saliva keeps it; touch only the crown, and ring 111 now to find a dentist.',
  ],
  'urgent-jaw': [
    "If your mouth hardly opens, don't wait for us: ring 111 now, or 999 if you can't breathe or swallow.",
    "That matters with a swelling: ring 111 now, or 999 if you can't breathe or swallow.",
  ],
  'bleeds-on': [
    'If it bleeds more heavily or you feel faint, go to A&E or ring 999.',
    'Go to A&E or ring 999 if the bleeding gets heavy or you feel faint.',
  ],
  'bleeds-shut': [
    "We're closed, so ring 111 now; if the bleeding gets heavy, go to A&E or ring 999.",
  ],
  thinners: [
    'That matters: if it bleeds on, ring 111 now or go to A&E.',
    "If it bleeds on, don't wait for us: ring 111 or go to A&E.",
  ],
  'wait-for-call': [
    "Nothing is booked, so please wait for {to}'s call.",
    'Please wait until {to} rings, as nothing is booked.',
  ],
  'ask-111': [
    "I can't advise on that, but 111 can at any hour, so please ring them now.",
    '111 can tell you that now.',
  ],
  'message-done': [
    'Thank you, {to} will ring you back on {phone}.',
    'Thanks, I have all that, and {to} will ring {phone}.',
  ],
  'message-done-when': ["I've noted {when}, and {to} will ring you back on {phone}."],
  'message-done-cancel': [
    "I've noted that you want to cancel {when}, and {to} will ring you back on {phone}.",
    "I've put down that {when} is to be cancelled, and {to} will ring {phone}.",
  ],
  'message-done-more': ["Thanks, I've noted that too, and {to} will ring {phone}."],
  'message-for': ["Thank you, I'll pass that on for {person} with your number."],
  'message-unreachable': [
    "I've noted that for {to}, but without a number {to} can't ring you.",
    '{to} will see that, but has no number to ring, so please call again.',
  ],
  'message-kept': ["Thank you, I'll pass that on to {to}.", "Thanks, I've noted that for {to}."],
  'urgent-done': [
    "Thank you, I'm texting {to} now with your details.",
    "That's with {to} now, marked as urgent.",
  ],
  cancelled: ["That's cancelled, and nothing is booked.", 'It is cancelled, so nothing is booked.'],
  'given-up': ["I'm sorry we couldn't sort that out.", "I'm sorry that didn't work out for you."],
  'none-booked': ['No problem, nothing is booked.', 'All right, nothing is booked.'],
  'goodbye-message': ["I'll pass that on to {to}. Goodbye."],
  'goodbye-no-number': ["I'll pass that on to {to} without a number. Goodbye."],
  'goodbye-unbooked': ["Nothing is booked yet, but I'll pass that on to {to}. Goodbye."],
  goodbye: [
    'Thank you for calling {name}. Goodbye.',
    'Thanks for your call. Goodbye.',
    'Goodbye for now.',
  ],
  'goodbye-brief': ['Goodbye.', 'Bye for now.'],
  'goodbye-silence': ["I can't hear anyone, so I'll ring off. Please call again."],
  'goodbye-stuck': [
    "We're going round in circles, so I'll leave it there. Please call again any time.",
  ],
  'goodbye-abuse': ["I'll end the call here. Please ring again another time."],
  sales: ["Thank you, but we don't take sales calls here. Goodbye."],
  'wrong-number': ['No problem, this is {name}. Goodbye.'],
} as const
