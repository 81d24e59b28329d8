import type { Context } from 'hono'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/settings.ts'
import {
  CONTEXT_MESSAGE_COUNT,
  type ChatEvent,
  type ChatMessage,
  type ChatMode,
} from './contract.ts'
import { takeFromDay } from './day-total.ts'
import { modelLimits } from './limits.ts'
import { siteAnswer } from './site-answer.ts'

const DEFAULT_BASE_URL = 'https://api.openai.com/v1'

/** The small model that came after gpt-3.5. */
const DEFAULT_MODEL = 'gpt-4o-mini'

/** Who answers, and how the answer is had; it begins when it is asked for. */
export type ChosenAnswer = {
  mode: ChatMode
  answer: (left: AbortSignal) => AsyncGenerator<ChatEvent, void>
}

/** The model's answer if there is a key and the day is not spent, else the site's own. */
export async function chooseAnswer(
  c: Context<AppEnv>,
  messages: ChatMessage[],
): Promise<ChosenAnswer> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL, OPENAI_MODEL } = c.get('settings')
  const latest = messages.slice(-CONTEXT_MESSAGE_COUNT)
  // Loaded while D1 counts; a site without a key never pays for it.
  const model =
    apiKey === null ? null : Promise.all([import('./model-answer.ts'), import('./instruction.ts')])
  if (apiKey === null || model === null || !(await isInTheDay(c))) {
    return { mode: 'site', answer: (left) => siteAnswer(latest, left) }
  }
  const [{ modelAnswer }, { instruction }] = await model
  return {
    mode: 'model',
    answer: (left) =>
      modelAnswer(
        {
          apiKey,
          baseUrl: OPENAI_BASE_URL ?? DEFAULT_BASE_URL,
          model: OPENAI_MODEL ?? DEFAULT_MODEL,
          instruction,
          messages: latest,
          limits: modelLimits,
        },
        left,
      ),
  }
}

/** Whether the site's total leaves one more for today. Without a count there is no cap: then not. */
async function isInTheDay(c: Context<AppEnv>): Promise<boolean> {
  try {
    return await takeFromDay({
      db: c.env.DB,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      onSpent: () => logEvent('error', 'chat.day-spent', c.get('requestId')),
    })
  } catch (cause) {
    logEvent('error', 'chat.day-unknown', c.get('requestId'), { cause: String(cause) })
    return false
  }
}
