import { part, pattern } from '../text/patterns.ts'

/** What people carry about with them, and so leave behind. */
const THING = part`
  (?:
    (?:sun)?glasses|shades|specs|scar(?:f|ves)|coats?|jackets?|jumpers?|cardigans?
    |hood(?:y|ie)|hats?|caps?|gloves?|umbrellas?|brolly|(?:hand)?bags?|rucksacks?|backpack
    |purse|wallet|phone|mobile|charger|laptop|tablet|ipad|headphones|airpods|keys?|rings?
    |earrings?|necklace|bracelet|watch|teddy|toys?|blanket|trainers|shoes|boots|towel|lead
    |collar|torch|lamp|tools?|ladder|(?:walking )?stick|pencil case|calculator|folder
    |(?:water )?bottle
    |(?:bank|credit|debit) card
    |passport|pram|buggy|hearing aids?|inhaler|insulin|epi-?pen|tablets|medication
    |medicine|pills
  )
`
const ONE = '(?:an?|my|our|his|her|their|your|the|any|some|this)'
const OWN = `${ONE} (?:[\\w'-]+ ){0,3}?${THING}`
const LEFT = '(?:left|(?<=\\bdid (?:i|we|he|she) )leave|forgot(?:ten)?|mislaid|misplaced)'
const WITH_YOU = '(?:behind|there|with you|at yours|(?:in|on|under|at|by|near) (?:one of )?your)'
/** Where the firm is, as far as the caller knows; not in their own car or house. */
const AT_YOURS = part`
  (?:
    ${WITH_YOU}|here
    |(?:in|on|under|at|by|near|over|next to) (?:
      the|my|our|an?
      |(?=mine|(?:room|table|seat|locker) \w)
    )(?! (?:car|van|taxi|bus|train|house|home|door|lock|ignition|boot|mat|gate|porch|neighbours?|past|hope|end)\b)
  )
`
/** Lost property, whatever it is: "I've left the cat's basket with you", "did anyone hand it in?" */
const LOST = inWords([
  'lost (?:property|and found)',
  `(?:i|we)(?:'ve| have| had| must have| might have)?(?: just)? ${LEFT} ${ONE} (?:[\\w'-]+ ){0,3}?${WITH_YOU}`,
  'hand(?:ed|ing)? (?!(?:\\w+ )?(?:notice|resignation|keys?)\\b)(?:\\w+ ){0,3}?in\\b(?! (?:my|our|his|her) (?:notice|resignation|keys?))',
])
/** Lost property, if the line names a thing that people carry: "I left my glasses on the table", "has a coat been found?" */
const LOST_THING = inWords([
  part`
    (?:${LEFT}|lost|dropped) ${OWN} (?:[\w']+ ){0,3}?(?:
      ${AT_YOURS}
      |(?:when|while|after) (?:i|we) (?:was|were|came|had|sat|stayed|left|brought|dropped)
    )
  `,
  // "I checked out yesterday and I've left my charger and my glasses"
  part`
    (?:
      checked out|stayed|stopped
      |(?:was|were) (?:in|there|with you|at yours)
      |came in
      |had (?:lunch|dinner|tea|a (?:meal|table))
      |(?:ate|dined) (?:at yours|there|with you|in)
    ) [^?]{0,60}\b${LEFT} ${OWN}
  `,
  `where(?:'s| is| are| did i leave) ${OWN}`,
  `(?:got|get) home\\b.*\\b${LEFT} ${OWN}`,
  `lost ${OWN}\\b.* (?:might|may|could|must) (?:be|have) (?:in|on|under|by|at|left)`,
  part`
    (?:
      you|any ?one|any ?body|some ?one|some ?body|staff|cleaners?
    ) (?:\w+ ){0,2}?(?:found|find|seen|picked up|pick up|got) ${OWN}(?! (?:for|that fits)\b)
  `,
  `(?:has|have|was|were|did) ${OWN} (?:been |get |got )?(?:found|turn(?:ed)? up)`,
  `${OWN}(?:'s| is| are| was| were| might be| may be| must be)? (?:still )?${WITH_YOU}`,
])
const HAS_THING = new RegExp(`\\b${THING}\\b`)

/** Patterns that begin and end with a word. */
function inWords(parts: readonly string[]): readonly RegExp[] {
  return parts.map((part) => new RegExp(`\\b(?:${part})\\b`))
}

/** What comes before lost property and wants something else: "a table for two please, and I left my scarf there". */
const WISH_FIRST = pattern`
  (?<!\b(?:\w+n't|not) (?:want |need |like )?(?:to )?)\b(?:
    please|need|want|like|book
    |for (?:\d+|two|three|four|five|six|eight|ten)
  )\b.* (?:and|but|also|plus|oh)\b(?: [\w']+){0,4} $
`

/** Whether a line asks after lost property, and for nothing before it. */
export function isLost(text: string): boolean {
  // The long patterns take a browser some time to compile, and most lines name no such thing.
  const patterns = HAS_THING.test(text) ? [...LOST, ...LOST_THING] : LOST
  return patterns.some((pattern) => {
    const found = pattern.exec(text)
    return found !== null && !WISH_FIRST.test(text.slice(0, found.index))
  })
}
