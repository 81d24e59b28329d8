import { limits } from '../engine/limits.ts'
import { completeSetup } from '../engine/setup.ts'
import type { Trade } from '../engine/trades/trade.ts'
import { performed, type Performed } from './performed.ts'
import { mergePaste, readPaste } from './read-paste.ts'
import { replay, say } from './replay.ts'
import * as trials from './trial.ts'
import type { Moment, Trial } from './trial.ts'
import { readFields, textOf } from './read-fields.ts'
import { setupOf } from './setup-fields.ts'

/**
 * Handles a form of the page: in the browser, or on the server for visitors without JavaScript.
 *
 * **Shape**: `do` names the form; a suggested line is its button's value.
 */
export function perform(trial: Trial, form: FormData, trade: Trade, moment: Moment): Performed {
  switch (form.get('do')) {
    case 'start':
      return performed(trials.start(trial, moment))
    case 'show':
      return performed(trial)
    case 'hang-up':
      return performed(trials.hangUp(trial))
    case 'undo':
      return performed(trials.undo(trial))
    case 'drop-rest':
      return performed(trials.dropRest(trial))
    case 'replay':
      return performed(replay(trial, trade))
    case 'save':
    case 'save-and-replay':
      return saveFields(trial, form, trade)
    case 'preset':
      return performed(trials.savePreset(trial, trade))
    case 'paste':
      return paste(trial, form, trade)
    default:
      return sayLine(trial, form, trade)
  }
}

function sayLine(trial: Trial, form: FormData, trade: Trade): Performed {
  const typed = textOf(form, 'suggested') || textOf(form, 'line')
  const text = typed.trim()
  const refuse = (why: string) => ({
    ...performed(trial),
    typed,
    problem: { text: why, field: 'line' },
  })
  if (trial.call === null) return refuse('Start the call first.')
  if (text === '') return refuse('Type what the caller says, then select Send.')
  if (text.length > limits.lineMaxChars) {
    return refuse(`Please shorten that to ${limits.lineMaxChars} characters.`)
  }
  return performed(say(trial, text, trade))
}

function saveFields(trial: Trial, form: FormData, trade: Trade): Performed {
  const fields = readFields(form, completeSetup(trial.setup, trade))
  const pasted = textOf(form, 'paste')
  const result = setupOf(fields, trade.setup.trade)
  if (result.kind === 'refused') {
    const problem = { text: result.why, field: result.field }
    return { ...performed(trial), fields, pasted, problem }
  }
  const saved = trials.save(trial, result.setup)
  const next = form.get('do') === 'save' ? saved : replay(saved, trade)
  return { ...performed(next), pasted }
}

function paste(trial: Trial, form: FormData, trade: Trade): Performed {
  const pasted = textOf(form, 'paste')
  const read = readPaste(pasted)
  const fields = readFields(form, completeSetup(trial.setup, trade))
  const merged = setupOf(mergePaste(fields, read, trade.setup.facts), trade.setup.trade)
  if (merged.kind === 'refused') {
    const problem = { text: merged.why, field: 'paste' }
    return { ...performed(trial), fields, pasted, problem }
  }
  return { ...performed(trials.save(trial, merged.setup)), report: read.report }
}
