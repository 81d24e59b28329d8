/** Replies to somebody in danger. */
export const dangers = {
  'danger-gas': [
    "Ring the gas emergency line on 0800 111 999 now. Open windows, don't touch switches or light anything, and get everyone outside; {sends}.",
    'Please leave the building and ring 0800 111 999 from outside. {told}I cannot send help myself.',
    '0800 111 999 is the number to ring, now and from outside.',
  ],
  'danger-carbon-monoxide': [
    'Get everyone outside now and ring 0800 111 999. If anyone feels ill, ring 999; {sends}.',
    'Please go outside and ring 0800 111 999, or 999 if anyone is unwell.',
    '0800 111 999 is the number to ring, now, from outside in the fresh air.',
  ],
  'danger-electricity': [
    'Stay well away and ring 105 now, or 999 if anyone is hurt. Keep others back; {sends}.',
    'Please keep clear and ring 105, or 999 if there is danger to life.',
    '105 is the number to ring, or 999 if anyone is hurt.',
  ],
  'danger-wet-electrics': [
    "Keep well away, and turn the power off at the mains only if the fuse box is dry and safe to reach. If you can't, ring 105, or 999 if anyone is hurt; {sends}.",
    'Turn the power off only if the fuse box is dry and safe to reach, and touch nothing wet. Otherwise please keep clear and ring 105.',
    "105 is the number to ring if you can't turn the power off safely, or 999 if anyone is hurt.",
  ],
  'danger-fire': [
    'Ring 999 now and ask for the fire service. Get everyone out if you safely can, and do not go back; {sends}.',
    'Please get out and ring 999 at once. {told}I cannot send help myself.',
    '999 is the number to ring, now and from outside.',
  ],
  'danger-fire-outside': [
    'Ring 999 now, ask for the fire service and tell them that you are locked out. Stay outside; {sends}.',
    'Please ring 999 at once and say that you are locked out. {told}I cannot send help myself.',
    '999 is the number to ring, now; tell them that nobody can get in.',
  ],
  'danger-crime': [
    'Ring 999 now and ask for the police. Get somewhere safe if you are in danger; {sends}.',
    'Please ring 999 at once and keep yourself safe. {told}I cannot send help myself.',
    '999 is the number to ring, as soon as it is safe to.',
  ],
  'danger-life': [
    'Please ring 999 now if a life is in danger, or Samaritans on 116 123, free, day and night. You deserve help from a person, and I am only an AI.',
    'Samaritans are there on 116 123 at any hour, and 999 if life is in danger. Please ring one of them now.',
    'Please ring 116 123, or 999 if you are in danger now.',
  ],
  'danger-medical': [
    'Ring 999 now and ask for an ambulance. Stay on the line and do what the call handler says; {sends}.',
    'Please hang up and ring 999 at once. {told}I cannot send help myself.',
    '999 is the number to ring, now.',
  ],
  'danger-animal': [
    'Please ring a vet straight away: your own, or the nearest that is open. Tell them what happened and when; {sends}.',
    'Please ring a vet right now. {told}I cannot send help myself.',
    'Please ring a vet now: your own, or any that is open.',
  ],
  'after-danger': [
    'Your safety comes first, so please make that call now.',
    "Please make sure that everyone is safe first; I won't book anything on this call.",
    'Ring us again once everyone is safe.',
  ],
  'after-danger-animal': [
    "Please ring the vet first; I've noted what you say.",
    "The vet comes first, so I won't book anything on this call.",
    'Ring us again once a vet has helped.',
  ],
  'after-danger-medical': [
    "I can't judge how bad it is, but 999 can; please ring them now.",
    'Please ring 999 first; they will tell you what to do.',
    "Please let 999 judge that; I won't book anything on this call.",
    'Ring us again once 999 has helped.',
  ],
  'go-hospital': [
    "Yes, have somebody take you to A&E now, and ring 999 if it gets worse or you can't get there.",
    "Yes, to A&E now; if it gets worse or you can't get there, ring 999.",
  ],
  'ring-first': [
    'Please ring 999 first: they will say whether to wait for them or go in by car.',
    'Ring 999 before you set off; they can tell you what is quickest.',
  ],
  'on-way': [
    'Go straight there, and ring 999 if it gets worse on the way.',
    'All right, straight to A&E, and 999 if anything gets worse.',
  ],
  'no-waiting': [
    "No, please don't wait for us: ring 999 now.",
    "No, this can't wait for an appointment here, so please ring 999 first.",
  ],
  'is-999': ["It's 999 for this, please, not 111.", "999, please: this can't wait for 111."],
  'is-sure': [
    'Yes, from what you tell me: please ring 999 now.',
    "Yes, I would rather you rang 999 and didn't need it.",
  ],
  'after-danger-wet-electrics': [
    'Please keep clear of it, and tell me once the power is off.',
    "Your safety comes first; I've noted what you say.",
    'Ring us again once the power is off and everyone is safe.',
  ],
  'will-tell-details': [
    "Yes, I'll let {to} know, once you tell me your {details}.",
    'Yes, {to} will be told, so tell me your {details} as well.',
  ],
  'will-tell': ["Yes, I'll let {to} know.", 'Yes, {to} will be told.'],
  'danger-details': [
    'Yes, please tell me your name, number and address, if you are safe where you are.',
    'Yes please: your name, number and address, if you are safe.',
  ],
  'danger-noted': [
    "Thanks, I've noted that, but please make that call now.",
    'I have that down; please make that call first.',
  ],
  'danger-worse': [
    'If it gets worse, tell 999 at once.',
    'Please ring 999 again and tell them that.',
  ],
  'help-coming': [
    'Good, stay safe and do what they tell you.',
    'Please do what they say until they are with you.',
  ],
  'cannot-fetch': [
    "I can't reach anybody there, so please send somebody in to tell them.",
    'I can only leave word, so please have somebody tell them in person.',
  ],
  'cannot-find-out': [
    "I can't find that out from here, but {to} will see that you asked.",
    "I can't ask anybody here, so tell them that you don't know.",
  ],
  'help-life': [
    "I'm glad that you won't be alone with this.",
    "I'm glad that you are talking to somebody.",
  ],
  'help-animal': [
    "Good, the vet comes first; I've noted the rest for {to}.",
    "Please do what the vet tells you; I've noted that for {to}.",
  ],
  'ask-handler': [
    "I can't advise on that, so ask the 999 call handler right now.",
    'The 999 call handler can tell you that; please ask them.',
  ],
  'noted-helped': [
    "I've noted that for {to}; please follow what they tell you.",
    "That's noted for {to}, so please do what they say for now.",
    'I have that down for {to}.',
  ],
  'goodbye-danger': ['Please make that call now, and take care. Goodbye.'],
  'goodbye-clear': ['Please keep well clear of it, and take care. Goodbye.'],
  'warn-others': [
    'Yes, but only from outside and if it is safe; please make that call first.',
    'Yes, if you can do it safely from outside, once you have rung.',
  ],
  'goodbye-helped': ['Take care, and do what they tell you. Goodbye.'],
  'fire-alarm': [
    'If you see or smell smoke, get everyone out and ring 999.',
    'Get everyone out and ring 999 if there is any smoke.',
  ],
  'safe-again': [
    'All right, but if anyone is in danger, ring 999.',
    'Ring 999 at once if anyone is in danger.',
  ],
  'no-ambulance': ['All right, no ambulance then.', 'Right, no need for 999, then.'],
  'still-urgent': ['{To} still has this as urgent.'],
  'still-booked': ['Your booking still stands.'],
  'gas-off': [
    "Yes, if you can reach the meter safely and it isn't in a cellar; then ring 0800 111 999 from outside.",
    'At the meter, yes, if that is safe and not in a cellar. Then ring 0800 111 999 from outside.',
  ],
  'safe-gas': [
    'All right, but if you smell gas, an alarm sounds or anyone feels ill, ring 0800 111 999.',
    'If you smell gas, an alarm sounds or anyone feels ill, go outside and ring 0800 111 999.',
  ],
  'safe-electricity': [
    'All right, but if it is not safe after all, keep away and ring 105.',
    'Keep away from it and ring 105, or 999 if anyone is hurt.',
  ],
  'safe-life': [
    'All right, and Samaritans are on 116 123 at any hour if you need them.',
    'Ring Samaritans on 116 123 at any hour, or 999 if life is in danger.',
  ],
  'safe-patient': [
    "All right, but ring 111 about it now, or 999 if it gets worse or anyone can't breathe.",
    "Then please ring 111 now, and 999 if it gets worse or anyone can't breathe.",
  ],
  'safe-medical': [
    "All right, but if it gets worse or anyone can't breathe, ring 999.",
    "Ring 999 if it gets worse or anyone can't breathe.",
  ],
  'safe-animal': [
    'All right, but if it gets worse, ring a vet.',
    'Ring a vet if it gets worse: your own, or the nearest that is open.',
  ],
} as const
