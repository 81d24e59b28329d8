import { limits } from '../engine/limits.ts'
import type { Trade } from '../engine/trades/trade.ts'
import { mergePaste, readPaste, type PasteReport } from './read-paste.ts'
import * as sessions from './session.ts'
import type { Moment, Session } from './session.ts'
import { readFields, setupOf, textOf, type SetupFields } from './setup-fields.ts'

/**
 * The result of a form of the page.
 *
 * **Shape**: with `problem` nothing was done, and the input comes back: a line in `typed`, a set-up in
 * `fields`, with the name of the field to correct. `report` says what was read from a pasted text.
 */
export type Performed = {
  session: Session
  problem: { text: string; field: string } | null
  typed: string
  fields: SetupFields | null
  report: PasteReport | null
}

/** The result before any form was sent. */
export function performed(session: Session): Performed {
  return { session, problem: null, typed: '', fields: null, report: null }
}

/**
 * Handles a form of the page: in the browser, or on the server for visitors without JavaScript.
 *
 * **Shape**: `do` names the form; a suggested line is its button's value.
 */
export function perform(session: Session, form: FormData, trade: Trade, moment: Moment): Performed {
  switch (form.get('do')) {
    case 'start':
      return performed(sessions.start(session, moment))
    case 'hang-up':
      return performed(sessions.hangUp(session))
    case 'undo':
      return performed(sessions.undo(session))
    case 'drop-rest':
      return performed(sessions.dropRest(session))
    case 'replay':
      return performed(sessions.replay(session, trade))
    case 'save':
    case 'save-and-replay':
      return saveFields(session, form, trade)
    case 'preset':
      return performed(sessions.save(session, { trade: trade.setup.trade }))
    case 'paste':
      return paste(session, form, trade)
    default:
      return sayLine(session, form, trade)
  }
}

function sayLine(session: Session, form: FormData, trade: Trade): Performed {
  const typed = textOf(form, 'suggested') || textOf(form, 'line')
  const text = typed.trim()
  const refuse = (why: string) => ({
    ...performed(session),
    typed,
    problem: { text: why, field: 'line' },
  })
  if (session.call === null) return refuse('Start the call first.')
  if (text === '') return refuse('Type what the caller says, then select Send.')
  if (text.length > limits.lineMaxChars) {
    return refuse(`Please shorten that to ${limits.lineMaxChars} characters.`)
  }
  return performed(sessions.say(session, text, trade))
}

function saveFields(session: Session, form: FormData, trade: Trade): Performed {
  const fields = readFields(form)
  const result = setupOf(fields, trade.setup.trade)
  if (result.kind === 'refused') {
    const problem = { text: result.why, field: result.field }
    return { ...performed(session), fields, problem }
  }
  const saved = sessions.save(session, result.setup)
  return performed(form.get('do') === 'save' ? saved : sessions.replay(saved, trade))
}

function paste(session: Session, form: FormData, trade: Trade): Performed {
  const read = readPaste(textOf(form, 'paste'))
  const merged = setupOf(mergePaste(readFields(form), read), trade.setup.trade)
  if (merged.kind === 'refused') {
    const problem = { text: merged.why, field: 'paste' }
    return { ...performed(session), fields: readFields(form), problem }
  }
  return { ...performed(sessions.save(session, merged.setup)), report: read.report }
}
