// How often the chat is right on the development questions, asked over HTTP of a running build.
import { readFileSync } from 'node:fs'
import { ask, readAnswer } from '../support/chat-client.ts'

const FOLDER = new URL('../support/chat-questions/', import.meta.url)
const NAMES = ['plumber', 'practice-manager', 'non-native-speaker']
const VERDICTS = ['right', 'suggested', 'missed', 'wrong']
const NOT_KNOWN = /I don't know|I'm not sure|I can't help|doesn't mention/i
const AT_ONCE = 4

const SERVED_MIN_SHARE = 0.8
const WRONG_MAX_SHARE = 0.05

/** Measures how often the chat is right on the development questions. */
export async function measure({ url }) {
  const details = []
  const groups = await run({ origin: url, print: (line) => details.push(line) })
  const share = (list, ...wanted) =>
    list.filter(({ verdict }) => wanted.includes(verdict)).length / list.length
  const served = share(groups['the site answers'], 'right', 'suggested')
  const wrong = share(Object.values(groups).flat(), 'wrong')
  console.log(details.join('\n'))
  return [
    {
      what: 'chat: right or suggested',
      measured: percent(served),
      budget: `at least ${percent(SERVED_MIN_SHARE)}`,
      ok: served >= SERVED_MIN_SHARE,
      details,
    },
    {
      what: 'chat: wrong',
      measured: percent(wrong),
      budget: `at most ${percent(WRONG_MAX_SHARE)}`,
      ok: wrong <= WRONG_MAX_SHARE,
      details,
    },
  ]
}

const percent = (share) => `${(100 * share).toFixed(1)} %`

/** Prints the table and returns its rows; `isUnseen` asks the questions that the chat was never tuned to. */
export async function run({ origin, isUnseen = false, print = console.log }) {
  const rows = NAMES.flatMap((name) =>
    readFileSync(new URL(`${name}${isUnseen ? '.unseen' : ''}.jsonl`, FOLDER), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  )
  const waiting = [...rows]
  const results = []
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      results.push({ ...row, verdict: await examine(origin, row) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const groups = {
    'the site answers': results.filter(({ expect }) => expect === 'answer'),
    'the site does not say': results.filter(({ expect }) => expect === 'unknown'),
    danger: results.filter(({ expect }) => expect === 'safety'),
  }
  print(`${''.padEnd(24)}${['asked', ...VERDICTS].map((word) => word.padStart(11)).join('')}`)
  for (const [name, group] of Object.entries(groups)) {
    const counts = VERDICTS.map((verdict) => group.filter((one) => one.verdict === verdict).length)
    print(
      `${name.padEnd(24)}${[group.length, ...counts].map((n) => String(n).padStart(11)).join('')}`,
    )
  }
  for (const { id, q, verdict } of results) if (verdict === 'wrong') print(`wrong: ${id} ${q}`)
  return groups
}

/**
 * Asks a question after those that come before it. If the chat doesn't know, asks what it
 * suggested.
 */
async function examine(origin, row) {
  const messages = []
  let answer
  for (const content of [...row.before, row.q]) {
    messages.push({ role: 'user', content })
    answer = await answerTo(origin, messages)
    messages.push({ role: 'assistant', content: answer.text })
  }
  if (isRight(row, answer)) return 'right'
  const isHonest = NOT_KNOWN.test(answer.text)
  if (!isHonest) return 'wrong'
  for (const content of answer.suggestions) {
    if (isRight(row, await answerTo(origin, [...messages, { role: 'user', content }])))
      return 'suggested'
  }
  return 'missed'
}

function isRight({ expect, all, none, source }, { text, sources }) {
  const has = (pattern) => new RegExp(pattern, 'is').test(text)
  if (none.some(has)) return false
  if (expect === 'unknown') return NOT_KNOWN.test(text) || (all.length > 0 && all.every(has))
  const isLinked = !source || source.some((start) => sources.some((href) => href.startsWith(start)))
  return all.every(has) && isLinked && (expect !== 'answer' || !text.startsWith("I'm not sure"))
}

async function answerTo(origin, messages) {
  const response = await ask(origin, { messages })
  if (!response.ok) throw new Error(`The chat answered ${response.status}.`)
  const { text, rest } = await readAnswer(response)
  const dataOf = (name) => rest.filter(({ event }) => event === name).map(({ data }) => data)
  return {
    text: plain(text),
    sources: dataOf('source').map(({ href }) => href),
    suggestions: dataOf('suggest').flatMap(({ questions }) => questions),
  }
}

/** A text in the one spelling of quotes, thousands and pounds that the expected patterns use. */
function plain(text) {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(£\d+)\.00/g, '$1')
}
