import { pattern } from '../text/patterns.ts'

/** Offers the firm goods or services of another, without a pitch that ends the call: "about your glove costs". */
const OFFERS = pattern`
  \bfrom (?:[\w&'-]+ ){0,4}(?:supplies|supply|wholesale|wholesalers|distribution|distributors|solutions|consumables|logistics)\b(?:[^?]*\byour (?:[\w-]+ ){0,3}(?:costs?|prices|spend|supplier|usage|account|stock|ordering|needs|requirements)\b|.*\b(?:we've|we have|we're|got|have|running|doing)(?: got)? (?:an? |some )(?:[\w-]+ ){0,2}(?:offers?|deals?|promotions?|discounts?|samples?) (?:on|for you)\b)
  |\b(?:send|ping|e-?mail|drop|pop|share|show)(?: (?:you|him|her|them|over|across|round|in))* (?:our|the|a|my) (?:new |latest |full )?(?:price list|brochures?|catalogues?|samples|product range)\b
  |\b(?:i|we)(?:'d| would|'ll| can| could)?(?: like to| love to)? (?:introduce|show you|tell you about|talk to you about) our (?:\w+ )?(?:company|products?|range|services?|prices)\b
  |\bwho (?:does|places|deals with|handles) (?:the|your|all the) (?:\w+ )?(?:ordering|purchasing|buying|procurement)\b
  |\b(?:about|regarding|re|concerning) (?:the|his|her|their|your) (?:\w+ )?(?:google|facebook|instagram|tripadvisor|yelp|online|website|search|seo|social media|energy|broadband|merchant|card machine|business) (?:\w+ )?(?:listings?|profiles?|pages?|rankings?|visibility|presence|ads|accounts?|contracts?|tariffs?|rates|suppliers?)\b
  |\b(?:his|her|their|your) (?:\w+ )?(?:listing|profile|ranking)(?:'s| is)?\b[^.?!]{0,40}\b(?:suspended|removed|expir\w+|unverified|claimed|at risk|deleted)\b
`

/** Whether plain words are those of a firm that sells to this one, whom nobody need ring back. */
export const sellsToFirm = (text: string) => OFFERS.test(text)
