import type { Settings } from '../env.ts'
import type { ChatMode } from './contract.ts'

/** Who answers by choice of the operator; a spent day makes it the site for the rest of it. */
export function chatMode(settings: Settings): ChatMode {
  return settings.OPENAI_API_KEY === null ? 'site' : 'model'
}
