import { pattern } from '../text/patterns.ts'

/** Asks her to say something again. */
export const REPEAT = pattern`
  \b(?:
    repeat(?! presc)
    |again(?<=(?:^(?:\S+ ){0,2}|\b(?:that|it|(?:tell|give|ask|with|remind) me|one|name|number|please) )again)(?<!\b(?:for|do|doing|with|of) (?:it|that) again)
    |(?:beg your )?pardon
    |(?<=^(?:sorry|what|eh|pardon)?,? ?)come again(?=\W*$)
    |(?:once more|one more time|(?<!\b(?:try|ring|call|come|book|visit|do)\b[^.,;!?]{0,24} )another time)
    |rephrase
    |(?<!\b(?:hate to|sorry to|not to|have to|rather not|i'll|i'd|i must|as they|dare i|you'd|might|would|always) )say (?:what|that|it)
    |what (?:was|is|did|were|are) (?:that|it|you|the question)(?: (?:say|saying|said|ask|asking|just|question|again|last).*)?(?=\W*$)
    |what (?:question )?did you (?:just )?(?:say|ask|change|note)
    |what have you (?:just )?(?:said|asked|changed|noted)(?=\W*$)
    |what you (?:just )?said|you said what
    |(?:pass(?:ed)?|noted?|changed?|moved?|marked?|put|tell (?:him|her|them|\w+)) what(?: on| down| right)?(?=(?:,? (?:love|mate|pal|duck|sorry))?\?)
    |what'?s that(?=\W*$|[.?!]|,? (?:again|sorry|love|mate|pal|duck|you (?:said|say)|i|mean)\b)
    |what do you mean(?! you (?:can't|cant|cannot|don't|won't)\b)(?![^.?!]*, (?:is|are|was|were|have|has|do|does|did|will|should) [a-z])
    |(?:
      didn't|did not|couldn't|could not|can't|cannot|don't|not
    ) (?:quite |really |fully |even )?(?:
      hear(?!(?: a thing| anything| much| owt)? (?:out of|in(?! here)|on|from|by|before|back) )
      |catch|understand
      |get(?! (?:up|out|in|on|off|down|about|around|round|over|through|to|there|here|him|her|them|his|our|their|its|my|the|an?)\b)
      |follow(?:ing)?|make (?:that )?out
    )(?<!\bnot (?:get|follow))(?<!\bif (?:i|we) .*)(?<!\b(?:letter|email|bill|invoice|form|contract|report|quote)\b.*)
    |missed (?:that|what|it)
    |(?:which|what) (?:was|were) the (?:
      first|second|third|last|other|earlier|later
    )(?: ones?)?(?: again)?(?=\W*$)
    |huh
    |(?:speak|talk) (?:up|louder|slower)
    |unclear|run that by|excuse me$|(?<!\b(?:nobody|no ?one|they|you|would|didn't|never|he|she) (?:\w+ )?)explain (?:that|it)
  )\b
`

const ROBOT = pattern`
  \b(?:
    (?:are|r) (?:you|yu)|you(?:'re| are)|is (?:this|that|it)|am i|if you(?:'re| are)
    |i(?:'m| am) (?:talking|speaking|chatting)
    |who am i|you sound|your(?= an? )|your voice|i(?:'m| am) not
    |i (?:think|believe|bet|guess|feel|want to know|need to know|wonder)
    |what are you
    |tell me (?:if|whether) you
  )\b[^.]*\b(?:
    robot\w*|bot|chat ?bot|a\.?i\.?|artificial\w*|human|machines?|computer\w*|automated|real
    |alive
    |(?<!\b(?:in|right|wrong|best) )person
    |actual person|program\w*|software
  )\b
  |^(?:robot|bot|human|ai|real person|a real person)\W*$
  |\byou (?:a|an) (?:ai|bot|robot|human|real|actual|machine|computer)\b
`

const RECORDING = pattern`
  \b(?:
    record(?:ing|ed|s)?|listen(?:ing)? in|taping|taped
    |(?:keep|store|save) (?:this|my|the) (?:call|voice|data|details|number)
  )\b
`

