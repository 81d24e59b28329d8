import { expect, test, vi } from 'vitest'
import { NOW } from '#tests/support/call.ts'
import { trades } from '../engine/trades/trades.ts'
import { perform } from './perform.ts'
import { performed, type Played } from './performed.ts'
import { createResultPlayer } from './play-result.ts'
import { say } from './replay.ts'
import { newTrial, start } from './trial.ts'
import type { Step } from './steps.ts'
import { createTrialStore } from './trial-store.ts'

const trade = trades.plumber
const moment = { now: NOW, seed: 7 }

/** The page's thread, in the test's own: it answers when the test lets it, and may die. */
class FakeThread {
  static last: FakeThread
  onmessage: (message: { data: Played }) => void = () => {}
  onerror: () => void = () => {}
  #play = createResultPlayer(trade)
  #waiting: (() => void) | null = null
  #isHeld = false

  constructor() {
    FakeThread.last = this
  }

  postMessage(step: Step): void {
    this.#waiting = () => this.onmessage({ data: this.#play(takeStep(step)) })
    if (!this.#isHeld) this.letGo()
  }

  hold(): void {
    this.#isHeld = true
  }

  die(): void {
    this.onerror()
  }

  letGo(): void {
    this.#isHeld = false
    const answer = this.#waiting
    this.#waiting = null
    answer?.()
  }

  terminate(): void {}
}

function takeStep(step: Step) {
  if (step.kind === 'opened') return performed(step.trial)
  if (step.kind === 'spoken') return performed(say(step.trial, step.text, trade, 'spoken'))
  const form = new FormData()
  for (const [name, value] of step.fields) form.append(name, value)
  return perform(step.trial, form, trade, step.moment)
}

/** Runs whatever waits for nothing but its turn. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** A tab with the page and its thread and, if wanted, a model that answers when the test says so. */
function openTab({
  hasModel = false,
  posted = null,
}: { hasModel?: boolean; posted?: Played | null } = {}) {
  const kept = new Map<string, string>()
  let resolveModel = (_response: unknown) => {}
  vi.stubGlobal('Worker', FakeThread)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('fetch', () => new Promise((resolve) => (resolveModel = resolve)))
  function open(from: Played | null) {
    const store = createTrialStore(trade, from, hasModel)
    store.connect()
    return { store, thread: FakeThread.last }
  }
  return {
    ...open(posted),
    reload: () => open(null),
    answerAsModel: async (...commands: object[]) => {
      resolveModel({ json: async () => ({ commands }) })
      await turn()
    },
    [Symbol.dispose]: () => void vi.unstubAllGlobals(),
  }
}

type Store = ReturnType<typeof createTrialStore>

function press(store: Store, button: string, fields: Record<string, string> = {}) {
  return store.perform({ fields: Object.entries({ ...fields, do: button }), moment })
}

function textsIn(store: Store): string[] {
  return store.get().played.trial.call?.lines.map(({ text }) => text) ?? []
}

const MUMBLE = 'me khazi is bunged up summat rotten'

for (const [button, line] of [
  ['say', 'How much is a boiler service?'],
  ['hang-up', ''],
] as const) {
  test(`an answer of the model that comes while the thread is at “${button}” undoes nothing`, async () => {
    using tab = openTab({ hasModel: true })
    const { store, thread } = tab
    await press(store, 'start')
    await press(store, 'say', { line: MUMBLE })
    thread.hold()
    const next = press(store, button, { line })
    await turn()
    await tab.answerAsModel({ kind: 'tell', field: 'service', value: 'Toilet repair' })
    thread.letGo()
    const after = await next
    await turn()
    expect(store.get().played.trial).toEqual(after?.trial)
  })
}

test('a line that the model reads while nothing else happens is answered with its commands', async () => {
  using tab = openTab({ hasModel: true })
  const { store } = tab
  await press(store, 'start')
  await press(store, 'say', { line: MUMBLE })
  await tab.answerAsModel({ kind: 'tell', field: 'service', value: 'Toilet repair' })
  expect(textsIn(store)).toEqual([MUMBLE])
  expect(store.get().played.call?.card.service).toBe('Toilet repair')
})

test('a call that the server has played is still there after a reload', async () => {
  const trial = say(start(newTrial(trade), moment), 'Are you a robot?', trade)
  using tab = openTab({ posted: createResultPlayer(trade)(performed(trial)) })
  const { store } = tab.reload()
  await turn()
  expect(textsIn(store)).toEqual(['Are you a robot?'])
})

test('a kept call can be continued while the thread loads', async () => {
  const trial = say(start(newTrial(trade), moment), 'Are you a robot?', trade)
  using tab = openTab({ posted: createResultPlayer(trade)(performed(trial)) })
  const { store } = tab.reload()
  expect(textsIn(store)).toEqual(['Are you a robot?'])
  expect(store.get().played.call).toBeNull()
  await press(store, 'start')
  expect(textsIn(store)).toEqual(['Are you a robot?'])
  expect(store.get().played.call?.turns).toHaveLength(3)
})

test('a line that was spoken when the thread died is kept for the box', async () => {
  using tab = openTab()
  const { store, thread } = tab
  await press(store, 'start')
  await store.say('Are you a robot?')
  thread.hold()
  const said = store.say('How much is a boiler service?')
  await turn()
  thread.die()
  await expect(said).rejects.toThrow('The thread has failed.')
  const { played, isBroken } = store.get()
  expect(isBroken).toBe(true)
  expect(played).toMatchObject({
    typed: 'How much is a boiler service?',
    problem: { field: 'line' },
  })
  expect(textsIn(store)).toEqual(['Are you a robot?'])
})
