import { part } from '../text/patterns.ts'
import type { Signs } from './danger-signs.ts'

/** Scenes of animals in danger: a cat that cannot pass urine, a pup that is stuck. */
export const animalScenes: Signs = {
  danger: 'animal',
  is: [
    part`
      (strain*|squat*|tray|litter|trying to (go|wee|pee)|wee|weeing|pee|peeing) & (nothings?|not a drop|hardly (anything|a drop)|only (a drop|drops))( is| are| has|'s| just)* (com*|came)( out| through)?(?= *([.,;!?]|$)| (and|but|he|she)\b)
      |(tray|litter|toilet|wee|pee) & (strain*|cry*|meow*|miaow*|yowl*|howl*) & (in and out|back and forth|keeps? (going|getting|trying)|every (few|couple|five|two|ten)|won't (come|get) out|can't go)
      |(cat|tom|kitten|dog|puppy|he|she)('s| is)?( (can't|cannot|has not|hasn't|haven't|not|isn't))+ (been able to |managed to |managed a )?(wee|weed|weeing|pee|peed|peeing|pass(ed|ing)? (any )?(urine|water|wee))(?! (on|indoors|inside|outside|everywhere)\b)(?! in (the|my|our) (house|kitchen|hall|bed|bath))
      |(has not|hasn't|not|never) (had|done|been for) an? (wee|pee)
      |(strain*|trying|struggl*) (to|for) (an? )?(wee|pee|urinate) & (can't|cannot|cry*|pain|blood)
      |blocked bladder|bladder('s| is) blocked
      |(bloody|blood in (his|her|its|the)) (diarrh*|wee|pee|urine)|(weeing|peeing|pooing|passing) (\w+ )?blood
      |trying to have (her|the) (pups|puppies|kittens|lambs?)
      |(pups?|puppies|kittens?|lamb|calf|foal) (is |are |has |got )*stuck
      |in labour > (hours|nothing|stuck)
    `,
  ],
}
