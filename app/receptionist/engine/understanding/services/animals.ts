import type { Setup } from '../../types.ts'
import { pattern } from '../text/patterns.ts'
import { plain } from '../text/text.ts'

/** What the name or a service of such a firm says: "Muddy Paws", "Hand stripping". */
const OF_ANIMALS = pattern`
  \b(?:
    dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|vets?|kennels?|cattery|paws?|animals?|canine|feline|hounds?
    |pooch(?:es)?|equine|hand stripping|(?:full|puppy) groom
    |(?<!\b(?:beard|gents?'?|gentlemen's|male|men's|hair) )grooming
  )\b
`

/** Whether a firm looks after animals, by its name or a service. */
export const looksAfterAnimals = ({ name, services }: Setup) =>
  OF_ANIMALS.test(plain([name, ...services.map((service) => service.name)].join(' ')))

/** Names of kinds of animals. */
const SPECIES =
  /\b(cat|kitten|dog|pupp(?:y|ie)|rabbit|guinea pig|hamster|ferret|bird|parrot|horse|pony|reptile|tortoise|snake)(?:'?s)?\b/g

/** Says which animal it is not: "right, no cats", "he's not a cat". */
const NO_SPECIES = new RegExp(`\\b(?:no|not|isn't|ain't) (?:an? )?${SPECIES.source}`, 'g')

/** The kinds of animals that a plain text names. */
export const animalsIn = (text: string) =>
  [...text.replace(NO_SPECIES, ' ').matchAll(SPECIES)].map(([, animal]) => animal)
