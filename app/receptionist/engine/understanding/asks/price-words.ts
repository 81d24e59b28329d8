import type { Setup } from '../../types.ts'
import { withDigits } from '../text/numbers.ts'
import { pattern } from '../text/patterns.ts'
import { contentOf, plain } from '../text/text.ts'

/** Words that only ask for a price. */
export const PRICE_WORDS: ReadonlySet<string> = contentOf('how much charge cost price pay')

/** Whoever may have to pay for the caller's booking. */
const PAYER = '(?:i|me|we|us|he|him|she|her|they|them|(?:my|me|our) (?!insur|landlord)[a-z]+)'

/** Words for a price, a charge or paying; "Dr Price" is a person. */
const PRICE = pattern`
  \b(?:
    how much
    |(?:do|will|would|did) (?:i|we) owe
    |what's the damage|set (?:me|us) back|ball ?park|(?:looking|talking) (?:at|about) for
    |(?:owt|nowt|anything|nothing|something|much) to pay
    |(?<!\b(?:how|when|where|who|why) )(?:do|does|will|would|am|is|are) ${PAYER} (?:still )?(?:gonna |going to )?(?:be |get |being |getting )?(?:
      pay|charged|billed
    )(?: (?:owt|anything))?(?: for (?:it|that|this))?(?=\W*$)
    |(?:will|do|does|would) (?:you|they|he) (?:charge|bill) ${PAYER}(?: for (?:it|that|this))?(?=\W*$)
    |(?<!\b(?:how|when|where|who|why) )(?:(?:do|does|will|would|is|are) ${PAYER}|${PAYER} (?:won't|don't|doesn't|wouldn't|shouldn't)) (?:still )?(?:have|need|got|going) to pay(?! (?:by|in|on|with|at|when|now|up|my|before|the (?!\d))\b)
    |(?<!\b(?:how|when|where|who|why) )(?:am|are) (?:i|we) (?:still )?paying(?! (?:by|in|on|with|at|when|now|up|my|before|the (?!\d))\b)
    |${PAYER}(?:(?:'ll|'s|'m|'re) not| won't| wouldn't| shouldn't) (?:be |get |being |getting |going to (?:be |get )?)?(?:charged|billed)(?: (?:owt|anything))?(?: for (?:it|that|this))?(?=\W*$)
    |(?:is|are|will|would) (?:it|that|they|this|you|she|he)(?: be)?(?: all| very| really| terribly| awful(?:ly)?| that)? (?:extra|double|more|dearer|dear|pricey|costly|much|a lot)(?!,? (?:love|me)\b)
    |(?:is|are) [^.,!?]{2,30} (?:dearer|pricier|cheaper) than
    |(?:it|that)(?:'s| is) (?:not |too |very )*(?:dear|pricey)(?!,? (?:love|me)\b)
    |(?:
      (?:it|that)(?:'s| is| was)(?: definitely| really| all| still)*
      |(?:is|are) (?:it|that|they|this|(?:the|my|our|his|her|an?) [\w-]+(?: [\w-]+)?|\w+'s)
    ) free\b(?! (?:on|at|today|tonight|tomorrow|now|this|next|\w+day)\b)
    |(?:is|are) (?:it|that|this|there) (?:the |an? |any |your |one of those )*free (?:half|hour|first|initial|consultation|chat|session|\d+ min)
    |for (?:free|nothing)|(?<!\b(?:dr|doctor|mr|mrs|ms|miss)\.? )(?:prices?|costs?|charges?)|pricing|chargeable|fees?|rates?|expensive|cheap
    |what(?:'s| is) (?:it|that) for (?:an?|the|two|both|new|existing|regulars?|us|me|him|her|them|my (?!insur|landlord)[a-z]+)\b(?! to\b)
    |what(?:'s| is| would| will|'ll) (?:it|that|this|summat like that|something like that)(?: be)?,? (?:rough(?:ly)?|approx\w*|in (?:money|pounds|total)|work(?:ing)? out at|run(?:ning)? to|usually|typically)(?=\W|$)
    |(?:couple|few|\d+)(?: of)? (?:grand|hundred|thousand|k|quid)\b[^.!?]{0,20}(?=\?)
    |what (?:do|would|will) (?:i|you) (?:pay|charge)
    |what(?:'s|'d| is| do| does| would| will) (?:[\w'-]+ ){1,5}(?:cost|come to|these days|nowadays)
    |what(?:'d| would) (?:it|that) be (?:to|for)\b(?!\W*$)|what(?:'d| would) an? (?:[\w'-]+ ){1,4}be
    |what (?:do|would) you want (?:to (?:do|sort|fix|mend|clean) |for (?:an?|one|it|that)\b)
    |(?:what(?:'s| is) (?:it|that)|(?:is|was) (?:it|that)(?=[^.?!]*\?)) (?:per [a-z]+|a head|each|apiece)
    |roughly what(?:'s| is| would| will| does)
    |what rent
    |what (?:would|could|will) (?:[a-z]+ ){1,3}(?:sell|let|rent|go) for
  )\b
`
/** Words of a landlord, whom a letting agent sees for nothing. */
const OF_LETTING =
  /\b(?:(?:let|rent)(?:t?ing)?(?: (?:it|(?:my|our|the|an?) \w+))? out|landlord|manag(?:e|ing|ement)|want (?:it|this|(?:my|our|the) \w+) let(?:ting)?|let (?:it|my \w+|our \w+) for (?:me|us))\b/
