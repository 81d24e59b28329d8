const NO_HELP_FROM_HERE = 'This is a website’s chat. It can’t send help.'

/**
 * What people in danger write, and whom they should ring. Checked first, whoever answers.
 *
 * **Source**: gov.uk (999), the National Gas Emergency Service (0800 111 999), Samaritans (116 123)
 */
const dangers: readonly [pattern: RegExp, answer: string][] = [
  [
    /\b(?:kill(?:ing)? (?:myself|my ?self)|suicid\w*|end (?:my|it) (?:life|all)|(?:hurt|harm|cut)(?:ing)? myself|self[ -]?harm\w*|want(?:ing)? (?:to )?die|(?:don'?t|do not|not) want (?:to )?(?:live|be alive)|(?:don'?t|do not|not) want (?:to )?(?:be here|wake up|exist|go on)(?: any ?more)?|(?:thinking (?:of|about)|want to|going to|gonna) end(?:ing)? (?:it(?: all)?|things|my life)(?! (?:at|with|on|after|next|this))|no point (?:in )?(?:living|going on|anymore|any more)|better off dead|better off without me|wish i (?:was|were) dead|can'?t take (?:it|this) any ?more|feel(?:ing)? suicidal|no reason to live|can'?t go on(?: anymore| any more| living)|take my own life)\b/,
    `I’m sorry you’re going through this. If you’re in danger, ring 999 now. Samaritans will listen day and night, free of charge, on 116 123. ${NO_HELP_FROM_HERE}`,
  ],
  [
    /\b(?:smell\w*(?: of| like| some)? gas|gas (?:is )?leak\w*|leak\w* (?:of )?gas|gas smell\w*|smelling gas|carbon monoxide|co alarm|co detector|gas escap\w*)\b/,
    `Get everyone out, light nothing and touch no switches. Ring the gas emergency number, 0800 111 999, from outside. If somebody is ill or in danger, ring 999. ${NO_HELP_FROM_HERE}`,
  ],
  [
    /\b(?:on fire|house fire|(?:there'?s|there is|have) a fire|fire in (?:my|the|our)|(?:house|flat|home|office|shop|kitchen|van|car|building|room|practice|surgery)(?: is| are)? (?:burn\w*|in flames|full of smoke)|caught fire|smoke (?:is )?(?:everywhere|coming))\b/,
    `Get out, stay out and ring 999 now. Ask for the fire service. ${NO_HELP_FROM_HERE}`,
  ],
  [
    /\b(?:chest pains?|pains? in (?:my |the |his |her )?(?:\w+ )?(?:chest|left arm)|heart attack|(?:having|had) a stroke|(?:can'?t|cannot|can not|not|isn'?t|isnt|stopped|hard to|difficult(?:y)? (?:to )?)\s?breath\w*|unconscious|collapsed|won'?t wake up|bleeding (?:badly|heavily|a lot|out)|(?:so )?much blood|overdose\w*|choking|(?:i am|i'?m|he'?s|he is|she'?s|she is|someone is|wife is|husband is|mum is|dad is|child is|baby is) dying|need an ambulance|(?:been )?(?:stabbed|shot)|severe allergic|anaphyla\w*|electrocuted)\b/,
    `Ring 999 now and ask for an ambulance. ${NO_HELP_FROM_HERE}`,
  ],
  [
    /\b(?:break(?:ing|s)? in(?:to|side)?|broke(?:n)? in(?:to)?|burglar\w*|being (?:robbed|burgled|attacked|followed|threatened|beaten)|intruder|(?:someone|somebody|man|stranger|he|they)(?:'s| is| are)? (?:in|inside) my (?:house|home|flat|shop)|attack(?:ing|ed) me|threaten(?:ing|ed)? (?:me|us|to kill)|(?:with|has|got) a (?:knife|gun)|hit(?:ting)? me)\b/,
    `Ring 999 now and ask for the police. If you can’t speak, stay on the line and press 55 from a mobile. ${NO_HELP_FROM_HERE}`,
  ],
]

/** Asks what the receptionist does in an emergency: nobody is in danger now. */
const asksAboutCalls =
  /\b(?:does|can|will|would|could|should|did|if|when|how|what) (?:does |would |will |can |should )?(?:ava|she|larkline|your (?:ai|bot|system|service|receptionist))\b(?! (?:is|has|isn|can'?t|cannot|won))|\bwhat if\b|\b(?:if|when|where) (?:a|an|some|one of (?:my|our)|my|our) (?:caller|tenant|patient|customer|client)|\bcallers?\b|\bcalls\b|\b(?:tenants?|patients?|customers?|clients?) (?:rings?|calls?|says?|reports?|phones?|smells?)\b|\bdo you (?:handle|deal|cover|support|take)\b|\bdo the texts\b|\btype calls?\b/

/** The fixed advice for somebody who may be in danger, or null. */
export function findDanger(question: string): string | null {
  const plain = question.toLowerCase().replace(/[’`]/g, "'").replace(/\s+/g, ' ')
  if (asksAboutCalls.test(plain)) return null
  return dangers.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}
