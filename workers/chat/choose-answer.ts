import type { Context } from 'hono'
import { canSendMail } from '../email/send-mail.ts'
import type { Settings } from '../settings.ts'
import { hmac, verifyHmac } from '../http/hmac.ts'
import { googleIssuer } from '../http/identity-provider.ts'
import { modelOf } from '../http/openai.ts'
import { limits } from '../http/limit-policies.ts'
import { limit } from '../http/limits.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Answer } from './answers/answer.ts'
import type { AnswerContext } from './answers/topics/topic.ts'
import {
  CONTEXT_MESSAGE_COUNT,
  type ChatEvent,
  type ChatMessage,
  type ChatMode,
} from './contract.ts'
import { siteAnswer } from './site-answer.ts'

/** The limits of one answer's length, and of how long each part of it may take. */
const modelLimits = {
  maxTokens: 120,
  firstByteMs: 10_000,
  betweenChunksMs: 10_000,
  totalMs: 30_000,
} as const

/** The purpose that the model's answers are signed with. */
const PURPOSE = 'chat-answer'

/** Who answers, and the stream of the answer. **Shape**: `own` is the site's own answer. */
export type ChosenAnswer = {
  mode: ChatMode
  own: Answer
  answer: (signal: AbortSignal) => AsyncGenerator<ChatEvent, void>
}

/** Who answers by the operator's choice. The day's limit can still make the site answer. */
export function chatMode(settings: Settings): ChatMode {
  return settings.OPENAI_API_KEY === null ? 'site' : 'model'
}

/**
 * The model's answer if there is a key and the day's limit isn't used up, else the site's own. A message
 * about danger never goes to the model.
 */
export async function chooseAnswer(
  c: Context<AppEnv>,
  messages: readonly ChatMessage[],
): Promise<ChosenAnswer> {
  const model = modelOf(c.get('settings'))
  const { AUTH_SECRET } = c.get('settings')
  const latest = messages.slice(-CONTEXT_MESSAGE_COUNT)
  // The topics are large: only a question should pay for it.
  const { answerQuestion, nearestFacts } = await import('./answers/answer.ts')
  const own = answerQuestion(latest, contextOf(c))
  if (model === null || own.outcome === 'danger' || !(await takeFromDay(c))) {
    return { mode: 'site', own, answer: (signal) => siteAnswer(own, signal) }
  }
  const [{ modelAnswer }, { instruction }] = await Promise.all([
    import('./model-answer.ts'),
    import('./instruction.ts'),
  ])
  const request = {
    ...model,
    limits: modelLimits,
    instruction,
    facts: nearestFacts(latest, contextOf(c)),
    messages: await believed(latest, AUTH_SECRET),
  }
  const sign = (text: string) => hmac(AUTH_SECRET[0], PURPOSE, text)
  return { mode: 'model', own, answer: (signal) => modelAnswer(request, own, sign, signal) }
}

/** Counts one question against the whole site's daily limit; false if it is used up. */
async function takeFromDay(c: Context<AppEnv>): Promise<boolean> {
  const turn = await limit(c, limits.chatQuestions, 'site')
  const isLast = turn.kind === 'taken' && turn.leftCount === 0
  if (isLast) logEvent('error', 'chat.day-spent', c.get('requestId'))
  return turn.kind === 'taken'
}

function contextOf(c: Context<AppEnv>): AnswerContext {
  const settings = c.get('settings')
  return {
    on: {
      analytics: settings.POSTHOG_KEY !== null && settings.POSTHOG_HOST !== null,
      email: canSendMail(c),
      google: googleIssuer(settings) !== null,
      model: chatMode(settings) === 'model',
    },
    nowMs: Date.now(),
  }
}

/**
 * The visitor's messages, and those of the assistant that carry our signature: a page could forge
 * the rest.
 */
async function believed(
  messages: readonly ChatMessage[],
  secrets: readonly string[],
): Promise<{ role: ChatMessage['role']; content: string }[]> {
  const checks = messages.map(async ({ role, content, signature = '' }) => {
    const found = secrets.map((secret) => verifyHmac(secret, PURPOSE, content, signature))
    return role === 'user' || (await Promise.all(found)).includes(true)
  })
  const are = await Promise.all(checks)
  return messages.filter((_, at) => are[at]).map(({ role, content }) => ({ role, content }))
}
