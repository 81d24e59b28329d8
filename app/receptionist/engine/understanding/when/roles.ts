import { MONTHS, type Day } from '../../calendar.ts'
import type { DateFound } from './date-words.ts'
import { part, pattern } from '../text/patterns.ts'
import { BAR } from './day-words.ts'
import type { Found } from '../text/scan.ts'

/** Somebody is free on such a day: "he doesn't work Fridays", "I'm not working on Monday". */
const OFF_WORK = pattern`
  \b(?:i|we|he|she|they)(?:'m|'re|'s| am| are| is)? ?(?:
    don't|doesn't|do not|does not|not|never|aren't|isn't
  ) (?:ever )?work(?:s|ing)?(?: on)?(?: an?| the)? $
`
/** Words that may stand between a refusal and its day or time: "not on the Tuesday". */
const LINK =
  '(?: me| for me)?(?: on| of| at| an?| any| the| it| to be| for| this| next| that| option| one| appointment| slot| booking)* $'
/** Denies a day that she has understood: "I never said the 13th", "what do you mean the 13th", "who said Sunday?" */
export const DENIES = part`
  (?:
    (?:never|didn't|did not|haven't|don't remember|don't recall|wasn't) (?:
      said|say|saying|mean|meant|want(?:ed)?|ask(?:ed|ing)?(?: you)? for|chose|choose|pick(?:ed)?|agreed? to|mention(?:ed)?
    )(?: anything about)?
    |what (?:do|did|d') ?you mean(?: by)?,?
    |(?:who|nobody|no ?one)(?:'s| has)? (?:said|says|mentioned|asked for)(?: (?:anything|owt) about| it (?:was|were))?
    |(?:i|we)(?:'ve)? (?:said|mentioned) nothing about
    |where (?:did|do|have|are) you (?:get|got|getting)
    |what's (?:all )?this about
  )
`
/** Takes one day out: "instead of Monday" says nothing about other Mondays. */
const ONE_OUT = pattern`
  \b(?:
    instead of|rather than|cancel(?:s|l?ing|led)?|scrap|drop|not this|isn't this
    |not (?:leaving|moving|coming|paying|starting|ending)(?: out| in| back)?
    |${DENIES}
  )${LINK}
`
/** Where people have to be on a day, which is then no day for a booking. */
const APPOINTMENT = part`
  (?:
    clinic|dialysis|chemo|scan|physio|dentist|doctor's|(?<=\bthe )doctors|hospital|chiropod(?:ist|y)|podiatr(?:ist|y)|optician'?s?
    |school run|swimming|football
  )
`
/** What people do on a day of the week. Only the caller's own counts: "my choir", not "a table for a choir". */
const PASTIME = part`
  (?:
    club|bingo|choir|yoga|pilates|zumba|slimming|gym|class|lesson|group
    |church|rugby|golf|tennis|squash|dancing|darts|bowls|poker|market
  )
`
/** What happens on a day. People may book for it, so it refuses a day only together with "I've got". */
const OCCASION = part`
  (?:
    meetings?|interview|wedding|funeral|shift|work|plans|exams?|mocks?
    |(?<=\b(?:his|her|their|my|our) )(?:gcses|a[- ]levels|finals|resits?)
    |op|operation|visitors|flight|holidays?|trip|christening|graduation|prom|hearing
    |(?<=\bschool )(?:play|concert|assembly|nativity)
    |court date|completion|parents?'? evening(?! (?:meal|dinner|out))|jabs?|injections?|vaccinations?|boosters?|birthday
  )
`
/** What keeps the caller busy: "I'm working", "she's at the hospital", "we'll be away". */
const BUSY = part`
  \b(?:i|we|he|she|they)(?:'m|'re|'s| am| are| is|'ll be| will be) (?:all )?(?:
    busy|away|working
    |off on (?:(?:my|me|our|his|her|an?) )?(?:hols|holidays?|honeymoon|cruise)
    |out(?: (?:at|with|for|seeing) (?:my|our|his|her|the|a) [\w']+)?
    |booked|tied up|abroad
    |(?:
      on|at|in|with|visiting|seeing|off to|going to|over|round|down|up
    )(?! (?:town|for|on|at|in|home|hand|there|here|your|all)\b)(?: (?!so\b|but\b)[\w']+){1,3}
  )
  |\b(?:
    i've|i have|he's|she's|we've|they've|has|have
  )(?: already)?(?: got)? (?:(?:an?|my|his|her|our|their|the) )?(?:[\w']+ )?(?:${APPOINTMENT}|${OCCASION}|one|(?<=\bgot (?:an? )?)(?:some)?thing)
  |\b(?:i've|we've|i have|we have|(?:he|she)(?:'s| has)) got (?:the|an?|my|her|his) (?:
    plumber|electrician|hairdresser|builders?|decorators?|gas man|engineer|delivery
  )(?: coming| here| in| round)?
  |\b(?:i|we|they) (?:jet|head|set|clear) off
  |\bhas (?:his|her|their) (?!appointment|booking|hair|check|first|next|last)[\w-]+
  |\b(?:i|we|he|she|they) (?:
    works?
    |(?:plays?|sings?|coach(?:es)?|volunteers?|helps?)(?: [\w']+){0,3}
  )
`
const REFUSED = pattern`
  (?:
    \b(?:
      not(?: (?:free|available|around|about|home|here|in))?
      |isn't
      |(?<!(?:earlier|sooner|later) )than
      |except(?:ing)?|barring|${BAR}|apart from|any\w*(?: \w+)? but
      |(?:
        can't|can ?not|couldn't|wouldn't manage to|(?:'ll|will) not
      ) (?:do|make|manage|be|come)(?: it| in| out| over| round)?
      |(?:he|she|they|it|nobody) (?:doesn't|don't|isn't|aren't|is not) com(?:e|ing)(?: in| out| over| round)?
      |(?<!\b(?:no|not|never|won't|don't|wouldn't|shouldn't) )struggl(?:e|ing)(?: (?:with|to (?:do|make)))?
      |no good|don't want|doesn't work|won't (?:do|work)|never|already have \w+
    )
    |${BUSY}
  )${LINK}
`
/** "No Mondays", and in Scots "no this week"; but "no Thursday" corrects. */
const NO = /\bno(?: on)? $/
/** "8:30, I'm at work otherwise" says why no other time would do. */
const NOT_OTHERWISE =
  '(?!(?: [a-z]+){0,3}? (?:otherwise|apart from that|(?:the )?rest of|(?:all|every) other|after(?: that| then)?(?:[.!]|$)|before (?:that|then)|from then))'
