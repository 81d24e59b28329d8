import type { Service } from '../../types.ts'
import { isQuestion } from '../asks/questions.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { hasNeed } from '../wants/book-asks.ts'
import { IS_PICK, pickOf } from '../when/picks.ts'
import { DENIAL, withoutDenied } from './denied-services.ts'
import { hasHadNone } from './first-jabs.ts'
import { type Decision, type JobChoice, tellService } from './job-line.ts'
import { GENERIC_POINTS } from './said-words.ts'
import { isBeyondService, tellingWords } from './service-names.ts'
import { unusedWords } from '../text/remarks.ts'
import { contentOf, plain } from '../text/text.ts'
import { areOfAKind, chooseService, isOfSeveral, namedServices } from './services.ts'
import { chooseForPeople, wantsAllNamed } from './several.ts'

/** Reads a line that fits no service: it refuses one, takes what she has listed, or is of several. */
export function chooseUnnamed(choice: JobChoice, context: Context): Command[] {
  const decision = findRefusal(choice, context) ?? findListed(choice, context)
  if (decision) return decision
  return shouldAskWhich(choice, context) ? [{ kind: 'book' }] : []
}

function findRefusal({ text, left, wants }: JobChoice, context: Context): Decision {
  const { service, inMind, isBooking, setup, today } = context
  const inHand = service ?? inMind
  if (inHand === null || !isRefused(text, inHand, setup.services)) return null
  // "It's not a radiator", and nothing else: what was told of before, or she asks what it is.
  const isForOwner = wants.some(({ kind }) => kind === 'message' || kind === 'person')
  const isAlone = isBooking && !isForOwner && unusedWords(left, [], today).size === 0
  const other =
    otherOfKind(left, inHand, context) ?? (isAlone ? otherToldOf(inHand, context) : null)
  if (other) return [tellService(other.name)]
  if (isAlone) return [{ kind: 'change', field: 'service' }, { kind: 'book' }]
  // "It's not a new radiator": what she has in hand is wrong, and the owner can tell what is right.
  return [{ kind: 'change', field: 'service' }, { kind: 'message' }]
}

/** The one service besides the one in hand that the caller has told of: the tap that drips, after "not a radiator". */
function otherToldOf(inHand: string, { notes, recent, setup, synonyms }: Context): Service | null {
  const others = setup.services.filter(({ name }) => name !== inHand)
  const [only, other] = namedServices(`${plain(notes ?? '')}. ${recent}`, others, synonyms)
  return only && !other ? only : null
}

/** The service of the kind in hand that the rest of a line tells: after "not a booster", "he's never had any" of the first jabs. */
function otherOfKind(left: string, inHand: string, { setup, synonyms }: Context): Service | null {
  const denied = setup.services.find(({ name }) => name === inHand)
  const kin = setup.services.filter((one) => denied && one !== denied && areOfAKind([one, denied]))
  const kind = tellingWords({ name: inHand }).filter((word) =>
    kin.some((one) => tellingWords(one).includes(word)),
  )
  const found = chooseService(`${left} ${kind.join(' ')}`, kin, synonyms, GENERIC_POINTS)
  const isFitting = hasHadNone(left) || (found && !isBeyondService(left, found, synonyms))
  return isFitting ? found : null
}

/** Whether a line says "not" to the service in hand; "no, the haircut is fine" does not. */
function isRefused(text: string, name: string, services: readonly Service[]): boolean {
  const asked = text.replace(/(?:^|(?<=[.!?] ))no\b,? ?/g, '')
  const { denied } = withoutDenied(asked, services, [DENIAL])
  return denied.some((service) => service.name === name)
}

/** What a line takes of her list without a name: "just me", "both", "the first one". */
function findListed({ text, left, isListed }: JobChoice, { listed }: Context): Decision {
  const [first] = listed
  if (!isListed) return null
  const forPeople = chooseForPeople(text, listed)
  if (forPeople !== null) return [tellService(forPeople)]
  if (first && wantsAllNamed(text)) return [tellService(first), { kind: 'several' }]
  // "First, how much is it?" takes nothing.
  const pick = IS_PICK.test(text)
    ? text
    : text.split(PART_END).find((one) => IS_PICK.test(one) && NAMES_ONE.test(one))
  const picked = pick === undefined ? toldApart(left, listed) : listed.at(pickOf(pick) ?? 0)
  if (pick === undefined && picked === undefined) return null
  return picked ? [tellService(picked)] : []
}

/** The longest part of a line that only says which one it takes: "it's the dripping one then". **Units**: words. */
const TOLD_MAX_WORDS = 6

/** The one of her list that a line names by a word which no other has: "the dripping one, please. Is Thursday free?" */
function toldApart(line: string, listed: readonly string[]): string | undefined {
  const told = line
    .split(PART_END)
    .filter((one) => !isQuestion(one) && one.split(' ').length <= TOLD_MAX_WORDS)
  const words = contentOf(told.join(' '))
  const [only, other] = listed.filter((name) => {
    const others = contentOf(listed.filter((one) => one !== name).join(' '))
    return [...contentOf(name)].some((word) => words.has(word) && !others.has(word))
  })
  return other === undefined ? only : undefined
}

/** Ends what a line takes, before what it says or asks of it: "the first one, yeah. How much is that?" */
const PART_END = /[.,;!?]+ ?| (?:and|but) /

const NAMES_ONE = /\b(?:one|number|option)\b/

/** Names a thing, and says nothing of it: "a full groom for a spaniel", "house clean". */
const A_THING =
  /^(?:(?:hi|hiya|hello|yes|just|please),? )*(?:(?:an?|one|two) |(?!.*\b(?:i|i'\w+|we|it|it's|is|was|were|my|the|your|he|she|they)\b)[\w'-]+(?:[^\w'-]+[\w'-]+){0,4}[^\w'-]*$)/

const isGreeting = ({ kind }: Command) => kind === 'greeting' || kind === 'thanks'

/** Whether she should ask which service is meant: "a full groom", of which there are two. */
function shouldAskWhich(choice: JobChoice, context: Context): boolean {
  const { text, wanted, wants, services, isWished } = choice
  const isOpen = !context.hasService && !context.isMessage && wants.every(isGreeting) && isWished
  const isChoice = isOpen && (hasNeed(text) || A_THING.test(text))
  return isChoice && isOfSeveral(wanted, services, context.synonyms)
}
