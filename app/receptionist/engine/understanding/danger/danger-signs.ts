import type { Danger } from '../command.ts'
import { animal } from './signs-of-animals.ts'
import { crime, life } from './signs-of-crime.ts'
import { wetElectrics, electricity, fire } from './signs-of-electricity.ts'
import { carbonMonoxide, gas } from './signs-of-fumes.ts'
import { medical } from './signs-of-illness.ts'

/** Signs of one danger, and the words that show it is a job, a story or about an animal instead. */
export type Signs = { danger: Danger; is: readonly string[]; not?: string }

/**
 * Signs of danger in plain lines, in the words for it; `dangerScenes` has what callers describe without them.
 * The first match counts. `a ~ b`: both within a few words, in
 * either order; `a > b`: in this order; `a & b`: both, anywhere in the line; `*`: any ending.
 *
 * Electricity indoors, after Electrical Safety First and the fire chiefs: smoke, melting, a smell of
 * burning, or sparks, heat or crackling from a fuse box is fire, 999. A socket that sparked once is
 * an electrician's urgent job (see the trade). 105 is for power lines and substations.
 *
 * **Source**: NHS, When to call 999; National Gas Emergency Service; Energy Networks Association
 * (105); Electrical Safety First; National Fire Chiefs Council; Police.uk, When to call 999; Samaritans.
 */
export const dangerSigns: readonly Signs[] = [
  carbonMonoxide,
  gas,
  wetElectrics,
  electricity,
  fire,
  crime,
  life,
  medical,
  animal,
]
