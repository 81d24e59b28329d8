import type { Page } from 'playwright/test'
import { expect, test, visit } from './site.ts'

/** How the fake speech recogniser behaves. The browser's own needs a service that costs money. */
type Recogniser =
  | 'hears'
  | 'never-starts'
  | 'ends-empty'
  | 'is-unreachable'
  | 'is-refused'
  | 'is-switched-off'
  | 'is-missing'

/** How the fake voice behaves. */
type Voice = { isInstant?: boolean; voice?: 'device' | 'service' | 'none' }

/**
 * Replaces the browser's recogniser and voice with fakes.
 *
 * **Shape**: the recogniser hears what `hear` says; the voice speaks until it is
 * cut off or, with `isInstant`, for no time. `voice` says where it speaks; some machines have none.
 * As in Safari on iOS, the voice says nothing until it was asked to speak in a press.
 */
async function withSpeech(
  page: Page,
  recogniser: Recogniser,
  { isInstant = true, voice = 'device' }: Voice = {},
) {
  await page.addInitScript(
    ({ recogniser, isInstant, voice }) => {
      const speech = { started: 0, said: [] as string[], listening: null as EventTarget | null }
      class FakeRecogniser extends EventTarget {
        start() {
          if (recogniser === 'never-starts') return
          speech.started += 1
          speech.listening = this
          queueMicrotask(() => {
            this.dispatchEvent(new Event('start'))
            if (recogniser === 'ends-empty') this.dispatchEvent(new Event('end'))
            const errors: Partial<Record<typeof recogniser, string>> = {
              'is-unreachable': 'network',
              'is-refused': 'not-allowed',
              'is-switched-off': 'service-not-allowed',
            }
            const error = errors[recogniser]
            if (error) this.dispatchEvent(Object.assign(new Event('error'), { error }))
          })
        }
        abort() {
          if (speech.listening === this) speech.listening = null
        }
      }
      const spoken = { lang: 'en-GB', localService: voice === 'device', name: 'Test' }
      let speaking: SpeechSynthesisUtterance | null = null
      let isAllowed = false
      Object.assign(window, {
        SpeechRecognition: recogniser === 'is-missing' ? undefined : FakeRecogniser,
        webkitSpeechRecognition: undefined,
        speech,
        hear: (text: string) => {
          const results = [Object.assign([{ transcript: text }], { isFinal: true })]
          speech.listening?.dispatchEvent(Object.assign(new Event('result'), { results }))
        },
        SpeechSynthesisUtterance: class extends EventTarget {
          constructor(public text: string) {
            super()
          }
        },
      })
      Object.defineProperty(window, 'speechSynthesis', {
        value: Object.assign(new EventTarget(), {
          getVoices: () => (voice === 'none' ? [] : [spoken]),
          speak: (utterance: SpeechSynthesisUtterance) => {
            isAllowed ||= window.event?.type === 'click'
            if (!isAllowed || utterance.text === '') return
            speech.said.push(utterance.text)
            speaking = utterance
            if (isInstant) queueMicrotask(() => utterance.dispatchEvent(new Event('end')))
          },
          cancel: () => {
            const cut = speaking
            speaking = null
            cut?.dispatchEvent(new Event('error'))
          },
        }),
      })
    },
    { recogniser, isInstant, voice },
  )
}

function hear(page: Page, text: string) {
  return page.evaluate(
    (words) => (window as unknown as { hear(t: string): void }).hear(words),
    text,
  )
}

type Speech = { started: number; said: string[]; listening: object | null }

function speechOf(page: Page) {
  return page.evaluate(() => (window as unknown as { speech: Speech }).speech)
}

