import { MONTHS } from '../../calendar.ts'
import { part, pattern } from '../text/patterns.ts'

const DAY =
  '(?:today|tonight|tomorrow|this \\w+|next \\w+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)'
const REST = '[^.,;!?]{0,60}'
const MONTH = `(?:${MONTHS.join('|').toLowerCase()})`

/** A time of day as it is spoken: "half nine", "about five o'clock". */
const CLOCK =
  '(?:(?:about|around|half(?: past)?|quarter (?:past|to)) ?)*(?:\\d[\\d:.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: ?(?:am|pm|o.?clock|thirty))?'

/** A day, or one of the month: "Friday", "the fifth", "the end of the month". */
const DATED = `(?:${DAY}|(?:the )?(?:\\d{1,2}|\\w+)(?:st|nd|rd|th)(?: of (?:the month|${MONTH}))?|the (?:end|start|beginning) of (?:the month|${MONTH}))`

/** What is set for a day by others: "the hearing", "our completion". */
export const SET_FOR_A_DAY =
  '(?:hearings?(?! (?:tests?|aids?)\\b)|tribunal|court (?:date|case|hearing)|exchange|completion|deadline|eviction|bailiffs|flight)'

/** Days and times that name no wish. */
const INCIDENTAL: readonly RegExp[] = [
  // "Her denture's snapped clean in half this morning"
  new RegExp(
    part`
      \b(?:
        snapped|broken?|cracked|chipped|fell|fallen|burst|split|tripped|smashed|leaked|conked out|died
        |(?:come|came|dropped) (?:off|out|away|loose|down)|(?:packed|given|gave) (?:up|in)|blown|blew|went|gone off|stopped working
      )\b(?:(?!\b(?:can|could|will|would|need|want|like|please|any|are|is|do|so|and|but|book|looking)\b)[^.,;!?]){0,32}? (?:
        today|tonight|this (?:morning|afternoon|evening|week)
      )\b
    `,
    'g',
  ),
  // "It's wide open at night", "it keeps him up at night", "it's worse in the evenings"
  new RegExp(
    part`
      \b(?:
        (?:wide|left|stood|swings|blows) open
        |(?:keep(?:s|ing)?|kept|wak(?:es?|ing)|woke)(?: (?:him|her|me|us|them|every(?:one|body)|the \w+))?(?: up| awake)?
        |worse|worst|(?:scratch|itch|bark|ach|hurt|throb|drip|leak|bang)\w*
      ) (?:\w+ )?(?:at|in the|all|through the|during the|of an?) (?:night|evening|morning)s?\b
    `,
    'g',
  ),
  // "Your text said after 3:01 pm", "he rang me at 8:05"
  new RegExp(
    part`
      \b(?:text|message|e-?mail|letter|voicemail|reminder)(?: (?:i got|you sent|from you)(?: me)?)? (?:just )?(?:said|says|saying|reads) (?:(?!\b(?:so|but|can|could|and (?:i|we|can|could))\b)[^.,;!?]){0,48}
      |\b(?:texted|rang|phoned|called|e-?mailed|messaged)(?: (?:me|us|you))?(?: back)? (?:at|about|around) ${CLOCK}
    `,
    'g',
  ),
  // "Is the rent due on the 5th?", "does it run out on Friday?"
  new RegExp(
    part`
      (?<=^|[.,;!?] |\b(?:and|so|but|or|when|whether|if) )(?:is|was|isn't|does|do|did|doesn't|will) (?:
        it|that|(?:the |my|our|his|her|your )(?:\w+ ){0,2}?\w+|rent|i|we|he|she|they
      ) (?:(?:still|always|normally|usually|only|have to|need to|got to|be|get|gets|got) )*(?:
        payable|pay|paid|run out|expire|renew
        |(?<!\b(?:i|we|he|she|they) (?:\w+ ){0,2})(?:due|end|go out|come out|taken|collected)
      )(?: (?:it|rent|the rent|on|by|in|out|at|of|my|account|each month))* ${DATED}
    `,
    'g',
  ),
  // "I've only been in a fortnight"
  new RegExp(
    part`
      \b(?:been|lived|waited|waiting)(?: (?!booked)\w+){0,2}(?: for)?(?: about| only| nearly| over| just)* (?:
        an?|\d+|two|three|four|five|six|a couple of|a few
      ) (?:day|week|fortnight|month|year)s?\b(?! (?:today|tomorrow|on|from|after))
    `,
    'g',
  ),
  // "Is it the same price at weekends?"
  new RegExp(
    part`
      \b(?:
        same (?:price|cost)|dearer|cheaper|extra|double
        |(?:charge|cost|pay|price)s? (?:any )?(?:more|extra|different|less)
      ) (?:(?:at|on|for|of|in|an?|the) )*(?:
        weekends?|evenings?|nights?|bank holidays?|(?:satur|sun)days?
      )\b
    `,
    'g',
  ),
  // "Will he ring today?"
  new RegExp(
    part`
      \b(?:will|is|are|can|could) (?!(?:i|we|you)\b)\w+(?: be| going to)* (?:
        ring|call|phon|text|get back to
      )(?:e|ing)?(?: me| us)?(?: back)? (?:
        today|tonight|tomorrow|this \w+|soon
      )\b
    `,
    'g',
  ),
  // "I mean Sam's to ring me today"
  new RegExp(
    part`
      \b(?!i'|we'|you'|it'|that')[a-z]+(?:'s|'ll| is| will)(?: (?:still|to|going to|gonna|got to|meant to|supposed to))* (?:
        ring|call|phon|text
      )(?:e|ing)? (?:me|us)(?: back)?(?: about [^.,;!?]{1,20})? ${DAY}\b
    `,
    'g',
  ),
  // "Will it be tomorrow they ring?"
  new RegExp(
    `\\b(?:will|would|is) it (?:be )?${DAY}(?: that)? (?:he|she|they|you|somebody|someone)(?:'ll| will)? (?:be )?(?:ring|call|phon)`,
    'g',
  ),
  // "I need to tell my boss a figure today"
  /\b(?:need|have|got|want) to (?:tell|let|give|get back to|confirm|decide|know)\b(?![^.?!]*\b(?:book|appointment|table)\b)[^.?!]{0,30}?\b(?:today|tonight|tomorrow|this week|by (?:this |next |the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/g,
  // "I'm away over Christmas, so after the fourth"
  /\b(?:away|off|abroad|busy|shut|closed|not (?:here|around|about)) (?:over|for|at|all over|all) (?:the )?(?:christmas|new year|easter)(?:(?: and|,) (?:the )?new year)?\b/g,
  // "I'm in all day bar bingo at two"
  new RegExp(
    part`
      \b(?:bar|except(?: for)?|apart from|other than) (?:(?:my|the|an?) )?(?!\d|\w*day\b|any|at\b|on\b)[a-z]+(?: [a-z]+)? at (?:
        half|quarter|\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve
      )${REST}
    `,
    'g',
  ),
  // "Does that count as my notice from today?"
  /\b(?:do(?:es)?|will|would|is) (?:that|it|this) [^.!?]{0,40}\b(?:from|as of|as from) today\b/g,
  // "I've got to get the kids at three, so before two"
  new RegExp(
    `\\b(?:i've|we've|i have|we have|i)(?: got| gotta)? (?:to )?(?:get|fetch|collect|pick up|drop) (?:the|my|our) \\w+(?: up| off)? (?:at|from|by) ${CLOCK}`,
    'g',
  ),
  // "I've got a removal van booked for tomorrow"
  new RegExp(
    `\\b(?:have|'ve|has|'s) (?:got )?(?:an?|the|my|our) (?:\\w+ )?(?:van|movers|removals|taxi|flight|train|ferry|holiday|hotel|skip) (?:booked|coming)(?: for| on)? ${DAY}`,
    'g',
  ),
  // "He has his second jab this Friday"
  new RegExp(
    `\\b(?:he|she|it)(?:'s| is| has|'ll have| gets) (?:got |having |getting )?(?:his|her|its) (?!(?:cut|groom|bath|check|appointment|own)\\b)(?:[\\w-]+ ){1,2}(?:on )?${DAY}`,
    'g',
  ),
  // "I know it's Sunday, but my hearing is tomorrow"
  /\b(?:(?:i know|i realise|i appreciate) (?:that )?(?:it's|it is)|(?:sorry|apologies) (?:to|for) \w+[^.,;!?]{0,16}? on) (?:an? )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?\b/g,
  // "Good morning, I need to see somebody before Friday"
  /^(?:(?:hello|hi|hiya|oh),? )*good (?:morning|afternoon|evening)\b/g,
  // "I didn't think anyone would answer on a Sunday"
  new RegExp(
    `\\b(?:any|some|no)(?:one|body)(?:'d|'s| would| will| is)?(?: be)? (?:answer|pick up|there|work|open|in)(?:ing)?(?: the phone)? (?:on (?:an? )?)?${DAY}`,
    'g',
  ),
  // "It's only Tuesday" tells the day of the call.
  new RegExp(`\\b(?:it's|it is) (?:only|just|still|already) ${DAY}\\b`, 'g'),
  // "I've got a call at twelve, make it ten"
  /\b(?:i've|we've|i have|we have|got) (?:got )?(?:an?|my|the) (?:\w+ )?(?:call|meeting|interview|pick-?up|appointment elsewhere) (?:at|from) (?:half |quarter (?:past |to )?)?\w+\b/g,
  // "What's she meant to do tonight?"
  /\bwhat(?:'s| is| am| are| do| does| should| can| shall)(?: (?:i|we|he|she|they|my \w+))?(?: (?:meant|supposed|going) to)? do (?:tonight|today|until then|till then|this evening)\b/g,
  // "The hearing's on Wednesday", "got court Friday", "no, the 16th is the court hearing"
  new RegExp(
    part`
      \b(?:
        (?:hearings?(?! (?:tests?|aids?)\b)|tribunal|completion|deadline|eviction|court (?:date|case|hearing))(?: (?:date|day))?
        |(?:in|got|have|has|going to) court
        |bailiffs(?: are)?(?: coming| due)?
      )(?:'?s| is| are)?(?: (?:set|listed|due))?(?: (?:for|on|by|at))? (?:${DAY}|(?:the )?(?:\d{1,2}|\w+)(?:st|nd|rd|th)\b)(?: (?:morning|afternoon|evening|night)\b)?
      |\b(?:${DAY}|(?:\d{1,2}|\w+)(?:st|nd|rd|th))(?:'s| is) (?:only |just )?(?:the|my|our|his|her) (?:day of the )?(?:\w+ )?${SET_FOR_A_DAY}\b
    `,
    'g',
  ),
  // "I've had court papers come today"
  new RegExp(
    `\\b(?:had|got|have) [^.,;!?]{1,30} (?:come|arrive|turn up)(?: (?:in|through))? (?:today|this \\w+)`,
    'g',
  ),
  // "Oh of course, Good Friday. Tuesday then"
  new RegExp(
    `\\b(?:of course|i forgot)(?: (?:it's|it is|that's|that is))?,? (?:good friday|(?:easter|boxing|christmas|new year'?s)(?: \\w+day| day)?|(?:a |the )?bank holiday|${DAY}(?=[.,;!?]))`,
    'g',
  ),
  // "Go on then, I'll leave work a bit early"
  /\b(?:leave|finish|get off|knock off|get away|get out of)(?: (?:work|the office|school|early))? (?:a (?:bit|little) )?(?:early|earlier)\b/g,
  // "Do I need to come early to fill in forms?"
  /\b(?:do|should|shall|must) (?:i|we) (?:(?:need|have) to )?(?:come|get there|arrive|be there|turn up) (?:a (?:bit|little) )?early\b/g,
  // "Since before bonfire night", "since, ooh, must be Sunday"
  /\bsince,? (?:(?:before|about|around|just|after|o+h|er|um|it|must|be|have|been|what|last|the),? )*(?:bonfire night|hallowe'?en|christmas|easter|new year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/g,
  // "Is it okay two days after her jab?"
  /\b(?:\d+|an?|one|two|three|four|five|six|ten|a few|a couple of) (?:days?|weeks?|months?) (?:after|before|since) (?:my|her|his|our|their|its) (?!appointment|booking|visit|first|last|next)\w+/g,
  // "Drip, drip, drip, all night long"
  /\b(?:all night(?: long)?|day and night|night and day|half the night)\b(?! (?:on|bar|is|suits|free|'s))/g,
  // "Half nine's when I'd be getting on the bus", "Monday is when he fire me"
  new RegExp(`\\b(?:${CLOCK}|${DAY})(?:'s| is| was) when (?:i|we|he|she|they|it)\\b${REST}`, 'g'),
  // "My boss he fire me on Monday"
  new RegExp(
    `\\b(?:he|she|they|boss|company) (?:fired?|sack(?:ed)?|dismiss(?:ed)?|hit|robbed|arrest(?:ed)?) (?:me|him|her|us|them)\\b[^.,;!?]{0,16} ${DAY}`,
    'g',
  ),
  // "I only noticed it Sunday when I was round there"
  new RegExp(
    `\\b(?:i|we|he|she|they)(?:'ve| have)? (?:only |just |first )?(?:noticed|spotted|saw|found|discovered|smelt|heard) (?:it|that|this|them|the \\w+)(?: first)? (?:on |last )?${DAY}(?: (?:when|while|as) ${REST})?`,
    'g',
  ),
  // "It's the ninth of March sixty-two, if you need the date of birth"
  new RegExp(
    `[^.;!?]{0,32}\\b${MONTH}\\b[^.;!?]{0,40}\\b(?:date of birth|d\\.?o\\.?b)\\b|\\b(?:date of birth|d\\.?o\\.?b|born (?:on|in))\\b[^;!?]{0,24}?\\b${MONTH}\\b[^.,;!?]{0,16}`,
    'g',
  ),
  // "Put our Ben in that one, and I'll do mine whenever"
  /\b(?:and |but )?(?:(?:i'?ll|i will|i can) (?:just )?(?:do|sort|book|arrange|see to|get|ring (?:up )?(?:about|for)) )?mine (?:can (?:be|wait(?: till?| until)?) |for |some )?(?:whenever|later(?: on)?|an?other (?:day|time)|after(?:wards)?|next time|separately)\b/g,
  // "Yes please. Can I cancel later if I need to?"
  /\b(?:cancel|change|move) (?:it |that )?(?:later|nearer the time)\b/g,
  // "I'm not that good in the mornings, so an afternoon"
  /(?:\bnot|n't) (?:that |very |so |too |much )?(?:good|great) (?:in|with|at) (?:the )?mornings?\b/g,
  // "Is nine the only one?"
  /\bis (?:that|(?:half |quarter (?:past |to ))?\w+) the only (?:one|time|slot)\b/g,
  // "I've a radiator that's cold, well it's two actually"
  /\bwell,? it's (?:two|three|four|five|six) actually\b/g,
  // "It's the half ten one. Any chance of next Wednesday?"
  /\b(?:it's|it was|mine's|that's) the (?:half |quarter (?:past|to) )?\w+(?: o'clock)? one(?=[.,] (?:any|can|could|is there|have you))(?![^?!]*\bsame (?:(?:sort|kind) of )?time\b)/g,
  // "If we don't have it by two they can't get in"
  /\bif (?:i|we|they) (?:don't|haven't|can't|do not|cannot)\b[^.?!]*?\bby (?:half |quarter (?:past |to )?)?\w+/g,
  // "So I don't need to be in Thursday?"
  new RegExp(`\\b(?:don't|do not) (?:need|have) to be (?:in|there|home)(?: on)? ${DAY}`, 'g'),
  // "No, Wednesday's today, I said tomorrow"
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s| is) (?:today|tomorrow)\b/g,
  // "I don't want to go to work tomorrow like this"
  new RegExp(
    part`
      \b(?:don't|do not|can't|cannot) (?:\w+ )?(?:
        (?:want|have) to|wanna|fancy|face
      ) [^.,;!?]{0,24}\b(?:
        work|school|college|meetings?|interview|wedding|party|weekend|night|day|christmas
      )\b${REST}
    `,
    'g',
  ),
  // "You shut at five, don't you?"
  new RegExp(
    part`
      (?<!\b(?:when|before|after|once|till|until|soon as|do|does|did|are) )\b(?:you|they)(?:'re| are| all)? (?:\w+ly )?(?:
        shut|closed?|open|finish|knock off
      )(?: up)? (?:at|till?|until|from|on|by) ${REST}
    `,
    'g',
  ),
  // "I need to tell everyone today"
  new RegExp(
    `\\b(?:tell|let|ask|inform|order|give) (?:every\\w+|people|them all|(?:the|my) \\w+)(?: know| an answer)?(?: by)? ${DAY}\\b`,
    'g',
  ),
  // "I've got to be somewhere at four", "I've to be at my sister's on Friday for ten"
  new RegExp(
    part`
      \b(?:got|have|has|'ve|need|needs|had) to be (?:
        (?:
          somewhere|elsewhere|back|home|away|out|at work
        )(?: again)? (?:at|by|for|before) [^.,;!?]{1,16}
        |(?:at|in|up at|over at|down at|round at) (?!yours?\b|home\b|work\b|for\b)[^.,;!?]{2,32}? (?:
          (?:on )?${DAY}(?: (?:morning|afternoon|evening))?(?: (?:at|by|for|before) ${CLOCK})?
          |(?:at|by|for|before) ${CLOCK}(?: (?:on )?${DAY})?
        )
      )(?!\w)
    `,
    'g',
  ),
  // "No, half twelve was the party"
  new RegExp(
    `\\b${CLOCK}(?:'s| is| was) (?:the|my|our|his|her|their)(?: [\\w']+)? (?:party|wedding|funeral|christening|match|meeting|interview|concert|play|train|flight|school run)\\b`,
    'g',
  ),
  // "Do you sell Christmas trees?"
  /\b(?:christmas|easter) (?=(?:trees?|cards?|lights|presents?|gifts?|cakes?|puddings?|decorations?|eggs?|wreaths?|menus?|dinners?|lunch(?:es)?|part(?:y|ies)|markets?|shopping|shop|fair)\b)/g,
  // "I've a freezer full of food for Christmas"
  /\b(?:turkey|goose|freezer|fridge|food|meat|shopping|booze|drinks?)\b[^.?!,]{0,40}? (?:for|over) (?:christmas|xmas|easter|new year|the weekend)\b(?! (?:day|eve|sunday|monday)\b)/g,
  // "My son's in year ten."
  /\byear (?:seven|eight|nine|ten|eleven|twelve|thirteen|[7-9]|1[0-3])\b/g,
  // "Can I have two, one for my wife?"
  /\b(?:have|book|need|want|get) (?:two|three|four|[2-4])(?: of them| please)*,? one for\b/g,
  // "We've the in-laws coming on the twenty-third"
  /\b(?:i've|we've|i have|we have|got)(?: got)? (?:the |my |our )?(?:in-?laws|parents|family|relatives|visitors|grandkids|grandchildren) (?:coming|arriving|visiting|staying|over)\b[^.,;!?]{0,32}/g,
  // "I'll ask him Thursday"
  new RegExp(
    `\\bi(?:'ll| will) (?:just )?(?:ask|tell|mention it to|check with)(?: (?:him|her|them|you|the \\w+))?(?: on)? ${DAY}`,
    'g',
  ),
  // "We're thinking of selling in the new year"
  new RegExp(
    part`
      \b(?:
        put(?:ting)? (?!(?:me|us|him|her|them|it down|a)\b)
        |sell(?:ing)?|moving|let(?:ting)?|retir(?:e|ing)|buy(?:ing)?
      )\b[^.,;!?]{0,40}\b(?:in|after|by|early in) (?:the )?(?:
        new year|spring|summer|autumn|winter|next year
      )\b
    `,
    'g',
  ),
  // "I did my knee at five-a-side"
  /\b(?:five|six|seven|eight|eleven|\d{1,2})[ -]a[ -]side\b/g,
  // "She needs a six for sixth form"
  /\bsixth form\w*/g,
  // "I have to pay within thirty days"
  /\b(?:pay|settle|payable|reply|respond|appeal|return)\b[^.,;!?]{0,24}\b(?:in|within) (?:\d+|[a-z]+) days\b/g,
  // "Is it one to one?"
  /\bone[ -](?:to|on)[ -]one\b/g,
  // "What time is afternoon tea?" asks for the time of a meal.
  new RegExp(
    part`
      \b(?:what time|when)(?:'s| is| are| does| do) (?:the |your |you (?:do|serve) (?:the )?)?(?:
        breakfasts?|brunch
        |(?:sunday )?lunch(?:es)?
        |(?:afternoon |high )?teas?
        |dinners?
        |(?:morning|afternoon|evening) \w+
      )\b
    `,
    'g',
  ),
  // "If you're open then, with it being Christmas"
  new RegExp(
    part`
      \b(?:
        with (?:it (?:being|nearly being) )?
        |(?:what|busy) with
        |(?:because|cos|as|since|given|seeing as|now|think|know) (?:that )?(?:it's|it is|of)(?: nearly| almost| just)? 
        |(?:so|this|that|too) (?:close|near) to
        |(?:run|lead|build)[- ]?up to
      ) ?(?:christmas|easter|new year'?s?|halloween)(?: and (?:all|new year))?\b(?! (?:eve|day|sunday|monday)\b)
    `,
    'g',
  ),
  // "Have a nice weekend, merry Christmas"
  new RegExp(
    part`
      \b(?:merry|happy|jolly|have an? (?:good|nice|lovely|great)) (?:
        \w+day|christmas|new year|easter|holidays|weekend|evening|afternoon|morning|night
      )\b
    `,
    'g',
  ),
]

/** Says which of several things is meant: "the one on the third", "the payment on the fifth". */
const WHICH_ONE = new RegExp(
  part`
    \b(?:
      ones?|payments?|charges?|debits?|bills?|invoices?|transactions?|letters?|emails?
    ) (?:on|from|of|dated) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|\w+(?:st|nd|rd|th)|\w+day)\b
  `,
  'g',
)
/** When to ring: "ring me after eleven tomorrow". */
const WHEN_TO_RING = new RegExp(
  part`
    \b(?:ring|call|phone|text) (?:me|us|him|her|them)(?: back)? (?:[^.,;!?]{0,20} )?(?:
      on|at|after|before(?! (?:then|that|it)\b)|between|from|till?|until|in|today|tonight|tomorrow|this|next
    )\b[^.,;!?]{0,40}
  `,
  'g',
)
/** How long something lasts: "the first two weeks in July". */
const STRETCH =
  /\bthe (?:first|last|second) (?:(?:two|three|four|couple of|few|\d) )?(?:weeks?|days?|half) (?:in|of) \w+/g
/** By when the caller needs a thing: "I need the keys tomorrow". */
const NEEDED = new RegExp(
  `\\b(?:i|we|he|she|they)(?:'ll)? need (?:(?:the|my|our|his|her) \\w+|it|them)(?: back)? (?:by |for |before )?${DAY}`,
  'g',
)
/** When the caller or another leaves: "it's the thirty-first of January I'd be going". */
const LEAVES =
  /[^.,;!?]{0,48} (?:i|we|he|she|they)(?:'d be|'m|'re|'s|'ll be| am| are| is) (?:going|leaving|moving|moving out|out)(?=\W*$|[.,;!?])/g
/** Asks what a rule or an arrangement says: "is it still the first?", "is it on the 5th or the 6th?" */
const IS_IT_THEN = new RegExp(
  `\\b(?:is|was|isn't|wasn't|will|would) (?:it|that)(?: be)? (?:(?:still|always|normally|usually|on|by|for|due|meant to be|supposed to be) )*${DATED}(?: or (?:on |by )?${DATED})?(?=\\W*$|[.,;!?]| (?:still|then|now|or|and|that)\\b)`,
  'g',
)

/** When the caller cannot be reached: "I've to go out at five", "I'm out from five". */
const OUT_AT = new RegExp(
  `\\b(?:(?:i|we)(?:'ve| have)(?: got)? to|(?:i|we) (?:need|have) to|i've gotta) (?:go|leave|be|set)(?: (?:out|off|away|at work|in work|back))? (?:at|by|from) ${CLOCK}|\\bat ${CLOCK} (?:i|we) (?:must|have to|need to|'ve got to) (?:go|leave|be)\\b|\\b(?:i'm|i am|we're) going out(?: to [^.,;!?]{1,20})? (?:at|about|from) ${CLOCK}|\\b(?:i'm|i am|i'll be|we're|we'll be) (?:out|away|off|at work|in work|working|on shift|in a meeting|driving) (?:at|from|by|after|until|till?) ${CLOCK}(?: and (?:at )?${CLOCK})*`,
  'g',
)

/** Wants the hour of the booking on another day, so that it is a wish after all. */
const SAME_TIME = '[^?!]*\\bsame (?:(?:sort|kind) of )?time\\b'

/** Which booking it is: "it's the two o'clock on the seventeenth, I'd want it moving". */
const WHICH_BOOKING = new RegExp(
  `\\b(?:it's|it was|mine's|that's) the ${CLOCK}(?: one)?(?: on)?(?: (?:the )?(?:\\w+day|[\\w-]+(?:st|nd|rd|th)))?(?=[,.;] (?:i|we|can|could|but|only|so)\\b)(?!${SAME_TIME})`,
  'g',
)

/** What the caller doesn't know: "if it's Monday I need to know". */
const IF_IT_IS = new RegExp(
  `\\bif (?:it|that)(?:'s| is) (?:on )?(?:the )?${DAY},? (?:then )?(?:i|we)\\b`,
  'g',
)

/** What somebody else means to do that day: "the buyer's wanting to exchange on Friday". */
const PLANNED = new RegExp(
  `\\b(?:want(?:s|ed|ing)?|due|hop(?:es|ing)|suppos(?:ed)|meant|going) to (?:exchange|complete|move(?: in| out)?|fly|travel|sail|go in|operate)\\b[^.,;!?]{0,16} ${DAY}`,
  'g',
)

/** A task for the owner beside an order to book: "book that one, and get Sam to sort the half 11, needs to be today". */
const OWNERS_TASK = pattern`
  ^([^?]*\b(?:book|yes|yeah|yep|aye|ok|okay|go on|go ahead|please do|that's (?:fine|right))\b[^?]*?)[,.;]? (?:and |but |then )*(?:
    get|ask|tell|have
  ) (?!me\b|us\b|it\b|that\b|some)(?:your |the )?[a-z]+ (?:to|if (?:he|she|they) can) (?:
    sort|ring|call|phone|text|do|see|book|fit|squeeze|arrange|find|deal|look
  )\b[^.;!?]*
`

/** A line without what the owner is asked to do besides, unless it is wanted in place of what was read back. */
export const withoutOwnersTask = (text: string) =>
  /^(?:no|nope|nah)\b(?!,? no,? (?:book|that's))|\binstead\b/.test(text)
    ? text
    : text.replace(OWNERS_TASK, '$1')

const AMOUNT =
  '(?:£ ?\\d[\\d.,]*|\\d+ ?(?:quid|pounds?|%)|\\d{3,4}|(?:an? |one |two |three |four |five |six |seven |eight |nine )?hundred(?: and \\w+)?(?: quid| pounds?)?|(?:\\w+ty|a) (?:quid|pounds?)|half(?! past| \\d| one| two| three| four| five| six| seven| eight| nine| ten| eleven| twelve)|(?:the )?(?:rest|remainder|balance|other half|full amount)|(?:some|part|all|most) of it|(?:the |my |our )?(?:rent|deposit|arrears))'
/** When the caller pays, or is paid: "four hundred on the first and the rest on the fifteenth". */
const PAYS_THEN = new RegExp(
  `\\b${AMOUNT}(?: (?:of it|of that|for you|to you|off|in|now|then|over|more|this month|next month|straight away))* (?:(?:on|by|before|from|after|till?|until|this|next|come) )+${DATED}|\\b(?:get|gets|got|be|being|'m|am) paid(?: again)?(?: (?:on|at|by|till?|until|this|next))* ${DATED}`,
  'g',
)
const OF_MONEY =
  /\b(?:pay\w*|paid|rent|quid|pounds?|hundred|deposit|instalments?|arrears|money|owe\w*|owing|wages)\b|£/

/** A plain line of a message about money (`told`: what it says so far) without the days of payment. */
export const withoutPayDays = (text: string, told: string) =>
  OF_MONEY.test(text) || OF_MONEY.test(told) ? text.replace(PAYS_THEN, ' ') : text

/** Has the firm ring at some time: "ok, ring after four tomorrow". */
const RING_THEN =
  /(?<=^|[.,;!] |\b(?:please|so|but|and|just|ok|yes) )(?:ring|call|phone)(?: (?:me|us))?(?: back)? (?=(?:any ?time )?(?:after|before|between|from|about|around|at|on|in the|tomorrow|this|next|\w+day)\b)/g

/** A line of a call back that has no day yet, in which when to ring is the day asked for. */
export const withRingAsWish = (text: string) => text.replace(RING_THEN, '')

/** Days of any week: "Saturdays are best for me", but not "Saturdays no good", which is that Saturday. */
const ANY_WEEK =
  /\b(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days\b(?! (?:no (?:good|use)|not (?:any )?good|out\b|off\b))/g

const OF_MESSAGE: readonly RegExp[] = [
  ANY_WEEK,
  PLANNED,
  WHICH_BOOKING,
  IF_IT_IS,
  WHICH_ONE,
  WHEN_TO_RING,
  STRETCH,
  NEEDED,
  LEAVES,
  IS_IT_THEN,
  OUT_AT,
]

/** An event in the caller's life: "I'm getting married in May", "weddings 14th of March". */
const EVENT_WORDS =
  "(?:getting (?:married|wed)|weddings?|christenings?|funerals?|birthdays?|part(?:y|ies)|(?:hen|stag) (?:do|night)s?|prom|due date|exams?|baby(?:'s| is) due)"
const EVENT = new RegExp(`\\b${EVENT_WORDS}\\b`)
/** The event with its day; what is wanted "for the party on Friday" may be wanted that day. */
const EVENT_ON = new RegExp(
  `(?<!\\b(?:for|before|after|until|till|by) (?:(?:an?|the|my|our|his|her|\\w+'s) )?)\\b${EVENT_WORDS}(?:'s| is| are|'re)?(?: on| the| this| next)* (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|\\w+(?:st|nd|rd|th)\\b(?:(?: of)? ${MONTH})?(?! next\\b)|\\d{1,2} ${MONTH}|${MONTH}(?: the)? \\d\\w*)(?!\\w)`,
  'g',
)
/** Says which day that is: "it's the fifteenth of May". */
const ITS_DAY = new RegExp(
  `\\bit(?:'s| is|'ll be) (?:on )?(?:the )?(?:(?:[\\w-]+ ){1,2}(?:of )?${MONTH}|${MONTH}(?: the)? [\\w-]+)\\b`,
  'g',
)

/** Counts from the day of an event, so that it is needed: "the party's on Friday, so before then". */
const COUNTS_FROM =
  /\b(?:(?:before|after|by|till?|until) (?:then|that|it)|(?:that|same) day|day (?:before|after)|then)\b/

/** A plain line without the day of an event that it, or the line before, speaks of. */
export function withoutEventDay(text: string, before: string): string {
  const isPlain = EVENT.test(text) && !COUNTS_FROM.test(text)
  const line = isPlain ? text.replace(EVENT_ON, ' ') : text
  return EVENT.test(before) ? line.replace(ITS_DAY, ' ') : line
}

/**
 * A plain line without the days and times that name no wish. `isMessage`: in a message they may also say
 * what it is about, or when to ring.
 */
export function withoutIncidental(text: string, isMessage: boolean): string {
  const all = isMessage ? [...INCIDENTAL, ...OF_MESSAGE] : INCIDENTAL
  return all.reduce((left, one) => left.replace(one, ' '), text)
}
