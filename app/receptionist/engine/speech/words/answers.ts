import { brand } from '../../../../site/brand.ts'

/** Answers about the business and about Ava. */
export const answers = {
  robot: [
    "I'm an AI receptionist, not a person.",
    `I'm ${brand.persona}, an AI, so you're not speaking to a person.`,
    "I'm an AI. {to} can ring you back if you'd rather speak to a person.",
  ],
  recording: [
    'On this trial call I keep a written note for {name}, but no sound recording.',
    "I don't record the sound of a trial call; I only keep a written note for {name}.",
  ],
  who: [
    `This is {name}, and I'm ${brand.persona}, the AI receptionist.`,
    `You've come through to {name}; I'm ${brand.persona}, an AI.`,
    `I answer the phone for {name}. My name is ${brand.persona} and I am an AI.`,
  ],
  'we-do': ['Yes, {what} is something we do.', 'Yes, we do that.'],
  'other-firm': [
    "I'm afraid this is {firm}, so you may have the wrong number.",
    'No, this is {firm}.',
  ],
  instructions: [
    'I can only help with calls for {name}.',
    "I'm here for {name} and nothing else.",
    'That is not something I can do; I take calls for {name}.',
  ],
  'stop-tap': [
    'Yes, turn the water off at the stop tap if you can reach it safely.',
    'If you can reach the stop tap safely, turn the water off there.',
  ],
  'power-off': [
    'Yes, turn it off at the fuse box, but only if that is dry and safe to reach; keep off wet switches.',
    'Yes, if the fuse box is dry and safe to reach; touch no switch that is wet.',
  ],
  'leave-off': [
    'Please leave the power off until somebody has checked it.',
    'Please leave it off for now: water and electricity together can kill.',
  ],
  'keep-clear': [
    'Then leave the water, and keep clear of it and of anything electrical that it may reach.',
    'All right, then keep everyone away from it, and from anything electrical.',
  ],
  'keep-out': [
    'Keep everyone out from under that ceiling, and ring 999 if anyone is hurt or trapped.',
    'Stay out of that room: a wet ceiling can come down. Ring 999 if anyone is hurt or trapped.',
  ],
  'ask-police': [
    "I can't judge that, but ring 999 now if anyone may be in danger.",
    'If anyone may be in danger, please ring 999 and ask for the police.',
  ],
  'ask-police-101': [
    "I can't judge that, but if it isn't an emergency, ring the police on 101; if anyone is in danger, 999.",
    'The police number for that is 101, or 999 if anyone is in danger.',
  ],
  'ask-council': [
    "I can't judge that, but your council can tell you who to report it to.",
    'Your own council can tell you that.',
  ],
  'ask-vet': [
    "I can't judge that, so please ring your vet if you're worried.",
    'Your own vet can tell you that; please ring them now if it gets worse.',
  ],
  'vet-tells': [
    "I can't advise on that, but a vet can over the phone, so please ring one now.",
    'A vet can tell you that; please ring one now.',
  ],
  'which-vet': [
    "I don't know which is nearest, so please look one up or ring your own vet now.",
    "I can't look that up, so please ring your own vet now, or search for the nearest.",
  ],
  'ring-bank': [
    'Ring your bank at once, on the number on the back of your card.',
    'Please ring your bank now: the sooner they know, the better the chance of stopping it.',
  ],
  'no-payment': [
    'Please send no money until {to} has spoken to you.',
    "I can't confirm that, so please send nothing until {to} has rung you.",
    'Please wait with the payment until you have spoken to {to}.',
  ],
  'stop-tap-first': ['Turn the water off at the stop tap, if you can reach it safely.'],
  'stop-tap-where': [
    'The stop tap is often under the kitchen sink; turn it clockwise if you can reach it safely.',
    'Look for the stop tap under the sink or by the meter, and turn it clockwise if it is safe.',
  ],
  'stop-tap-stuck': [
    "Don't force it: there may be another stop tap outside, under a cover in the pavement.",
    'Leave that one, and try the stop tap outside, often under a cover in the pavement.',
  ],
  'fact-known': ['{answer}'],
  'fact-related': ['What I have on that is: {answer}'],
  'fact-about': ['The answer I have to “{question}” is: {answer}'],
  unknown: [
    "I'm afraid I don't know that.",
    "I don't have an answer to that, I'm sorry.",
    "That's not something I know.",
  ],
  'home-visit': [
    "I don't know whether anyone can come out, but {to} can tell you.",
    'Whether somebody can come out is a question for {to}.',
  ],
  'visit-when': [
    "I can't promise when somebody can be with you.",
    "I can't say how soon anybody could come.",
  ],
  'no-visit': [
    "I can only book what's on the list I have, so {to} will tell you if that can be done.",
    "That isn't on the list that I can book from; {to} will tell you what there is.",
  ],
  'rings-first': [
    '{To} will ring you first, and can arrange that with you.',
    'That is for {to} to arrange when you speak.',
  ],
  unlisted: [
    "That isn't on the list I have here, so it's one for {to}.",
    "I don't have that on my list, so {to} will have to tell you.",
  ],
  'off-list': [
    "That isn't on my list, so I can't book it, but I've noted it for {to}.",
    "I can only book what's on my list, and that isn't, but {to} will read of it.",
  ],
  'unlisted-wish': [
    "I can't book that from here, so it's one for {to}.",
    "That's not one I can book, so {to} will have to arrange it.",
  ],
  'unknown-later': [
    "I don't know that, but I'll ask {to} to tell you.",
    "I can't say, so I'll pass the question on to {to}.",
    "I'll put that question to {to} as well.",
  ],
  'unknown-rest': [
    'The rest is a question for {to}.',
    '{To} will have to tell you the rest.',
    'As for the rest, I will ask {to}.',
  ],
  'unknown-urgent': [
    "I don't know about that, so it goes to {to} as urgent.",
    "I can't say, so I'm marking that as urgent for {to}.",
  ],
  'unknown-safe': [
    "I can't say whether that is safe, but {to} can tell you.",
    "Whether that is safe is a question for {to}; I don't know.",
  ],
  'place-noted': [
    "I can't change the place from here, but I've noted it for {to}.",
    "{To} will tell you whether it can be there; I've noted it.",
  ],
  'caller-id': ["I can't see your number from here."],
  'owners-number': [
    "I can't give that number out, but {to} can ring you.",
    "That's not a number I can give out, so {to} will have to ring you.",
  ],
  'no-other-number': [
    "I have no other number to give you, but I can text {to} if it's urgent.",
    "This is the only number I have. If it's urgent, say so, and I'll text {to}.",
  ],
  'no-other-number-vet': [
    "I have no other number, so ring any vet that is open if it can't wait for {to}.",
    "This is the only number I have. If it can't wait for {to}, ring any vet that is open.",
  ],
  'who-gets': ['It goes to {to}.', 'What I write down goes to {to}.'],
  owner: ['{To} deals with the calls here, and will ring you back.'],
  details: ['I have {details}.', 'I have this down: {details}.'],
  'status-booked': ["You're booked in for {what} on {when}.", "It's booked: {what} on {when}."],
  'status-open': ["I have {what} on {when}, but it isn't booked yet."],
  'status-none': ['Nothing is booked yet.', "I haven't booked anything yet."],
  held: ["I can't promise that, so I won't book it yet.", "Then I won't book it for now."],
  'status-message': [
    "Nothing is booked on this call; I'm taking this down for {to}.",
    "I haven't booked anything, but {to} will have all of this.",
  ],
  'move-checked': [
    "I can't move bookings, so {to} will have to check what is free.",
    'Only {to} can move a booking, so {to} will check what is free.',
  ],
  'will-ring': ['Yes, {to} will ring you about it.', 'Yes, {to} will ring you.'],
  'no-promise': [
    "I can't promise that, but I'll pass it on to {to}.",
    "That's not for me to promise, so I'll tell {to} you asked.",
  ],
  'no-promise-who': [
    "I can't promise who it will be, but I've noted that.",
    "That's noted, though I can't promise who it will be.",
  ],
  'seen-when': ["I can't promise when {to} will see it."],
  'ring-when': [
    "I can't promise when, but I'll tell {to} you asked.",
    "I don't know when {to} will ring, but it's noted that you asked.",
  ],
  price: ['{What} is {price}.', '{What} costs {price}.'],
  'price-yes': ['Yes, {what} is {price}.', "That's right, {what} is {price}."],
  'talk-price': [
    'For advice you would start with {what}, which is {price}.',
    'You would have {what} first, which is {price}.',
  ],
  'price-no': ['No, {what} is {price}.', 'Not quite: {what} is {price}.'],
  free: ['{What} is free.', 'There is no charge for {what}.'],
  'no-price': [
    "I don't have a price for {what}, but {to} can tell you.",
    'The price of {what} varies, so {to} would have to tell you.',
  ],
  prices: ['{list}.', 'The prices are: {list}.'],
  'yours-please': ['Yours, please.', 'Your own, please.'],
  'why-detail': [
    'It helps {to} to get back to you, but you need not give it.',
    "So that {to} can get back to you; it's up to you.",
  ],
  'yes-please': ['Yes, please.', 'Yes, do.', "Please do, and I'll note it for {to}."],
  vat: [
    "I don't know whether that includes VAT, but {to} can tell you.",
    'Whether VAT is included is a question for {to}.',
  ],
  'price-extras': [
    '{What} is {price}; {to} can tell you whether anything comes on top.',
    '{What} costs {price}, and whether anything comes on top is a question for {to}.',
  ],
  'price-child': [
    "{What} is {price}; I don't have a separate price for children.",
    "I only have the one price for {what}, {price}, and {to} can tell you if it's less for a child.",
  ],
  'price-each': [
    '{What} is {price}; {to} can tell you whether that is for each or for all.',
    '{What} costs {price}, and whether that is for each is a question for {to}.',
  ],
  duration: [
    'We allow about {minutes} minutes for {what}.',
    'Allow about {minutes} minutes for {what}.',
  ],
  durations: ['We allow about {list}.', 'Allow about {list}.'],
  hours: ["We're open {list}.", 'Our hours are {list}.'],
  'hours-day': [
    'On {day} we are open from {from} to {to}.',
    '{day}: we open at {from} and close at {to}.',
  ],
  'hours-eve': [
    'Our usual {weekday} hours are {from} to {until}, and {to} can confirm {day}.',
    'On a {weekday} we usually open from {from} to {until}; {to} can confirm {day}.',
  ],
  'open-now': [
    "We're open until {until} today, but I can't promise that anybody is free.",
    "We close at {until} today, and I can't promise who is free.",
  ],
  'shut-now': [
    "We're closed now, and open again on {when}.",
    'It is closed here now; we open on {when}.',
  ],
  'closed-day': ["We're closed on {day}.", 'On {day} we are not open.'],
  'closed-always': [
    "I'm afraid I have no opening hours here.",
    'Nobody has given me the opening hours.',
  ],
  'area-yes': ['Yes, we cover {place}.', '{place} is in our area.'],
  'area-no': ["No, I'm sorry, we don't cover {place}.", "I'm afraid we don't cover {place}."],
  'area-unsure': [
    "I'm not sure that we cover {place}, so {to} will check.",
    '{place} may be outside our area; {to} can tell you.',
  ],
  'area-other': [
    "That's not on my list, which only says {area}, so {to} will check.",
    'My list only says {area}; {to} can tell you for certain.',
  ],
  area: ['We cover {place}.', 'Our area is {place}.'],
  place: [
    "We're in {town}, but I don't have the address here.",
    'The business is in {town}; {to} can give you the address.',
  ],
  services: ['You can book {list}.', 'We can book you in for {list}.'],
} as const