/** Whether a line is of a landlord who wants a property let or managed. */
export const wantsLetting = (text: string) => OF_LETTING.test(text)

/** Whether a firm sees its callers for nothing. */
export const isFreeForAll = ({ services }: Setup) =>
  services.every(({ pricePence }) => pricePence === 0 || pricePence === null)

/** A sum of money, or a number that ends what is asked, as in "is it 65?"; not "for 15", "at 3" or "can I book one". */
const AMOUNT = pattern`
  £ ?(\d+(?:\.\d\d)?)
  |\b(
    \d{2,}(?:\.\d\d)?(?: odd)?
    |\d+(?= ?(?:pounds?|quid))
  ) ?(?:pounds?|quid|each|a head|per person|apiece)\b
  |\b(?:(?:a|\d+) hundred(?! (?:people|guests|of|miles|times|yards|metres|words|per|%))|tenner|fiver)
  |(?<!\b(?:at|for|on|to|by|of|past|from|till|until|number|after|before|the|in|aged|room|table|book|have|get|take) |[:.\d])\b(\d{1,4})(?=
    \W*$
    |,? (?:
      (?:is|was|isn't|wasn't) it
      |did(?:n't)? you|you said|yeah|right|then|now|even|all in|whatever|regardless
      |altogether|in total|for|plus|including|no matter|if you
    )\b
  )
`
/** The sums of a text that are marked as pounds. */
export const poundsIn = (text: string): readonly number[] =>
  [...text.matchAll(/£ ?(\d+(?:\.\d+)?)/g)].map(([, sum]) => Number(sum))

/** The least number that can only be a price: a lower one may be a time, a party or an age. */
const BARE_PRICE_MIN = 25
/** A number alone that may be a time, too: "how about 730?" */
const TIME_ALONE = /^(?:(?:how|what) about )?[1-9](?:15|30|45)(?: then)?\W*$/
/** Says more of an amount than that it is the price. */
const COMPARES = pattern`
  \b(?:
    under|over|below|more|less|cheaper|up to|within|only got|budget|about|around|or|if|not
    |how much|what|off|extra|deposit|odd
  )\b
`
/** Asks whether there is a charge, and not how much something costs. */
const WHETHER_CHARGED = pattern`
  \b(?:
    charged
    |(?:will|would|do|does|can|is|are) (?:\S+ ){1,3}?(?:charge|fee|pay|cost)
    |(?:any|a|an) (?:\w+ )?(?:charge|fee|cost)s?
  )\b
`
const HOW_MUCH = /\b(?:how much|what|which|prices?|pricing|rates?|list)\b/

/** Whether a line asks if there is a charge: "will I get charged the £25?", "is there a fee?" */
export const asksIfCharged = (text: string) => WHETHER_CHARGED.test(text) && !HOW_MUCH.test(text)

const WHATS_IN = /\b(?:does|do) (?:that|it|this|they) include\b/

/** Whether a line asks what a service includes: "does that include the nails as well?" */
export const asksWhatsIn = (text: string) => WHATS_IN.test(text)

/** Whether a line mentions a cost. */
export const isOfPrice = (text: string) => PRICE.test(text)

/** Whether a fact tells of a price. */
export const isOfCost = (fact?: Setup['facts'][number]) =>
  fact !== undefined &&
  (fact.answer.includes('£') || PRICE.test(plain(`${fact.question} ${fact.answer}`)))

/** "A hundred and 20". Callers often leave out "a". */
const HUNDRED =
  /(?:\b(a|\d{1,2}) |(?<=^|[,.;!?] ))hundred\b(?! and (?:something|a bit)| odd| or so|[ -]ish| plus)(?: and (\d{1,2})\b)?(?! (?:people|guests|of|miles|times|yards|metres|words|per|%))/g

/** The sum that a plain line names, or null; -1 for one in words. `isPriced`: a price was just spoken of. */
export function amountIn(text: string, isPriced = false): number | null {
  const [found, ...sums] =
    AMOUNT.exec(
      withDigits(text)
        .replace(
          HUNDRED,
          (_, count = 'a', rest = '0') =>
            `£${(count === 'a' ? 1 : Number(count)) * 100 + Number(rest)}`,
        )
        .replace(/\bstill the (?=\d)/, 'still '),
    ) ?? []
  if (found === undefined) return null
  const [bare] = sums.slice(2)
  const sum = sums.find(Boolean)
  if (bare !== undefined && !isPriced && (Number(bare) < BARE_PRICE_MIN || TIME_ALONE.test(text)))
    return null
  return sum === undefined || COMPARES.test(text) ? -1 : Number(sum)
}