/** Says why the caller is in a hurry now, and nothing of the day: "I'm at work so be quick". */
const NOT_NOW =
  "(?!,? (?:and |so |but )?(?:(?:i |i'll |i've |you'll )?(?:(?:gotta|got to|have to|need to|must) )?(?:be|make it) quick|(?:i )?can't (?:talk|chat|speak)|on (?:my|a) (?:break|lunch|dinner)|(?:right )?now\\b|at the (?:minute|moment|mo)))"
/** Names the days on which somebody is away, which are not the day before it: "Friday, I'm away in the week". */
const ITS_DAYS =
  '(?: (?:in|during|through|on|at|over))?(?: the| an?| this| next)? (?:week(?: ?days?|ends?)?|\\w+days?)\\b'
const REFUSED_AFTER = pattern`
  ^\?*(?!.*\b(?:so (?:yes|yeah|book|that's fine)|(?:he|she|they|wife|husband|mum|dad)(?:'s|'re|'ll be) (?:in|there|here|home)\b)) (?:i am|i'm|we are|we're|he's|she's) (?:still )?(?:at|in) (?:work|school|college)\b${NOT_OTHERWISE}${NOT_NOW}
  |^(?:'s| is|'d be| (?:might|may|would|will) be|(?:'s| is) (?:gonna|going to) be) (?:cutting|pushing|leaving) (?:it|things)\b
  |^,? no\b(?=[.,;!?]| (?:i|i'm|i've|we|we're|he's|she's|because|cos)\b)
  |^(?: option| one| appointment| slot| booking)?,? ?(?:'s |is |are |was |(?:would|might|may) be |i'm |i am |we're |it |that |to be |get |been )*(?:
    not (?:good|possible|free|available|ideal|convenient|work|cancelled)
    |no (?:good|use)|useless|impossible
    |\w+n't (?:work|suit|do)\b
    |(?:busy|out\b)(?![^.?!;,]{0,24} (?:un)?till?\b)(?!${ITS_DAYS})${NOT_OTHERWISE}|cancel\w*
    |i can't(?! (?:do|make|manage) (?!it\b|that\b|then\b))(?!(?: [a-z]+){0,3}?${ITS_DAYS})
    |(?:(?:a|far|way|much|bit|little|touch|tad|too|rather|quite|very|really|so|on the) )+(?:
      early|late|soon|sudden|tight|hard|rushed|much|short notice|push|stretch|squeeze|struggle
      |rush
    )
    |(?:(?:a|bit|little|too|rather|quite) )*(?:tricky|awkward|difficult)
  )
  |^(?:'s| is) (?:my|our|his|her) (?:[a-z]+ )?(?:
    ${APPOINTMENT}|${PASTIME}|shift|night out|cleaner|gardener|carer
  )\b(?!')
  |^(?:'s| is) (?:the )?(?:${APPOINTMENT}|hairdresser'?s?|church|bingo)\b(?!')
  |^(?: mornings?| afternoons?| evenings?)?,? so (?:not|never) (?:then|that day)\b
  |^(?:'s| is) off\b
  |^(?: o'?clock)?(?:'s| is) (?:not|hardly) (?!too\b|the \d|taken|gone|full|booked|closed|shut|busy|dear|extra|more|an? (?:bank|public)\b)[^.,;!?]{2,24}?,? is it\b
  |^(?: o'?clock)?(?:'s not| is not|'s hardly| is hardly| isn't) (?:really |exactly |that )?(?:first thing|early|late|morning|afternoon|evening)\b
  |^ c[oa]me from\b
  |^,? (?:i|we|he|she)(?:'ve| have|'s| has)(?: got)? (?:my|the|an?|our|his|her) (?:[a-z]+ )?(?:${APPOINTMENT}|${PASTIME}|${OCCASION})\b(?! (?:un)?till?\b)
  |^,? (?:i|we|he|she|they)(?:'m|'re|'s| am| are| is) (?:working|(?:at|in) (?:work|school|nursery|college)|busy|away)\b(?! (?:un)?till?\b)(?!${ITS_DAYS})${NOT_OTHERWISE}${NOT_NOW}
  |^(?:'s| is) (?:(?:the|my|our|his|her|their|me) )?(?:nativity|(?:school )?(?:play|concert|assembly)|sports day|funeral|match)\b
  |^,? so (?:i|we) (?:\w+n't|cannot)\b
  |^[.,;]? (?:(?:oh|no|actually|sorry|wait|hang on),? )+(?:i|we) (?:can't|cannot|couldn't)(?=
    \W*$|[,.;!?]
    | (?:do|make|manage) (?:it|that|then)\b
  )
  |^\? (?:oh )?no\b
  |^(?: mornings?| afternoons?| evenings?)?,? so any other (?:
    day|morning|afternoon|evening|week
  )\b(?! would be no)
  |^,? so (?:any|every)\w*(?: (?:day|time))? (?:
    but|except|bar|other than|apart from
  ) (?:that|then|it)\b
  |^(?:'s| is) (?:(?:the|my|our|a|her|his) )?(?:
    (?:day|option|one) (?:that )?(?:i|we) \w+(?:n't|not)\b
    |(?!
      best|good|better|ideal|perfect|great|free|day\b|(?:only|first|last|latest|earliest|next|same|right|wrong) day\b
    )[\w-]+ ?day(?! off| (?:that )?(?:i|we) (?:can|could|am|are)\b(?!'t))
  )
`
const TAKEN_BACK = pattern`
  ^(?: mornings?| afternoons?| evenings?)?(?:'s| is| will be| would be|'d be)?,? (?:
    fine|ok|okay|good|best|better|great|then|works|will do|suits
  )\b
  |^ at (?:half |quarter )?\d
`

