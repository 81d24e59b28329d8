import type { Context } from '../context.ts'
import { part, pattern } from '../text/patterns.ts'
import { contentOf } from '../text/text.ts'

const CARRIER = '(?:dpd|dhl|ups|evri|hermes|yodel|fedex|parcelforce|royal mail|amazon)'
const GOODS = '(?:parcels?|packages?|pallets?|box(?:es)?|delivery|deliveries|drop-?off)'
/** Brings something: "courier here", "I've got a parcel for you to sign for". */
const BRINGS = new RegExp(
  [
    '\\b(?:courier|delivery driver)\\b',
    `\\b(?:from|it's|it is|this is) ${CARRIER}\\b|\\b${CARRIER} (?:here|driver|man|parcel)\\b`,
    part`
      \b(?:
        i've|i have|we've|we have|got|with
      ) (?:got )?(?:an? |some |your |this |\w+ )?${GOODS} (?:[\w']+ ){0,3}?for (?:you\b|your\b|mrs?\b|ms\b|the )
    `,
    '(?<!\\bmy )\\b(?:wagon|lorry|van|truck|pallet|load|driver)\\b[^.?!]{0,30}\\b(?:with|of|for) your\\b',
    "\\bnobody (?:[\\w']+ ){0,5}to (?:sign|receive|take (?:it|them|delivery))\\b",
    '\\b(?:you|someone|somebody|anyone|anybody) to sign\\b|\\bneeds? signing for\\b',
  ].join('|'),
)
/** Tells what the firm has ordered: "your fish won't be with you till eleven", "your parts have come in". */
const SUPPLIES = pattern`
  \byour (?:[\w'-]+ ){0,5}?(?:(?:has|have|had|is|are|'s|just) )*(?:
    come in|came in|arrived|in stock|out of stock|on back ?order
    |(?:ready|waiting) (?:to|for you to) (?:collect|pick up)
    |be with you|out for delivery
  )\b
  |\byour (?:
    deliver(?:y|ies)|orders?|parts?|goods|stock|materials?
  )(?: (?:for )?(?:today|tomorrow|\w+day))?(?:'s|'ll| is| are| will| won't| has| have| hasn't| haven't| can't)\b
`
/** Speaks for somebody else: "I act for the buyers", "your ref". */
const ACTS = pattern`
  \b(?:i|we)(?:'m| am|'re| are)? act(?:ing)? (?:for|on behalf)\b
  |\b(?:our|my|your) clients?\b
  |\b(?:our|your) ref(?:erence)?\b
`
const JOB = '(?:jobs?|work|apprenticeships?|placements?|traineeships?|vacanc(?:y|ies)|position)'
/** Looks for work: "do you need anyone on Saturdays?", "I'm after a job". */
const SEEKS_WORK = new RegExp(
  [
    part`
      \bdo(?:es)? (?:you|he|she|they) (?:\w+ )?(?:need|want) (?:
        any ?(?:one|body)
        |(?:any|more|extra) (?:staff|help|hands|people|workers|\w+ers)
        |staff
      )(?! (?:to|with)\b)
    `,
    part`
      \bare you (?:\w+ )?(?:
        hiring|recruiting
        |taking (?:on|(?:any ?(?:one|body)|people|staff|\w+s) on)
        |(?:looking for|after) (?:staff|any ?(?:one|body))
      )\b
    `,
    `\\b(?:saturday|sunday|weekend|part-?time|full-?time|summer|holiday) (?:jobs?|work)\\b|\\b${JOB} (?:going|available|with (?:you|him|her|them))\\b`,
    part`
      \b(?:
        after|looking for|mean|apply(?:ing)? for|about|want
      ) (?:an?|the|some|any) (?:\w+ )?${JOB}(?! (?:done|doing|for you|on|at|in|that|i|we|you|he)\b)
    `,
    '\\blooking for work\\b|\\bwork experience\\b|\\b(?:my|a|your) cv\\b|\\b(?:any|your|the|job) vacanc(?:y|ies)\\b',
  ].join('|'),
)
/** Looks for staff, which is what a recruiter's other customers want: "we need three fitters from Monday". */
const SEEKS_STAFF = pattern`
  \b(?:
    (?:have you(?: got)?|do you have|can you (?:send|find|get|supply)(?: us| me)?)
    |(?:we|i)(?:'re| are|'m| am|'ve| have)? (?:\w+ )?(?:
      need|want|after|looking for
      |looking to (?:hire|recruit|take on)
      |short of|short on
    )
  ) (?:(?:an?|some|more|extra|another|any|two|three|four|five|six|ten|\d+|a (?:couple|few) of|a few|good|temporary|experienced) )+(?:[\w-]+ )?(?:
    staff|people|temps?|lads|drivers?|cooks?|nurses?|chefs?|cleaners?
    |\w+(?:ers|ors|ists|ians)
    |(?:work|fitt|deliver|build|teach|manag|weld|plaster|paint|labour)er
  )\b(?! (?:job|work|role|position|post|vacanc))
  |\b(?:we|i)(?:'re| are|'m| am) (?:
    an?|one|two|three|four|five|six|\d+|a couple of
  ) (?!(?:bit|little|touch|tad)\b)(?:[\w-]+ ){1,2}(?:short|down|light)\b(?! of (?:money|cash|time))
  |\bshort-?staffed\b
`
const SHIFT =
  /\b(?:shifts?|rota|(?:meant|supposed|due) to be (?:on|in|at work|working)|can't go in)\b/
const CANNOT_WORK = pattern`
  \b(?:
    poorly|sick|ill|unwell
    |(?:can't|cannot|won't be able to|not going to) (?:go|come|make|do)
    |won't be in|no way i (?:can|could)
  )\b
`
const OFF_SICK = pattern`
  \b(?:ringing|calling|phoning|going) (?:in )?sick\b
  |\b(?:can't|cannot|won't be able to) (?:come|go|make it) in (?:
    today|tonight
    |this (?:morning|afternoon|evening)
  )\b
`

/** Cannot work a shift that was given out: "I'm on at two and I'm poorly, I can't go in". */
const isOffSick = (text: string) =>
  OFF_SICK.test(text) ||
  (SHIFT.test(text) && CANNOT_WORK.test(text) && !/\b(?:register|interview|book|cv)\b/.test(text))
/** Noise of other people, which no repair ends. */
const NEIGHBOURS = pattern`
  \b(?:
    neighbou?rs?|next door|tenants?
    |(?:
      flat|house|room|people|lot|lads?|man|woman|family|guests?
    ) (?:above|below|upstairs|downstairs|opposite|next to)
  )\b
`
const NOISE =
  /\b(?:nois[ey]\w*|racket|row|loud|music|shout\w*|part(?:y|ies|ying)|barking|banging|bang)\b/
/** Finds fault with a bill. */
const BILL = /\b(?:bill(?:ed)?|invoiced?|charged|charge on)\b/
const DISPUTE =
  /\b(?:wrong|mistake|error|incorrect|disput\w*|quer(?:y|ying)|too much|twice|double|higher than|more than|don't (?:understand|agree|recogni[sz]e)|shouldn't|never (?:had|agreed)|not what|quoted|for (?:two|three|four|something|work) )/
/** A gathering for which a restaurant has no service. */
const GATHERING = pattern`
  \b(
    wake|funeral|christening|baptism
    |(?<!\b(?:ruby|golden|silver|diamond|pearl|china|crystal|tin|coral|sapphire) )weddings?
    |engagement|anniversary party|private hire|function|buffet
  )\b
`
/** Food that is not eaten there. */
const TO_TAKE = pattern`
  \b(?:
    take-?(?:away|out)
    |(?:order|food|meals?)\b.*\b(?:for|to) (?:collection|collect|pick up|delivery)
    |(?:order|ordering) (?!a table)(?:an? |some |the |two |three |four |\d+ )[^?.]*\b(?:
      collect\w*|pick(?:ed)? up|delivered|delivery
    )
  )\b
`

/**
 * Whether a line is for the owner, though it names services, days or places: a delivery, another firm,
 * somebody who looks for work, noisy neighbours, a bill that is wrong, or a wish that no service of a restaurant meets.
 */
export function isForOwnerOnly(text: string, { setup, hasParty }: Context): boolean {
  if (BRINGS.test(text) || ACTS.test(text)) return true
  if (NEIGHBOURS.test(text) && NOISE.test(text)) return true
  if (BILL.test(text) && DISPUTE.test(text)) return true
  if (SUPPLIES.test(text) && !text.includes('?')) return true
  const isRecruiter = setup.trade === 'recruiter'
  if ((isRecruiter ? SEEKS_STAFF : SEEKS_WORK).test(text)) return true
  if (isRecruiter && isOffSick(text)) return true
  if (!hasParty) return false
  const ours = contentOf(setup.services.map(({ name }) => name).join(' '))
  const [, gathering = ''] = GATHERING.exec(text) ?? []
  const isOther = gathering !== '' && [...contentOf(gathering)].every((word) => !ours.has(word))
  return isOther || TO_TAKE.test(text)
}
