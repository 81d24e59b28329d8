import * as v from 'valibot'
import { limits } from '#app/receptionist/engine/limits.ts'

/** The longest business or service name, and value of a command. **Units**: UTF-16 code units. */
const NAME_MAX_CHARS = 60

/** As many services as `readInput` takes. */
const SERVICES_MAX_COUNT = 40

const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NAME_MAX_CHARS))

/**
 * The body of `POST /api/receptionist/commands`: a line that the engine did not understand, with
 * its context.
 */
export const lineSchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.lineMaxChars)),
  /** The open question, as in `Call.open`. */
  open: v.nullable(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))),
  business: shortText,
  services: v.pipe(v.array(shortText), v.maxLength(SERVICES_MAX_COUNT)),
})

/** The caller's line and the question it answers. */
export type UnreadLine = v.InferOutput<typeof lineSchema>

const KINDS = [
  'goodbye', 'cancel', 'sales', 'wrong-number', 'person', 'yes', 'no', 'unsure', 'refuse',
  'book', 'message', 'complaint', 'repeat', 'thanks', 'greeting', 'wait',
] as const // prettier-ignore

const commandSchema = v.variant('kind', [
  v.object({
    kind: v.literal('tell'),
    field: v.picklist(['name', 'phone', 'postcode', 'service', 'party']),
    value: shortText,
  }),
  ...KINDS.map((kind) => v.object({ kind: v.literal(kind) })),
])

/** What the model may return: at most four commands with short values. */
export const commandsSchema = v.object({
  commands: v.pipe(v.array(commandSchema), v.maxLength(limits.commandMaxCount)),
})

/** The response of `POST /api/receptionist/commands`; empty if nobody understood the line. */
export type LineCommands = v.InferOutput<typeof commandsSchema>
