import { clausesOf } from '../asks/clauses.ts'
import { asksToMove, isQuestion } from '../asks/questions.ts'
import { withDigits } from '../text/numbers.ts'
import { part, pattern } from '../text/patterns.ts'

const NOT_PEOPLE =
  "(?! ?(?:[:.]\\d|(?<= )[0-5][05]\\b(?! (?:year|quid|pounds))|[ap]m\\b|o'clock|past\\b|to |in the |(?:th|st|nd|rd)\\b|minutes?|mins?|hours?|nights?|days?|quid|pounds?|euros?|pence|p\\b|/|%|per ?cent))"
/** A bare number, at the question how many they are. */
const ANY_COUNT = new RegExp(`(?<!£)\\b(\\d{1,2})\\b(?! (?:quid|pounds?|euros?|pence)\\b)`)
const COUNTED = pattern`
  \b(?:
    for|party of|group of
    |we(?:'re|'d be|'ll be| are| would be| will be)(?: (?:going to|gonna) be)?
    |there(?:'s|'d be|'ll be| are| would be| will be)(?: (?:going to|gonna) be)?
    |make (?:it|that)
    |it (?:might|may|could|will) be
    |it'll be(?= \d{1,2}\b[^.?!]{0,20}\b(?:coming|joining)\b)
    |fit(?:ting)?(?: in)?|squeez(?:e|ing)(?: in)?|seat(?:ing)?|bring(?:ing)?
  ) (?:a party of |about |only |just )?(\d{1,2})\b${NOT_PEOPLE}
`
const TOTAL =
  /\b(\d{1,2}) ?(?:people|ppl|of us|guests|covers|pax|diners)\b|\b(?:x ?|(?:do|have|seat|for) us )(\d{1,2})\b(?!:)/
