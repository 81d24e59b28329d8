import type { Signs } from './danger-signs.ts'
import { accidentScenes } from './scenes-of-accidents.ts'
import { animalScenes } from './scenes-of-animals.ts'
import { crimeScenes, lifeScenes } from './scenes-of-crime.ts'
import { electricityScenes, fireScenes, wetElectricsScenes } from './scenes-of-electricity.ts'
import { carbonMonoxideScenes, gasScenes } from './scenes-of-fumes.ts'
import { illnessScenes } from './scenes-of-illness.ts'

/**
 * What callers describe who do not name the danger: "he's gone grey and clammy". In the short form of
 * `dangerSigns`. A scene has no `not`: "he's gone missing, he went out last night" is a danger whatever else
 * the line says. The two sides of an `&` may stand far apart, so each must be telling by itself.
 */
export const dangerScenes: readonly Signs[] = [
  carbonMonoxideScenes,
  gasScenes,
  wetElectricsScenes,
  electricityScenes,
  fireScenes,
  crimeScenes,
  lifeScenes,
  illnessScenes,
  accidentScenes,
  animalScenes,
]
