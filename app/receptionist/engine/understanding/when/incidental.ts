import { part } from '../text/patterns.ts'
import { BAR, CLOCK, DATED, DAY, MONTH, REST, SAME_TIME, WEEKDAY } from './day-words.ts'
import { OF_MESSAGE } from './message-days.ts'

/** What a court or a contract sets for a day. */
const SET =
  'hearings?(?! (?:tests?|aids?)\\b)|tribunal|court (?:date|case|hearing)|completion|deadline|eviction'
/** What is set for a day by others: "the hearing", "our completion". */
export const SET_FOR_A_DAY = `(?:${SET}|exchange|bailiffs|flight)`

/** Days and times that name no wish. The order counts: each is taken out of what those before it have left. */
const INCIDENTAL = [
  // "Her denture's snapped clean in half this morning"
  part`
    \b(?:
      snapped|broken?|cracked|chipped|fell|fallen|burst|split|tripped|smashed|leaked|conked out|died
      |(?:come|came|dropped) (?:off|out|away|loose|down)|(?:packed|given|gave) (?:up|in)|blown|blew|went|gone off|stopped working
    )\b(?:(?!\b(?:can|could|will|would|need|want|like|please|any|are|is|do|so|and|but|book|looking)\b)[^.,;!?]){0,32}? (?:
      today|tonight|this (?:morning|afternoon|evening|week)
    )\b
  `,
  // "It's wide open at night", "it keeps him up at night", "it's worse in the evenings"
  part`
    \b(?:
      (?:wide|left|stood|swings|blows) open
      |(?:keep(?:s|ing)?|kept|wak(?:es?|ing)|woke)(?: (?:him|her|me|us|them|every(?:one|body)|the \w+))?(?: up| awake)?
      |worse|worst|(?:scratch|itch|bark|ach|hurt|throb|drip|leak|bang)\w*
    ) (?:\w+ )?(?:at|in the|all|through the|during the|of an?) (?:night|evening|morning)s?\b
  `,
  // "Your text said after 3:01 pm", "he rang me at 8:05"
  part`
    \b(?:text|message|e-?mail|letter|voicemail|reminder)(?: (?:i got|you sent|from you)(?: me)?)? (?:just )?(?:said|says|saying|reads) (?:(?!\b(?:so|but|can|could|and (?:i|we|can|could))\b)[^.,;!?]){0,48}
    |\b(?:texted|rang|phoned|called|e-?mailed|messaged)(?: (?:me|us|you))?(?: back)? (?:at|about|around) ${CLOCK}
  `,
  // "The vet said Friday and nobody rang", "he said he'd ring on Tuesday but never did"
  part`
    (?<!\b(?:i|we) )\bsaid (?:[\w']+ ){0,4}?\w+day,?(?: and| but)* (?:(?:i|we|he|she|they|you)(?:'ve| have)? )?(?:
      nobody|no-? ?one|nothing|never|didn't|haven't|hasn't|heard nothing
    )\b
  `,
  // "Is the rent due on the 5th?", "does it run out on Friday?"
  part`
    (?<=^|[.,;!?] |\b(?:and|so|but|or|when|whether|if) )(?:is|was|isn't|does|do|did|doesn't|will) (?:
      it|that|(?:the |my|our|his|her|your )(?:\w+ ){0,2}?\w+|rent|i|we|he|she|they
    ) (?:(?:still|always|normally|usually|only|have to|need to|got to|be|get|gets|got) )*(?:
      payable|pay|paid|run out|expire|renew
      |(?<!\b(?:i|we|he|she|they) (?:\w+ ){0,2})(?:due|end|go out|come out|taken|collected)
    )(?: (?:it|rent|the rent|on|by|in|out|at|of|my|account|each month))* ${DATED}
  `,
  // "I've only been in a fortnight"
  part`
    \b(?:been|lived|waited|waiting)(?: (?!booked)\w+){0,2}(?: for)?(?: about| only| nearly| over| just)* (?:
      an?|\d+|two|three|four|five|six|a couple of|a few
    ) (?:day|week|fortnight|month|year)s?\b(?! (?:today|tomorrow|on|from|after))
  `,
  // "That's four times in a fortnight", "three. In a month."
  part`
    (?:
      \b(?:once|twice|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|a few) (?:
        times|messages|calls|e-?mails|texts|letters|visits|call-?outs|voicemails
      )(?: now)?)
      |(?<=^|[.!?] )(?:that's )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)
    )[.,!]* (?:all )?(?:with)?in (?:(?:just|only|less than|under|about) )*(?:
      an?|one|the (?:last|past)|the space of an?|two|three|\d+
    ) (?:day|week|fortnight|month)s?\b(?!'| time\b)
  `,
  // "Is it the same price at weekends?"
  part`
    \b(?:
      same (?:price|cost)|dearer|cheaper|extra|double
      |(?:charge|cost|pay|price)s? (?:any )?(?:more|extra|different|less)
    ) (?:(?:at|on|for|of|in|an?|the) )*(?:
      weekends?|evenings?|nights?|bank holidays?|(?:satur|sun)days?
    )\b
  `,
  // "Will he ring today?"
  part`
    \b(?:will|is|are|can|could) (?!(?:i|we|you)\b)\w+(?: be| going to)* (?:
      ring|call|phon|text|get back to
    )(?:e|ing)?(?: me| us)?(?: back)? (?:
      today|tonight|tomorrow|this \w+|soon
    )\b
  `,
  // "I mean Sam's to ring me today"
  part`
    \b(?!i'|we'|you'|it'|that')[a-z]+(?:'s|'ll| is| will)(?: (?:still|to|going to|gonna|got to|meant to|supposed to))* (?:
      ring|call|phon|text
    )(?:e|ing)? (?:me|us)(?: back)?(?: about [^.,;!?]{1,20})? ${DAY}\b
  `,
  // "Will it be tomorrow they ring?"
  part`\b(?:will|would|is) it (?:be )?${DAY}(?: that)? (?:he|she|they|you|somebody|someone)(?:'ll| will)? (?:be )?(?:ring|call|phon)`,
  // "I need to tell my boss a figure today"
  part`\b(?:need|have|got|want) to (?:tell|let|give|get back to|confirm|decide|know)\b(?![^.?!]*\b(?:book|appointment|table)\b)[^.?!]{0,30}?\b(?:today|tonight|tomorrow|this week|by (?:this |next |the )?${WEEKDAY})\b`,
  // "I'm away over Christmas, so after the fourth"
  part`\b(?:away|off|abroad|busy|shut|closed|not (?:here|around|about)) (?:over|for|at|all over|all) (?:the )?(?:christmas|new year|easter)(?:(?: and|,) (?:the )?new year)?\b`,
  // "I'm in all day bar bingo at two"
  part`
    \b(?:${BAR}|except(?: for)?|apart from|other than) (?:(?:my|the|an?) )?(?!\d|\w*day\b|any|at\b|on\b)[a-z]+(?: [a-z]+)? at (?:
      half|quarter|\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve
    )${REST}
  `,
  // "Does that count as my notice from today?"
  part`\b(?:do(?:es)?|will|would|is) (?:that|it|this) [^.!?]{0,40}\b(?:from|as of|as from) today\b`,
  // "I've got to get the kids at three, so before two"
  part`\b(?:i've|we've|i have|we have|i)(?: got| gotta)? (?:to )?(?:get|fetch|collect|pick up|drop) (?:the|my|our) \w+(?: up| off)? (?:at|from|by) ${CLOCK}`,
  // "I've got a removal van booked for tomorrow"
  part`\b(?:have|'ve|has|'s) (?:got )?(?:an?|the|my|our) (?:\w+ )?(?:van|movers|removals|taxi|flight|train|ferry|holiday|hotel|skip) (?:booked|coming)(?: for| on)? ${DAY}`,
  // "He has his second jab this Friday"
  part`\b(?:he|she|it)(?:'s| is| has|'ll have| gets) (?:got |having |getting )?(?:his|her|its) (?!(?:cut|groom|bath|check|appointment|own)\b)(?:[\w-]+ ){1,2}(?:on )?${DAY}`,
  // "I know it's Sunday, but my hearing is tomorrow"
  part`\b(?:(?:i know|i realise|i appreciate) (?:that )?(?:it's|it is)|(?:sorry|apologies) (?:to|for) \w+[^.,;!?]{0,16}? on) (?:an? )?${WEEKDAY}(?: (?:morning|afternoon|evening|night))?\b`,
  // "Good morning, I need to see somebody before Friday"
  part`^(?:(?:hello|hi|hiya|oh),? )*good (?:morning|afternoon|evening)\b`,
  // "I didn't think anyone would answer on a Sunday"
  part`\b(?:any|some|no)(?:one|body)(?:'d|'s| would| will| is)?(?: be)? (?:answer|pick up|there|work|open|in)(?:ing)?(?: the phone)? (?:on (?:an? )?)?${DAY}`,
  // "It's only Tuesday" tells the day of the call.
  part`\b(?:it's|it is) (?:only|just|still|already) ${DAY}\b`,
  // "I've got a call at twelve, make it ten"
  part`\b(?:i've|we've|i have|we have|got) (?:got )?(?:an?|my|the) (?:\w+ )?(?:call|meeting|interview|pick-?up|appointment elsewhere) (?:at|from) (?:half |quarter (?:past |to )?)?\w+\b`,
  // "What's she meant to do tonight?"
  part`\bwhat(?:'s| is| am| are| do| does| should| can| shall)(?: (?:i|we|he|she|they|my \w+))?(?: (?:meant|supposed|going) to)? do (?:tonight|today|until then|till then|this evening)\b`,
  // "The hearing's on Wednesday", "got court Friday", "no, the 16th is the court hearing"
  part`
    \b(?:
      (?:${SET})(?: (?:date|day))?
      |(?:in|got|have|has|going to) court
      |bailiffs(?: are)?(?: coming| due)?
    )(?:'?s| is| are)?(?: (?:set|listed|due))?(?: (?:for|on|by|at))? (?:${DAY}|(?:the )?(?:\d{1,2}|\w+)(?:st|nd|rd|th)\b)(?: (?:morning|afternoon|evening|night)\b)?
    |\b(?:${DAY}|(?:\d{1,2}|\w+)(?:st|nd|rd|th))(?:'s| is) (?:only |just )?(?:the|my|our|his|her) (?:day of the )?(?:\w+ )?${SET_FOR_A_DAY}\b
  `,
  // "I've had court papers come today"
  part`\b(?:had|got|have) [^.,;!?]{1,30} (?:come|arrive|turn up)(?: (?:in|through))? (?:today|this \w+)`,
  // "Oh of course, Good Friday. Tuesday then"
  part`\b(?:of course|i forgot)(?: (?:it's|it is|that's|that is))?,? (?:good friday|(?:easter|boxing|christmas|new year'?s)(?: \w+day| day)?|(?:a |the )?bank holiday|${DAY}(?=[.,;!?]))`,
  // "Go on then, I'll leave work a bit early"
  part`\b(?:leave|finish|get off|knock off|get away|get out of)(?: (?:work|the office|school|early))? (?:a (?:bit|little) )?(?:early|earlier)\b`,
  // "Do I need to come early to fill in forms?", "I might be a bit early", "in case I'm early"
  part`\b(?:(?:do|should|shall|must) (?:i|we)|(?:i|we|he|she|they)(?:'ll|'d| will| may| might| can| could)?)(?: (?:probably|always|usually))?(?: (?:need|have) to)? (?:am|are|is|come|get there|arrive|be(?: there)?|turn up) (?:an? (?:bit|little) |\w+ minutes )?early\b`,
  part`\b(?:in case|if) (?:i|we|he|she|they)(?:'m|'re|'s) (?:an? (?:bit|little) |\w+ minutes )?early\b`,
  // "Since before bonfire night", "since, ooh, must be Sunday"
  part`\bsince,? (?:(?:before|about|around|just|after|o+h|er|um|it|must|be|have|been|what|last|the),? )*(?:bonfire night|hallowe'?en|christmas|easter|new year|${WEEKDAY})\b`,
  // "Is it okay two days after her jab?"
  part`\b(?:\d+|an?|one|two|three|four|five|six|ten|a few|a couple of) (?:days?|weeks?|months?) (?:after|before|since) (?:my|her|his|our|their|its) (?!appointment|booking|visit|first|last|next)\w+`,
  // "Drip, drip, drip, all night long"
  part`\b(?:all night(?: long)?|day and night|night and day|half the night)\b(?! (?:on|bar|is|suits|free|'s))`,
  // "Half nine's when I'd be getting on the bus", "Monday is when he fire me"
  part`\b(?:${CLOCK}|${DAY})(?:'s| is| was) when (?:i|we|he|she|they|it)\b${REST}`,
  // "My boss he fire me on Monday"
  part`\b(?:he|she|they|boss|company) (?:fired?|sack(?:ed)?|dismiss(?:ed)?|hit|robbed|arrest(?:ed)?) (?:me|him|her|us|them)\b[^.,;!?]{0,16} ${DAY}`,
  // "I only noticed it Sunday when I was round there"
  part`\b(?:i|we|he|she|they)(?:'ve| have)? (?:only |just |first )?(?:noticed|spotted|saw|found|discovered|smelt|heard) (?:it|that|this|them|the \w+)(?: first)? (?:on |last )?${DAY}(?: (?:when|while|as) ${REST})?`,
  // "It's the ninth of March sixty-two, if you need the date of birth"
  part`[^.;!?]{0,32}\b${MONTH}\b[^.;!?]{0,40}\b(?:date of birth|d\.?o\.?b)\b|\b(?:date of birth|d\.?o\.?b|born (?:on|in))\b[^;!?]{0,24}?\b${MONTH}\b[^.,;!?]{0,16}`,
  // "Put our Ben in that one, and I'll do mine whenever"
  part`\b(?:and |but )?(?:(?:i'?ll|i will|i can) (?:just )?(?:do|sort|book|arrange|see to|get|ring (?:up )?(?:about|for)) )?mine (?:can (?:be|wait(?: till?| until)?) |for |some )?(?:whenever|later(?: on)?|an?other (?:day|time)|after(?:wards)?|next time|separately)\b`,
  // "Yes please. Can I cancel later if I need to?"
  part`\b(?:cancel|change|move) (?:it |that )?(?:later|nearer the time)\b`,
  // "Is nine the only one?"
  part`\bis (?:that|(?:half |quarter (?:past |to ))?\w+) the only (?:one|time|slot)\b`,
  // "I've a radiator that's cold, well it's two actually"
  part`\bwell,? it's (?:two|three|four|five|six) actually\b`,
  // "It's the half ten one. Any chance of next Wednesday?"
  part`\b(?:it's|it was|mine's|that's) the (?:half |quarter (?:past|to) )?\w+(?: o'clock)? one(?=[.,] (?:any|can|could|is there|have you))(?!${SAME_TIME})`,
  // "If we don't have it by two they can't get in"
  part`\bif (?:i|we|they) (?:don't|haven't|can't|do not|cannot)\b[^.?!]*?\bby (?:half |quarter (?:past |to )?)?\w+`,
  // "So I don't need to be in Thursday?"
  part`\b(?:don't|do not) (?:need|have) to be (?:in|there|home)(?: on)? ${DAY}`,
  // "No, Wednesday's today, I said tomorrow"
  part`\b${WEEKDAY}(?:'s| is) (?:today|tomorrow)\b`,
  // "I don't want to go to work tomorrow like this"
  part`
    \b(?:don't|do not|can't|cannot) (?:\w+ )?(?:
      (?:want|have) to|wanna|fancy|face
    ) [^.,;!?]{0,24}\b(?:
      work|school|college|meetings?|interview|wedding|party|weekend|night|day|christmas
    )\b${REST}
  `,
  // "You shut at five, don't you?"
  part`
    (?<!\b(?:when|before|after|once|till|until|soon as|do|does|did|are) )\b(?:you|they)(?:'re| are| all)? (?:\w+ly )?(?:
      shut|closed?|open|finish|knock off
    )(?: up)? (?:at|till?|until|from|on|by) ${REST}
  `,
  // "I need to tell everyone today"
  part`\b(?:tell|let|ask|inform|order|give) (?:every\w+|people|them all|(?:the|my) \w+)(?: know| an answer)?(?: by)? ${DAY}\b`,
  // "I've got to be somewhere at four", "I've to be at my sister's on Friday for ten"
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
  // "No, half twelve was the party"
  part`\b${CLOCK}(?:'s| is| was) (?:the|my|our|his|her|their)(?: [\w']+)? (?:party|wedding|funeral|christening|match|meeting|interview|concert|play|train|flight|school run)\b`,
  // "Do you sell Christmas trees?"
  part`\b(?:christmas|easter) (?=(?:trees?|cards?|lights|presents?|gifts?|cakes?|puddings?|decorations?|eggs?|wreaths?|menus?|dinners?|lunch(?:es)?|part(?:y|ies)|markets?|shopping|shop|fair)\b)`,
  // "I've a freezer full of food for Christmas"
  part`\b(?:turkey|goose|freezer|fridge|food|meat|shopping|booze|drinks?)\b[^.?!,]{0,40}? (?:for|over) (?:christmas|xmas|easter|new year|the weekend)\b(?! (?:day|eve|sunday|monday)\b)`,
  // "My son's in year ten."
  part`\byear (?:seven|eight|nine|ten|eleven|twelve|thirteen|[7-9]|1[0-3])\b`,
  // "Can I have two, one for my wife?"
  part`\b(?:have|book|need|want|get) (?:two|three|four|[2-4])(?: of them| please)*,? one for\b`,
  // "We've the in-laws coming on the twenty-third"
  part`\b(?:i've|we've|i have|we have|got)(?: got)? (?:the |my |our )?(?:in-?laws|parents|family|relatives|visitors|grandkids|grandchildren) (?:coming|arriving|visiting|staying|over)\b[^.,;!?]{0,32}`,
  // "I'll ask him Thursday"
  part`\bi(?:'ll| will) (?:just )?(?:ask|tell|mention it to|check with)(?: (?:him|her|them|you|the \w+))?(?: on)? ${DAY}`,
  // "We're thinking of selling in the new year"
  part`
    \b(?:
      put(?:ting)? (?!(?:me|us|him|her|them|it down|a)\b)
      |sell(?:ing)?|moving|let(?:ting)?|retir(?:e|ing)|buy(?:ing)?
    )\b[^.,;!?]{0,40}\b(?:in|after|by|early in) (?:the )?(?:
      new year|spring|summer|autumn|winter|next year
    )\b
  `,
  // "I did my knee at five-a-side"
  part`\b(?:five|six|seven|eight|eleven|\d{1,2})[ -]a[ -]side\b`,
  // "She needs a six for sixth form"
  part`\bsixth form\w*`,
  // "I have to pay within thirty days"
  part`\b(?:pay|settle|payable|reply|respond|appeal|return)\b[^.,;!?]{0,24}\b(?:in|within) (?:\d+|[a-z]+) days\b`,
  // "Is it one to one?"
  part`\bone[ -](?:to|on)[ -]one\b`,
  // "What time is afternoon tea?" asks for the time of a meal.
  part`
    \b(?:what time|when)(?:'s| is| are| does| do) (?:the |your |you (?:do|serve) (?:the )?)?(?:
      breakfasts?|brunch
      |(?:sunday )?lunch(?:es)?
      |(?:afternoon |high )?teas?
      |dinners?
      |(?:morning|afternoon|evening) \w+
    )\b
  `,
  // "If you're open then, with it being Christmas"
  part`
    \b(?:
      with (?:it (?:being|nearly being) )?
      |(?:what|busy) with
      |(?:because|cos|as|since|given|seeing as|now|think|know) (?:that )?(?:it's|it is|of)(?: nearly| almost| just)? 
      |(?:so|this|that|too) (?:close|near) to
      |(?:run|lead|build)[- ]?up to
    ) ?(?:christmas|easter|new year'?s?|halloween)(?: and (?:all|new year))?\b(?! (?:eve|day|sunday|monday)\b)
  `,
  // "Have a nice weekend, merry Christmas"
  part`
    \b(?:merry|happy|jolly|have an? (?:good|nice|lovely|great)) (?:
      \w+day|christmas|new year|easter|holidays|weekend|evening|afternoon|morning|night
    )\b
  `,
].map((source) => new RegExp(source, 'g'))

/**
 * A plain line without the days and times that name no wish. `isMessage`: in a message they may also say
 * what it is about, or when to ring.
 */
export function withoutIncidental(text: string, isMessage: boolean): string {
  const all = isMessage ? [...INCIDENTAL, ...OF_MESSAGE] : INCIDENTAL
  return all.reduce((left, one) => left.replace(one, ' '), text)
}