/** Corrects the number of people: "no, six of them". */
const OF_THEM =
  /^(?:no|actually|sorry|well)[, ]+(?:it's |there(?:'s| are|'ll be) )?(\d{1,2}) of them\b/
/** "We've a table for four, can we make it six?" is six. */
const MADE = new RegExp(
  `^.*\\bmake (?:it|that) (?:a table )?(?:(?:for|of) )?(?=\\d{1,2}\\b${NOT_PEOPLE})`,
)
/** Corrects the number of people, and not the time: "at eight for four, could you make it six?" */
const PARTY_MADE = new RegExp(
  `\\b(?:for \\d{1,2}|\\d{1,2} (?:people|of us|guests|adults))\\b${NOT_PEOPLE}[^.?!\\d]{0,40}\\bmake (?:it|that)`,
)
const CLOCK = /\b(?:at|by|from) \d|\d[:.]\d\d|\d ?[ap]m\b|\b(?:half|quarter) /
const DIET = '(?:coeliac|vegan|vegetarian|veggie|allergic|pescatarian|diabetic)s?'
/** Some of the party, or people on top of it: "two of us are vegan", "two more of us", "two coeliac". */
const APART = new RegExp(
  part`
    \b(?:
      \d{1,2} (?:
        (?:
          people|of us|of them|guests|adults|kids|children
        ) (?=(?:is|has|had|have(?! (?:you|to))|were|was|got|felt|went|can't|don't)\b)
        |(?:more|extra|other|additional)(?: people| of us| guests)?\b
      )
      |another \d{1,2}\b
      |(?:\d{1,2}|one) (?:of (?:us|them) |people |persons? )?(?:is |are )?(?:a )?${DIET}\b
      |${DIET},? \d{1,2} of (?:us|them)\b
    )
  `,
  'g',
)
/** Says how old they are, and counts nobody: "the kids are two and four", "she's ten". */
const AGED = new RegExp(
  part`
    \b(?:
      (?:kids|children|grandkids|grandchildren|boys|girls|little ones|lads|twins) are|(?:s?he|son|daughter|grandson|granddaughter)(?:'s| is)
      |they(?:'re| are)(?= \d{1,2} and \d)
    ) (?:(?:only|just|nearly|about) )?\d{1,2}(?:,? (?:and )?\d{1,2})*\b(?! (?:people|of (?:us|them)|guests|adults))
  `,
  'g',
)
/** The time of a table that is booked: "we've a table already, it's for twelve today". */
const BOOKED_FOR =
  /\b(?:already|booked)\b[^.?!]*\b(?:it's|it was|it is) for \d{1,2} (?=today|tonight|tomorrow|on\b|this\b|\w+day\b)/g
/** Asks whose name to give, and counts nobody: "mine or my mum's?" */
const WHOSE_NAME = /\b(?:mine|his|hers) or (?:my|his|her|our) \w+(?:'s)?\b/g
/** The hour of a table: "we're booked in for eight", "is it still on for eight?" */
const BOOKED_IN =
  /\b(?:booked in|(?:we're|we are|i'm) down|(?:still|are we|it's|that's|we're) (?:all )?(?:on|ok|okay|good|fine)(?: (?:tonight|tomorrow|\w+day))?) for \d{1,2}\b(?! (?:people|of us|guests|adults|covers))/g
/** Says what sort of call it is: "this is a silly one". */
const SILLY_ONE =
  /\b(?:an?|bit of an?) (?:\w+ )?(?:silly|odd|funny|weird|daft|strange|quick|random|cheeky|tricky) 1\b/g
/** What may come yet: "it might go up to fifteen". */
const MAY_GROW = /\b(?:might|may|could) (?:go|end) up (?:to )?\d{1,2}\b/g
/** Comes for a thing, and not to eat: "can I pop in for one?" */
const FETCHED = new RegExp(
  part`
    \b(?:
      pop|nip|call|drop|swing|stop|run|come|send
    )(?:ping|ing)?(?: (?:in|by|round|over|down|up|back|someone|somebody))? for 1\b
  `,
  'g',
)
/** Food that is fetched: "two pizzas to take away". */
const AWAY =
  '(?:take ?-?(?:away|out)|to collect|for collection|pick(?:ing)? (?:it |them )?up|pick-?up|delivered|delivery)'
const IS_AWAY = new RegExp(`\\b${AWAY}\\b`)
/** When it is fetched: "to take away for about six". "For about six people" counts them. */
const AWAY_AT = new RegExp(
  `\\b${AWAY}\\b[^.?!\\d]{0,24}?\\bfor (?:about|around|roughly|say) \\d{1,2}\\b(?! (?:people|of us|persons?|adults|guests))`,
  'g',
)

/** Whether a line orders food to be fetched, for which nobody needs a table. */
export const isTakenAway = (text: string) => IS_AWAY.test(text) && !/\btables?\b/.test(text)

/** Whom a present is for: "a voucher for my mum". */
const GIVEN =
  /\b(?:vouchers?|gifts?|presents?|cards?|cake|flowers|surprise) for (?:my|our|his|her|the) [a-z]+\b/g
/** Whom to speak to, who need not come: "get them to ring my boss, not me". */
const CONTACTED =
  /\b(?:(?:ring|call|phone|text|e-?mail|contact|(?:speak|talk) to|behalf of)(?:ing)? (?:back )?(?:my|our|his|her|the) [a-z]+|not me)\b/g
/** Who is no guest any more: "my late husband", "my husband passed away". */
const DEAD =
  /\b(?:my|our|his|her) (?:late \w+|\w+(?:'s| has| had)? (?:passed|died|is dead)\b[^.,;!?]*)/g
/** "Six, no, seven" is seven. */
const TAKEN_BACK =
  /\b\d{1,2}(?: people| of us)?(?:, (?:on )?[a-z]*day(?: the [\w-]+)?)?[,.? ]+(?:(?:no|sorry|wait|hang on|hold on|actually|oh|well|i mean|or rather|tell a lie|make (?:it|that))[,. ]+)+(?=\d{1,2}\b(?! ?(?:o'clock|[ap]m\b|st\b|nd\b|rd\b|th\b|past\b|(?:jan|febr|march|april|may|june|july|aug|sept|oct|nov|dec)\w*)))/g
/** "Four of us, no, hang on, Mum's coming, five" is five. */
const COUNTED_AGAIN = pattern`
  \b\d{1,2}(?: people| of us)?[,. ]+(?:
    no|sorry|wait|hang on|actually|oh
  )\b[^\d?!]{0,40}, (?=\d{1,2}(?: of us)?\W*$)
`
/** The party in place of another: "for four, but now we're six", "it's gone from six people to eight". */
const CHANGED = pattern`
  \b(?:
    from \d{1,2} (?:people|of us|guests|adults|covers)
    |we(?:'ve| have) gone (?:up |down )?from \d{1,2}
  ) to (\d{1,2})\b${NOT_PEOPLE}
  |\b(?:(?<!\d )now|(?<!\btime )(?:up|down) to)(?: (?!half|quarter)[a-z' ]{0,24})? (\d{1,2})\b${NOT_PEOPLE}(?! (?:\d|oh|zero|double)\b)
  |\b(?:we're|are|be|it's|there's) (?:only |just )?(\d{1,2})(?: of (?:us|them)| people)? now\b
`
/** Some of the party no longer come: "eight people, and three have dropped out". */
const FEWER =
  /\b(\d{1,2}) (?:people|of us|guests|adults|covers)\b[^\d?!]{0,60}\b(\d{1,2}) (?:of (?:us|them) |people )?(?:have |has |'ve |are |had )?(?:dropped out|pulled out|cried off|cancelled|dropping out|not coming|can't (?:come|make it)|can no longer)\b/
/** How many fewer they are: "we'll be two less". */
const LESS = /\b\d{1,2} (?:less|fewer|short)\b/g
/** The new number before the old: "it's four, not six". */
const NOT_OLD =
  /\b(?:it's|we're|we are|be|so|now) (\d{1,2})(?: of us)?,? (?:and )?not \d{1,2}\b(?! (?:o'?clock|[ap]\.?m))/
/** Counts up: "eight and a high chair. So nine." */
const SUM =
  /(?:\bso (?:that's |it's |we're |about )?|(?:^|[.!?] )(?=\d{1,2},? (?:is (?:that|it)|i make (?:it|that)|in all|all told)\b))(\d{1,2})(?: (?:of us|in total|altogether|all together|people))?(?=\W*$|[.;!?]|,? (?:is|i make|in all|all told|with|including|counting)\b)/
/** Tells of a guest more: "my sister might come an' all", "he's bringing his lass", "one more". */
const JOINS =
  /\b(?:(?:come|coming|join|joining) (?:as well|too|now|along|an'? all)|bring(?:s|ing)? (?:his|her|their|someone|somebody|another)|(?:one|two) (?:more|extra)|altogether|in total)\b/
/** All of them, before some of them: "five, two coeliac and a baby". */
const WHOLE = /^(\d{1,2})(?: of us)?, (?!and\b|plus\b)(?=\d|an?\b|one\b|two\b|me\b|my\b)/
const PEOPLE = new RegExp(
  part`
    \b(?:(\d{1,2})|(?:a|an|my|our|the|his|her)) (?:[a-z]+ )?(?:
      people|persons?|guests?|girls|boys|lads|ladies|women|men|of us|adults?|diners|covers
      |seats?|places?|pax|kids?|little ones?|child|children|bab(?:y|ies)|toddlers?|sons?
      |grand(?:child(?:ren)?|kids)|daughters?|friends?|wife|husband|missus|hubby|other half|fianc[eé]e?|nan|gran|boss
      |partner|girlfriend|boyfriend|mum|dad|parents|sister|brother|colleagues?
    )\b(?!'s (?:\d|\w+th\b|birthday|anniversary|retirement|do\b))
  `,
  'g',
)
/** People whose number is not said: "me and my friends". */
const SOME_PEOPLE = pattern`
  \b(?:
    people|persons|guests|girls|boys|lads|ladies|women|men|adults|diners|kids|little ones
    |(?:grand)?children|grandkids|babies|toddlers|sons|daughters|friends|colleagues
  )$
`
const ME =
  /(?<!\b(?:r[aiu]ng|call(?:ed|ing)?|phon(?:e|ed|ing)|ringing|told|tell|text(?:ed)?|ask(?:ed)?|let) )\b(?:me|i|myself)\b(?=,| and)|\band (?:me|i|myself)\b/
const ALONE = /\b(?:(?:just|only) me(?! and\b)|myself|on my own|by myself|alone|just the one)\b/
const PAIR =
  /\b(?:couple of us|both of us|us 2|me and (?:him|her)|(?:just|only)(?: be)? the 2 of them)\b/

/** Who is left: "he's not coming, so just the four". */
const LEFT_OF_THEM =
  /\b(?:so|be|it's|we're|now)(?: it's| that's)? (?:just|only) (?:the )?(\d{1,2})(?: of us)?(?=\W*$|[,.;!])/

/** A line without the words that count who is left, which name no time. */
export function withoutWhoIsLeft(text: string): string {
  const said = withDigits(text)
  return LEFT_OF_THEM.test(said) ? said.replace(LEFT_OF_THEM, ' ') : text
}

/** Settles which of two numbers it is: "seven or eight of us, say eight". */
const ONE_OF_TWO =
  /\b(\d{1,2}),? (?:(?:or|maybe|perhaps|possibly) )+(\d{1,2})( of us| people| guests),? (?:let's )?(?:say|call it|make it) (\1|\2)\b/

const OF_THEM_ALL = /\b\d{1,2} of (?:us|them)\b/
/** Says how many they are in all, or puts that right. */
const STATES = pattern`
  \b(?:
    there(?:'s|'ll|'d| is| are| will| would)|we(?:'re|'ll|'d| are| will| would)|it(?:'s|'ll)
    |just|only|now|no|not|actually|sorry|make|change|instead|tables?|party|book\w*|coming
    |can't|cannot|won't
  )\b
  |^(?:(?:yes|yeah|oh|well|and|so|for|the),? )*\d{1,2} of us\W*$
`

/** A size that may come to be: "it might be fifteen". */
const MAY_BE = new RegExp(
  `\\b(?:might|may|could)(?: well| only| just| even)* be (?:about |only |just )?\\d{1,2}\\b${NOT_PEOPLE}`,
  'g',
)
/** Will say later what it comes to: "I'll know by Friday", "not sure yet". */
const SAYS_LATER =
  /\b(?:(?:i|we|she|he|they)(?:'ll| should| can)|will) (?:(?:only|just|definitely|not|have to) )*(?:know|find out|confirm|let (?:you|him|her|them) know|ring|call|text|tell you)\b|\b(?:not sure|(?:don't|won't|doesn't) know|to be confirmed)\b/

/** Whether a line names a size that the caller will confirm later. */
export const isUnconfirmed = (text: string) =>
  SAYS_LATER.test(text) && withDigits(text).search(MAY_BE) >= 0

/** A line without a size that the caller will confirm later: the one that she has stays. */
export const withoutUnconfirmed = (text: string) =>
  isUnconfirmed(text) ? withDigits(text).replace(MAY_BE, ' ') : text

/** Puts the number of those who come in place of another: "it's just two kids". */
const INSTEAD = /\b(?:just|only|make|instead|left)\b/

/** Counts children, and nobody else: "there's two little ones". */
const CHILDREN =
  /\b(\d{1,2}) (?:(?!more|extra|other)[a-z]+ )?(?:kids?|little ones?|child(?:ren)?|grand(?:children|kids)|bab(?:y|ies)|toddlers?)\b/

/** Whether a number is only some of a party whose size is known: "vegetarian for two of us", of four. */
export function isSomeOfParty(text: string, count: number, party: number | null): boolean {
  const line = withDigits(text)
  if (party === null || count >= party) return false
  const isOfChildren = Number(CHILDREN.exec(line)?.[1]) === count && !INSTEAD.test(line)
  return isOfChildren || (OF_THEM_ALL.test(line) && !STATES.test(line))
}

/** Asks for more or fewer seats: "is it ok if there's seven of us?", "have you a table for ten?" */
const ASKS_SEATS = pattern`
  \b(?:
    of us|if|instead|now|still|fit|squeez\w+|room|space|(?<!\bor )more|extra|fewer|less|com(?:e|ing)|join\w*|bring\w*
    |(?:have you|is there|chance of)[^.?!]* table
  )\b
`

/** A line without the questions whose numbers change no party: "is it twenty for kids?", "is there a deposit for eight?" */
export function withoutSideQuestions(text: string): string {
  const clauses = clausesOf(text)
  const counted = clauses.filter(
    (one) => !isQuestion(one) || asksToMove(one) || ASKS_SEATS.test(one),
  )
  return counted.length === clauses.length ? text : counted.join('. ')
}

/** Puts a number of people right: "sorry, nine, I've miscounted". */
const MISCOUNTED = /\bmis-?count|\bcounted (?:it |them |us )?wrong\b/

/** The number of people that a table is for, or null. `isAtQuestion`: whether she has asked how many they are. */
export function findParty(text: string, isAtQuestion: boolean): number | null {
  const isAsked = isAtQuestion || MISCOUNTED.test(text)
  const said = withDigits(text)
    .replace(/\ba dozen\b/g, '12')
    .replace(/\b(?:instead of|rather than) \d{1,2}\b/g, ' ')
    .replace(ONE_OF_TWO, '$4$3')
    .replace(TAKEN_BACK, (said) => (/ (?:people|of us)/.test(said) ? 'for ' : ''))
    .replace(COUNTED_AGAIN, 'for ')
    .replace(APART, ' ')
    .replace(AGED, ' ')
    .replace(FETCHED, ' ')
    .replace(AWAY_AT, ' ')
    .replace(BOOKED_IN, ' ')
    .replace(SILLY_ONE, ' ')
    .replace(MAY_GROW, ' ')
    .replace(BOOKED_FOR, ' ')
    .replace(WHOSE_NAME, ' ')
    .replace(GIVEN, ' ')
    .replace(DEAD, ' ')
    .replace(CONTACTED, ' ')
    .replace(LESS, ' ')
  const isMade = !CLOCK.test(said) || PARTY_MADE.test(said)
  const line = isMade ? said.replace(MADE, 'make it ') : said
  const isCounting = isAsked || countCompany(line) > 1 || JOINS.test(text)
  // Without such a word "it's eight, not seven" may be the hour.
  const notOld = /\b(?:less|fewer|short|extra|more|people|of us|guests|covers)\b/.test(text)
    ? NOT_OLD.exec(line)
    : null
  if (notOld) return Number(notOld[1])
  const sum = isCounting ? SUM.exec(line) : null
  if (sum) return Number(sum[1]) || null
  const fewer = FEWER.exec(withDigits(text))
  if (fewer && Number(fewer[1]) > Number(fewer[2])) return Number(fewer[1]) - Number(fewer[2])
  const changed = CHANGED.exec(line)
  if (changed) return Number(changed[1] ?? changed[2] ?? changed[3]) || null
  const whole = isAsked ? WHOLE.exec(withDigits(text)) : null
  if (whole) return Number(whole[1]) || null
  const total = TOTAL.exec(line) ?? OF_THEM.exec(line) ?? LEFT_OF_THEM.exec(line)
  const found = total ?? COUNTED.exec(line.replace(PEOPLE, ' '))
  if (found) return Number(found[1] ?? found[2]) || null
  const company = countCompany(line)
  if (company > 1) return company
  if (PAIR.test(line)) return 2
  if (ALONE.test(line)) return 1
  return isAsked ? Number(ANY_COUNT.exec(line)?.[1]) || null : null
}

/** Counts people by mention: "me, my wife and two kids" are four, and "my parents" two; 0 if it cannot. */
function countCompany(line: string): number {
  let count = ME.test(line) ? 1 : 0
  for (const [said, number] of line.matchAll(PEOPLE)) {
    if (number === undefined && count === 0 && !/^(?:my|our)/.test(said)) continue
    if (number === undefined && SOME_PEOPLE.test(said)) return 0
    count += number ? Number(number) : said.endsWith('parents') ? 2 : 1
  }
  return count
}