/** Has something on a day: "I've got my sister". */
const HAS_ON =
  /\b(?:i|we|he|she|they)(?:'ve|'s| have| has)(?: got)? (?!(?:to|till?|until|time|nothing|no|free)\b)[a-z' ]{2,30}? (?:on (?:the )?)?$/
/** Another day, because of what is on this one: "I've got my sister Wednesday, so Thursday morning". */
const SO_DAY = /^,? so (?:the |on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/

/** Asks for what follows: "can someone come Thursday, I'm at work" asks for that Thursday. */
const ASKED_FOR =
  /\b(?:can|could|will|would) (?:i|we|you|it|he|she|they|some\w+|any\w+|your \w+) (?:(?!but\b|and\b|so\b|not\b)[\w']+ ){1,5}$/
/** Says where somebody is. */
const IS_AT =
  /^,? (?:i|we|he|she|they)(?:'m|'re|'s| am| are| is) (?:still )?(?:at|in|working|busy)\b/

/** Whether a line refuses every such day or time (`each`), only the one named (`one`), or none (null). */
export function refusalOf(line: string, start: number, end: number): 'each' | 'one' | null {
  const [said, after] = [line.slice(start, end), line.slice(end, end + 40)]
  // "No, the later one" corrects; "not Tuesday" refuses.
  const before = line.slice(Math.max(0, start - 48), start).replace(/^no (?!not\b)/, '')
  if (OFF_WORK.test(before)) return null
  if (ONE_OUT.test(before)) return 'one'
  if (REFUSED.test(before)) return 'each'
  if (NO.test(before) && (said.endsWith('s') || /^(?:this|next) /.test(said))) return 'each'
  if (REFUSED_AFTER.test(after)) return ASKED_FOR.test(before) && IS_AT.test(after) ? null : 'one'
  const [, instead] = (HAS_ON.test(before) && SO_DAY.exec(after)) || []
  return instead !== undefined && !said.includes(instead) ? 'one' : null
}

/** Words that wish for a time, or say that one suits. */
const WISHES = pattern`
  \b(?:
    want\w*|need\w*|like|love|prefer\w*|hop(?:e|ing|ed)|rather|can|could|would|will|'ll
    |shall|book\w*|said|say(?:ing)?|ask\w*|wonder\w*|mean|meant|free|available|off|suits?|do|make|please
    |appointment|slot|come|look\w*|any\w*|try\w*|think\w*|before|after|by|till?|until
  )\b
`
/** Comes for what is booked: "I'm collecting the keys on Friday". */
const BRINGING = part`
  (?<=\b(?:i|we)(?:'m|'re| am| are) )(?:collect|dropp|bring|pick)ing (?:up |in |off )?(?:(?:the|my|our|some) )?(?:keys?|car|van|bike|dog|puppy|cat)\b
`
/** Tells what happens or happened on a day: "it's due on", "she moved in on", "we're flying out on", "my wedding's on". */
const HAPPENS = pattern`
  \b(?:
    due|expir\w+
    |(?:i|we|he|she|they)(?:'ve| have|'s got| has)(?: got)? (?:my|his|her|our) (?:
      hair|nails|lunch|break|${PASTIME}
    )(?= (?:at )?$)
    |(?<!\b(?:you|they) )(?:got|have|having) (?:some )?(?:
      people|friends|family|guests|company
    )\b
    |(?:runs?|ran) out|deadline|rent
    |(?:my|the|its|his|her) mot
    |(?:'s|is) (?:up|out)
    |keys? (?:go|goes|are|is)(?: due)?(?: back)?
    |hand(?:ing)? (?:the |my |our )?keys? (?:back|over)
    |tenancy|contract|${APPOINTMENT}|${OCCASION}s?|getting (?:wed|married)
    |was|were|had|came|went|broke|fell|began|died|started|stopped|ended
    |arrived|moved|passed|happened|ends|starts|begins|comes|goes|moves|leaves|flies|lands
    |arrives|opens|finishes|completes
    |(?:i|we|he|she|they|it)(?:'ve|'d| have| had)?(?: just| only| last)? \w{3,}ed
    |(?<!(?:'s|\bhas|\bhave) )(?:i|we|he|she|they|it) (?:got|bought|lost|took|saw|left)
    |(?:i|we|he|she|they|it)(?:'ve|'d|'s| have| had| has) (?:just )?(?:
      took|taken|seen(?! $)|left|gone|been|done|come|rung|rang
    )(?: (?:it|him|her|me|us|them))?
    |(?:i|we|they) (?:go|fly|sail|move|leave|start|complete|exchange|travel|see|get)
    |(?:is|are|am|'s|'re|'m) (?!(?:ring|call|book|look|work|go)ing\b|${BRINGING})\w{2,}ing
  )\b(?! (?:it|that|him|her) )
`

/**
 * Tells what is or was arranged: "we're meant to be completing on", "they were supposed to be back at". "We're meant
 * to be coming on" names the day of the booking.
 */
const MEANT_TO = pattern`
  (?:\b(?:am|is|are|was|were)|'[ms]|'re)(?: (?:still|really|all|both|actually))* (?:meant|supposed) to\b(?! (?:
    (?:say|ask|book)\b
    |(?:be )?(?:coming|booked)\b
    |be in(?: on| at| for| this| next| the)* $
  ))
`

const KEPT_BUSY = new RegExp(`(?:${BUSY})${LINK}`)
const KEPT_BUSY_IN = new RegExp(
  `(?:${BUSY})(?: in| on| of| at| all| an?| the| this| that| next| tomorrow| \\w+day)* $`,
)

/** Whether the words before a part of the day say that somebody is busy then: "I've got a meeting Friday". */
export const isBusyIn = (before: string) => KEPT_BUSY_IN.test(before)

/** Tells of what the firm did: "a chap of yours valued it", "somebody came round". */
const FIRM_DID = pattern`
  \b(?:you|yours|your \w+|you lot|some(?:one|body)|chap|man|lad|lass|lady|woman|bloke|fella)(?: who| that)? (?:
    (?!(?:offer|mention|suggest|book|mov|chang|ask|want|need)\w*ed\b)\w{3,}ed|did|came|saw|wrote|went
  )\b
`

const MONTH_ALONE = new RegExp(`^(?:(?:in|this|next) )*(?:${MONTHS.join('|')})$`, 'i')

/** Whether a day is that of something else in the caller's life, and no wish. */
export function isOfEvent(line: string, start: number, end: number): boolean {
  const clause = line
    .slice(Math.max(0, start - 64), start)
    .split(
      /[.?!;,] (?!(?:it|that|they)(?:'s| is| was|'re| are) on |is it )|\b(?:and|so|but|because|cos|as|since|when|if|or)\b/,
    )
    .at(-1)
  const before = line.slice(0, start)
  if (/\bsince,? (?:(?:ooh|oh|er|erm|um|last|about|at least),? )*$/.test(before)) return true
  // Exams in January leave free days there.
  const isMonth = MONTH_ALONE.test(line.slice(start, end))
  if (isMonth && (KEPT_BUSY.test(before) || FIRM_DID.test(clause ?? ''))) return true
  return (
    clause !== undefined &&
    (MEANT_TO.test(clause) || (HAPPENS.test(clause) && !WISHES.test(clause))) &&
    !/\bfor (?:the )?$/.test(clause) &&
    (isMonth || !/^(?: that)? (?:i|we)\b/.test(line.slice(end))) &&
    refusalOf(line, start, end) === null
  )
}

const FALLBACK = pattern`
  (?:
    \bif (?:that|it|this|not|(?:you|he|she|they) (?:can't|cannot)|the \S+)\b[^.?!;]{0,28}
    |\b(?:failing that|otherwise|or else|at a push|worst case)
    |\bor (?:else )?(?:(?:it|that)(?:'?s| is| has|'ll| will|'d)?|i'll|i)(?: just)? (?:(?:got|have|has|needs?) to|gotta) (?:be|wait(?: (?:for|till?|until))?)
  ),? (?:on |the |on the |maybe )?$
`

/** Whether the caller wants a day only if another is not free: "or the tenth if not". */
export function isFallback(line: string, start: number, end: number): boolean {
  return (
    FALLBACK.test(line.slice(Math.max(0, start - 60), start)) ||
    /^(?:'?s| is)?,? (?:only |just )?if (?:he|she|they|you|that|it|we|i|some\w+|no ?body|no ?one)(?: (?:really|definitely|absolutely))? (?:can't|cannot|couldn't|doesn't|won't|isn't)(?! (?:do|make) (?:the |this |next )?(?:\w+day|tomorrow)\b)/.test(
      line.slice(end),
    ) ||
    /^,? (?:if not|at a push|as a (?:fallback|back-?up|second choice)|(?:as (?:my|the) )?second choice|if (?:you're|he's|she's|they're) (?:stuck|full|booked up)|if (?:that|it)(?:'s| is) (?:full|taken|gone|no good))\b/.test(
      line.slice(end),
    )
  )
}

const IS_FULL =
  "(?:full|gone|taken|busy|out|off|booked(?: up| out)?|no (?:good|use)|not (?:free|available|possible|good|on)|(?:isn't|ain't|isnt) (?:free|available|possible|any good)|(?:doesn't|won't|don't|doesnt|wont) (?:work|suit|do)|a no)"
const IF_AFTER = new RegExp(`^(?:'?s| is| are| be|'ll be)?(?: all| already)? ${IS_FULL}\\b`)
const IF_BEFORE =
  /\bif (?:he|she|they|you|there)(?:'re|'s| are| is)?(?: all)? (?:full|busy|out|booked(?: up| out)?|nothing|(?:can't|cannot|cant|couldn't)(?: do| make| manage| fit me in| come)?)(?: up)?(?: on| for)?(?: the)? $/

/** Whether a day is only named as what may be full: "if Friday's no good", "if you can't do the Friday". */
export const isIfNamed = (line: string, { start, end }: Found<DateFound>) =>
  IF_BEFORE.test(line.slice(Math.max(0, start - 48), start)) ||
  (/\bif (?:the )?$/.test(line.slice(Math.max(0, start - 8), start)) &&
    IF_AFTER.test(line.slice(end)))

/** Refuses only a part of a day: "she's at the clinic tomorrow morning, so tomorrow about two". */
const PART_OF_DAY =
  /^ (?:in the )?(?:mornings?|afternoons?|evenings?|night|lunch ?time|dinner ?time)\b/

/** What stands between the first and the last of several days. */
const RANGE = /^ (?:to|till?|until|through) (?:the )?$/

/** Days that are wanted, and days that are refused: each such day, or one only. */
type Sorted = { kept: Found<DateFound>[]; refused: (Found<DateFound> & { isOne: boolean })[] }

/** Splits a line's days into those wanted and those refused. A refused day stays so when it is said again. */
export function sortDates(dates: readonly Found<DateFound>[], line: string): Sorted {
  const refused: (Found<DateFound> & { isOne: boolean })[] = []
  for (const date of dates) {
    const last = refused.at(-1)
    // "Not Mondays or Fridays" refuses both.
    const isJoined =
      last !== undefined &&
      /^ (?:or|nor|and)(?: on| a| the)? $/.test(line.slice(last.end, date.start))
    const role = refusalOf(line, date.start, date.end)
    // "I'm away Monday to Wednesday" refuses the days between, too.
    const isEnd = last !== undefined && RANGE.test(line.slice(last.end, date.start))
    if (isEnd) {
      const { from } = last.value
      const to = date.value.to < from ? date.value.to + 7 : date.value.to
      refused.push({ ...date, value: { ...date.value, from, to }, isOne: last.isOne })
    } else if (role) refused.push({ ...date, isOne: role === 'one' })
    else if (isJoined) refused.push({ ...date, isOne: last.isOne })
  }
  const isOut = ({ value: { from, to, isWeekday }, start, end }: Found<DateFound>) =>
    refused.some(
      (one) =>
        one.start === start ||
        (one.value.from <= from &&
          one.value.to >= to &&
          (one.value.isWeekday === isWeekday || one.value.from < one.value.to) &&
          !(one.end < start && PART_OF_DAY.test(line.slice(one.end))) &&
          !TAKEN_BACK.test(line.slice(end))),
    )
  const kept = dates.filter((date) => !isOut(date))
  if (kept.length > 0) return { kept, refused }
  // "It'd have to be a Friday, he's away in the week": the wish counts, and not the reason for it.
  const [wish] = dates.flatMap((date) => weekdayAmong(date, refused, line) ?? [])
  return wish ?? { kept, refused }
}

/** A weekday that is refused only with the days around it: a week that is named puts it off, "in the week" does not. */
function weekdayAmong(
  date: Found<DateFound>,
  refused: Sorted['refused'],
  line: string,
): Sorted | null {
  const { from, to, isWeekday } = date.value
  const ranges = refused.filter(({ value }) => value.from < value.to)
  const isOwn = refused.some(
    (one) =>
      one.start === date.start || (!ranges.includes(one) && (one.value.from - from) % 7 === 0),
  )
  if (!isWeekday || from < to || isOwn || ranges.length === 0) return null
  const dated = ranges.findLast(
    (one) => !(one.value.isWeekday && /week/.test(line.slice(one.start, one.end))),
  )
  if (!dated) return { kept: [date], refused: refused.filter((one) => !ranges.includes(one)) }
  const day = from + 7 * Math.ceil((dated.value.to + 1 - from) / 7)
  return { kept: [{ ...date, value: { from: day, to: day } }], refused }
}

/** How many weeks a refused weekday covers: more than the diary looks ahead. */
const REFUSED_WEEKS = 12

/** The days that a refusal rules out: "not Monday" rules out every Monday, unless one of them is meant. */
export function daysOut({ value, isOne }: { value: DateFound; isOne: boolean }): Day[] {
  const { from, to, isWeekday } = value
  if (!isWeekday) return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  // On a Monday, "not Monday" refuses today too.
  const weeks = Array.from({ length: isOne ? 2 : REFUSED_WEEKS }, (_, week) => 7 * (week - 1))
  return weeks.flatMap((week) => Array.from({ length: to - from + 1 }, (_, i) => from + week + i))
}
