import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import type { Service } from '../../types.ts'
import { namedServices } from './services.ts'

/** A line, as the steps that find its service read it. */
export type JobLine = {
  text: string
  wants: readonly Command[]
  /** Whether one of `wants` is to book. */
  isBook: boolean
  /** Whether it says yes to what she has read back, or to her leaving a message. */
  isAgreed: boolean
  /** The line without the people it tells of ("my tenant"), "first thing" and what it denies. */
  left: string
  denied: readonly Service[]
  /** The part of it that says what to book. */
  wanted: string
  /** Whether it names another service after that: "a check-up, then the hygienist". */
  hasNext: boolean
}

/** A line that may choose a service, and what decides which. */
export type JobChoice = JobLine & {
  /** The services that it does not deny. */
  services: readonly Service[]
  /** The service whose whole name it says. */
  exact: Service | null
  /** Whether it chooses from the services or prices that she has just said. */
  isListed: boolean
  isAsking: boolean
  /** Whether it wishes for something, even if it asks. */
  isWished: boolean
}

/** What a step makes of a line. An empty list chooses nothing; null leaves it to the next step. */
export type Decision = Command[] | null

export const tellService = (name: string): Command => ({
  kind: 'tell',
  field: 'service',
  value: name,
})

/** Whether a line names a service of the firm's. */
export const isOfService = (text: string, { setup, synonyms }: Context) =>
  namedServices(text, setup.services, synonyms).length > 0