/** Tells her to forget her rules, or to be somebody else. */
export const INSTRUCTIONS = pattern`
  \b(?:
    (?:ignore|forget|disregard|override|bypass|drop) (?:\w+ ){0,4}(?:
      instructions?|rules?|prompts?|guidelines|training|programming
      |everything (?:above|before|you)
    )
    |system prompt
    |(?:your|the) (?:instructions|prompt|rules|programming)\b
    |pretend (?:to be|you(?:'re| are))
    |act as (?:a|an|if)|you are now|new instructions|developer mode|jailbreak
    |do anything now|reveal your|role ?play
  )\b
`

/** Asks her to wait. */
export const WAIT = pattern`
  \b(?:
    hang on|hold on
    |one (?:moment|minute|second|sec)
    |just a (?:moment|minute|second|sec)
    |give me a (?:moment|minute|second|sec)
    |bear with
    |wait a (?:moment|minute|second|sec)
    |two (?:seconds|secs|ticks|minutes)
    |(?:
      let me|i'll|i need to|lemme|(?:can|could|may) i
    ) (?:just )?(?:get|find|grab|fetch|look at|check) (?:my|the|a) (?:\w+ )?(?:
      diary|calendar|pen|phone|glasses|rota|notes?|letter
    )(?=\W*$)
  )\b
`

/** Greets, or asks whether somebody is there, and says nothing else. */
export const GREETING = pattern`
  ^(?:(?:oh|er+m?|um+)[ ,.!?]+)*(?:(?:
    hello|hi|hiya|hey|good (?:morning|afternoon|evening)|morning|afternoon|evening|there|ava
    |how(?: are)? (?:you|ya)(?: (?:doing|keeping|today))*
    |how's (?:it going|things)(?: today)?
    |(?:is )?any(?:one|body) (?:still )?there|(?:are )?you (?:still )?(?:there|on)(?: the (?:line|phone))?|can you hear me|hello again|love
    |(?:(?:can|could) (?:you|some(?:one|body)|any(?:one|body))|i wonder if you(?: can| could)?|i(?:'m hoping| hope) you can) help(?: me)?(?: please| out)?
    |i(?:
      'm not (?:really )?sure| don't (?:really )?know|'m (?:just )?wondering| was (?:just )?wondering
    ) (?:if|whether) (?:
      you (?:can|could) help(?: me| us)?
      |you do (?:this|that)(?: (?:sort|kind|type) of thing)?
      |you're the right (?:people|person|place|ones?)
    )
  )(?:[ ,.!?]+(?:oh|er+m?|um+|love))*[ ,.!?]*)+$
`

/** A line without the words that ask her to say something again. */
export const withoutRepeat = (text: string) => text.replace(REPEAT, ' ')

/** Whether a line asks her to say something again. */
export const asksToRepeat = (text: string) => REPEAT.test(text)

/** Whether a line asks if Ava is a person. */
export const asksForRobot = (text: string) =>
  // "I'm not human at half eight"
  ROBOT.test(
    text.replace(
      /\bi(?:'m| am) not (?:really )?(?:human|alive) (?:at|till?|until|before|this)\b/g,
      ' ',
    ),
  )

/** Whether a line asks if the call is recorded. */
export const asksForRecording = (text: string) =>
  RECORDING.test(text) &&
  !asksForRobot(text) &&
  /\b(?:you|this|call|we|being|it)\b/.test(text) &&
  /\b(?:are|is|do|will|being)\b/.test(text)

/** A line without the words with which the caller asks her to wait. */
export const withoutWait = (text: string) => text.replace(WAIT, ' ').trim()

/** "Are you still there?" */
const PRESENCE = /\b(?:you|any(?:one|body))(?: still)? (?:there|on)\b|\bhear me\b/

/** Whether a line only asks whether somebody is there. */
export const asksPresence = (text: string) => GREETING.test(text) && PRESENCE.test(text)