/** Hides the tab, or shows it again. */
function setHidden(page: Page, isHidden: boolean) {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

function talk(page: Page) {
  return page.getByRole('list', { name: 'What was said' })
}

/** Opens /try with a fake of the browser's speech, and starts a spoken call. */
async function startSpoken(page: Page, recogniser: Recogniser, voice?: Voice) {
  await withSpeech(page, recogniser, voice)
  await visit(page, '/try')
  await page.getByRole('button', { name: 'Speak and listen' }).click()
}

/** Starts a spoken call, and waits until it is the caller's turn. */
async function startListening(page: Page) {
  await startSpoken(page, 'hears')
  await expect(page.getByText('Listening. Say your line.')).toBeVisible()
}

test('a caller speaks, Ava answers aloud, and listens again', async ({ page }) => {
  await startListening(page)
  expect((await speechOf(page)).said[0]).toContain('AI receptionist')

  await hear(page, "I'd like a boiler service on Tuesday at three")
  await expect(talk(page)).toContainText('boiler service on Tuesday at three')
  await expect(page.getByText('Listening. Say your line.')).toBeVisible()
  await expect(page.getByText(/speech service turns your voice into text/)).toBeVisible()
  // The words above are also those of the first time that she listened.
  await expect.poll(async () => (await speechOf(page)).started).toBe(2)

  await page.getByRole('button', { name: 'Sound off' }).click()
  await expect(page.getByText('Listening. Say your line.')).toBeHidden()
})

test('a line that was spoken while the engine failed is in the box, to be sent again', async ({
  page,
  complaints,
}) => {
  await startListening(page)
  const box = page.getByLabel('What does the caller say?')
  await box.fill('Hello')
  await box.press('Enter')
  await expect(talk(page)).toContainText('Hello')
  const [thread] = page.workers()
  await thread?.evaluate(() => {
    self.onmessage = () => {
      throw new Error('out of memory')
    }
  })
  await expect(page.getByText('Listening. Say your line.')).toBeVisible()
  await hear(page, 'How much is a boiler service?')
  await expect(page.getByRole('alert').first()).toContainText('has stopped in this browser')
  await expect(box).toHaveValue('How much is a boiler service?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(talk(page)).toContainText('£90')
  complaints.length = 0
})

test('after she has said goodbye the microphone stays off', async ({ page }) => {
  await startListening(page)
  await hear(page, 'Goodbye')
  await expect(page.getByRole('heading', { name: 'This is what you would get' })).toBeVisible()
  await expect(page.getByText('Select Speak, or type your line.')).toBeVisible()
  expect((await speechOf(page)).started).toBe(1)
})

test('the microphone is off while Ava speaks; interrupting her turns it on', async ({ page }) => {
  await startSpoken(page, 'hears', { isInstant: false })
  await expect(page.getByText('is speaking. The microphone is off.')).toBeVisible()
  expect((await speechOf(page)).started).toBe(0)
  await page.getByRole('button', { name: 'Interrupt and speak' }).click()
  await expect(page.getByText('Listening. Say your line.')).toBeVisible()
  expect((await speechOf(page)).started).toBe(1)
})

test("Ava's own voice is not mistaken for the caller's", async ({ page }) => {
  await startListening(page)
  const greeting = (await speechOf(page)).said[0] ?? ''
  await hear(
    page,
    greeting.toLowerCase().replaceAll(/[.,!?']/g, (mark) => (mark === "'" ? mark : '')),
  )
  await expect(page.getByText(/We didn’t catch that/)).toBeVisible()
  await expect(talk(page).getByRole('listitem')).toHaveCount(1)
})

test('a blocked microphone shows a message, and the call goes on by typing', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  await using browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--use-fake-ui-for-media-stream=deny'],
  })
  const page = await browser.newPage({ baseURL })
  await startSpoken(page, 'hears')
  await expect(page.getByRole('status').getByText(/is blocking the microphone/)).toBeVisible()
  const box = page.getByLabel('What does the caller say?')
  await box.fill('Are you a robot?')
  await expect(page.getByRole('status').getByText(/is blocking the microphone/)).toBeVisible()
  await box.press('Enter')
  await expect(talk(page).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('status').getByText(/is blocking the microphone/)).toBeVisible()
})

test('a microphone that the recogniser is refused stays a message while the caller types', async ({
  page,
}) => {
  await startSpoken(page, 'is-refused')
  const status = page.getByRole('status').getByText(/is blocking the microphone/)
  await expect(status).toBeVisible()
  await page.getByLabel('What does the caller say?').fill('Hi')
  await expect(status).toBeVisible()
})

const faults: [Recogniser, RegExp][] = [
  ['never-starts', /Speech recognition didn’t start/],
  ['ends-empty', /We didn’t catch that/],
  ['is-unreachable', /couldn’t reach its speech service/],
  ['is-switched-off', /turn on Dictation or Siri in Settings/],
]
for (const [recogniser, sentence] of faults) {
  test(`a recogniser that ${recogniser.replaceAll('-', ' ')} leads to a message and to typing`, async ({
    page,
  }) => {
    await startSpoken(page, recogniser)
    await expect(page.getByRole('status').getByText(sentence)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Speak', exact: true })).toBeVisible()
    await page.getByLabel('What does the caller say?').fill('Hello')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(talk(page)).toContainText('Hello')
  })
}

test('a browser without a voice says so, and shows her words', async ({ page }) => {
  await startSpoken(page, 'hears', { voice: 'none' })
  await expect(page.getByText('This browser has no English voice')).toBeVisible()
  await expect(talk(page)).toContainText('AI receptionist')
})

test('typing stops the microphone, and neither a hidden tab nor another page speaks or listens', async ({
  page,
}) => {
  await startListening(page)
  await page.getByLabel('What does the caller say?').fill('Hi')
  await expect(page.getByText('Select Speak, or type your line.')).toBeVisible()

  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(page.getByText('Listening. Say your line.')).toBeVisible()
  await setHidden(page, true)
  await expect(page.getByText('Select Speak, or type your line.')).toBeVisible()

  await setHidden(page, false)
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(page.getByText('Listening. Say your line.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms')
  // The address changes a moment before the page.
  await expect.poll(async () => (await speechOf(page)).listening).toBeNull()
})

test('a reply that arrives in a hidden tab is not spoken, and opens no microphone', async ({
  page,
}) => {
  await startListening(page)
  const before = await speechOf(page)
  await setHidden(page, true)
  const box = page.getByLabel('What does the caller say?')
  await box.fill('Are you a robot?')
  await box.press('Enter')
  await expect(talk(page).getByRole('listitem')).toHaveCount(3)

  await setHidden(page, false)
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(page.getByText('Listening. Say your line.')).toBeVisible()
  expect(await speechOf(page)).toMatchObject({ said: before.said, started: before.started + 1 })
})

test('a tab that is hidden while the browser asks for the microphone does not greet', async ({
  page,
}) => {
  await withSpeech(page, 'hears')
  await visit(page, '/try')
  await page.evaluate(() => {
    const devices = navigator.mediaDevices
    // The visitor does not answer the first time.
    Object.assign(devices, {
      getUserMedia: () => {
        Reflect.deleteProperty(devices, 'getUserMedia')
        return new Promise(() => {})
      },
    })
  })
  await page.getByRole('button', { name: 'Speak and listen' }).click()
  await expect(page.getByText('Your browser is asking for the microphone.')).toBeVisible()
  await setHidden(page, true)
  await expect(page.getByText('Select Speak, or type your line.')).toBeVisible()

  await setHidden(page, false)
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(page.getByText('Listening. Say your line.')).toBeVisible()
  expect((await speechOf(page)).said).toEqual([])
})

test('Ava greets a caller who has hung up on her greeting and rings again', async ({ page }) => {
  await startListening(page)
  const { said } = await speechOf(page)
  await page.getByRole('button', { name: 'Hang up' }).click()
  await page.getByRole('button', { name: 'Ring again' }).click()
  await expect(page.getByText('Listening. Say your line.')).toBeVisible()
  expect((await speechOf(page)).said.length).toBeGreaterThan(said.length)
})

test('a browser that recognises no speech says so in every state, and offers no Speak button', async ({
  page,
}) => {
  await startSpoken(page, 'is-missing', { isInstant: false })
  await expect.poll(async () => (await speechOf(page)).said.length).toBe(1)
  const status = page.getByRole('status').getByText('This browser can’t turn speech into text')
  const speak = page.getByRole('button', { name: /^(Speak|Interrupt and speak)$/ })
  await expect(status).toBeVisible()
  await expect(speak).toHaveCount(0)
  await expect(page.getByText(/turns your voice into text/)).toHaveCount(0)

  await page.getByLabel('What does the caller say?').fill('H')
  await expect(page.getByText('is speaking. The microphone is off.')).toBeHidden()
  await expect(status).toBeVisible()
  await expect(speak).toHaveCount(0)
  await expect(page.getByText(/turns your voice into text/)).toHaveCount(0)
})

test('where a speech service speaks her replies, the page says so instead of that nothing leaves it', async ({
  page,
}) => {
  await withSpeech(page, 'is-missing', { voice: 'service' })
  await visit(page, '/try')
  await expect(page.getByText('Nothing you type leaves this page.')).toBeVisible()
  await page.getByRole('button', { name: 'Speak and listen' }).click()
  const sent = page.getByText(/Your browser’s speech service speaks Ava’s replies/)
  await expect(sent).toBeVisible()
  await expect(page.getByText(/Nothing you type leaves|The rest stays/)).toHaveCount(0)
  // What it has spoken has left the page.
  await page.getByRole('button', { name: 'Sound off' }).click()
  await expect(sent).toBeVisible()
})
