import type { When } from './when/when.ts'

/** The kind of danger, which decides whom Ava tells the caller to ring. */
export type Danger =
  | 'gas'
  | 'carbon-monoxide'
  | 'electricity'
  | 'wet-electrics'
  | 'fire'
  | 'crime'
  | 'life'
  | 'medical'
  | 'animal'

/** What a question is about. */
export type Topic =
  | 'price'
  | 'prices'
  | 'vat'
  | 'hours'
  | 'area'
  | 'place'
  | 'duration'
  | 'end'
  | 'free'
  | 'services'
  | 'robot'
  | 'recording'
  | 'who'
  | 'fact'
  | 'status'
  /** What she has taken down of the caller's details. */
  | 'details'
  | 'caller-id'
  /** Who the person is that rings people back. */
  | 'owner'
  | 'progress'
  | 'worse'
  | 'offer'
  /** Work that is no service of the firm's. */
  | 'unlisted'
  | 'unknown'

/** The details that can be corrected at the last read-back. */
export type Changeable = 'when' | 'name' | 'phone' | 'postcode' | 'service' | 'party'

/** What a line means. The flows act on these commands, and read the words again for what no command says. */
export type Command =
  /** `isTogether`: only the lines before make it one. */
  | { kind: 'danger'; danger: Danger; isTogether?: boolean }
  | { kind: 'safe'; isMistake?: boolean }
  /** Help is coming, or the caller is about to ring for it. */
  | { kind: 'helped' }
  | { kind: 'ringing' }
  | { kind: 'silence' }
  | { kind: 'goodbye' }
  | { kind: 'cancel' }
  | { kind: 'drop' }
  | { kind: 'sales' }
  | { kind: 'wrong-number' }
  | { kind: 'person'; name?: string }
  | { kind: 'yes' }
  | { kind: 'no' }
  | { kind: 'unsure' }
  | { kind: 'refuse' }
  | { kind: 'tell'; field: 'name' | 'phone' | 'postcode' | 'service' | 'party'; value: string }
  | { kind: 'tell-when'; when: When }
  | { kind: 'about' }
  /**
   * One of her offers, from 0; -1 is the last. `isNearest`: the one nearest to the time asked for, or to
   * `near`. `isAny`: among those that suit. `isElse`: only if the pick before it does not suit.
   */
  | { kind: 'pick'; index: number; isNearest?: true; near?: number; isAny?: true; isElse?: true }
  | { kind: 'part-of-phone'; digits?: string }
  | { kind: 'change'; field: Changeable }
  /** A number that may be the people or the time. */
  | { kind: 'number'; number: number }
  /** `isInstead`: the caller means another thing than she took the last question to be about. */
  | { kind: 'ask'; topic: Topic; about?: string; index?: number; isInstead?: true }
  /** `isNew`: the caller denies that there is a booking already. */
  | { kind: 'book'; isNew?: boolean }
  /** `isTold`: the line itself says what it is about. */
  | { kind: 'message'; name?: string; isTold?: true }
  | { kind: 'existing' }
  /** `isNext`: the line puts the other after the one in hand. */
  | { kind: 'several'; isNext?: true }
  /** What the caller wants besides what the line settles: "and have Sam ring me as well". */
  | { kind: 'aside'; of: 'message' | 'complaint' | 'booking' | 'existing' }
  | { kind: 'complaint' }
  /** `isForVet`: an animal in danger, which is more than the firm can mend. */
  | { kind: 'urgent'; word: string; isForVet?: true }
  /** The caller says that it is urgent, in no words of the owner's. */
  | { kind: 'hurry'; isPressing?: true }
  | { kind: 'not-urgent' }
  | { kind: 'repeat' }
  | { kind: 'thanks' }
  | { kind: 'greeting' }
  | { kind: 'wait' }
  | { kind: 'abuse' }
  | { kind: 'instructions' }

/** A question. */
export type Ask = Extract<Command, { kind: 'ask' }>

/** A detail that a line tells. */
export type Tell = Extract<Command, { kind: 'tell' }>

/** Whether a command tells the service that the caller wants. */
export const tellsService = (command: Command): command is Tell & { field: 'service' } =>
  command.kind === 'tell' && command.field === 'service'

/** Whether any of the commands is of one of these kinds. */
export const hasKind = (commands: readonly Command[], ...kinds: readonly Command['kind'][]) =>
  commands.some(({ kind }) => kinds.includes(kind))

/** Whether the commands tell one of these details. */
export const tells = (commands: readonly Command[], ...fields: readonly (string | null)[]) =>
  commands.some((one) => one.kind === 'tell' && fields.includes(one.field))
