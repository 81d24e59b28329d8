import { isOfRule, isSaid, mention } from '../speech/say.ts'
import { fill, ignoreAsks, notesOf, type State } from '../state.ts'
import { tellsOfNewAccount } from '../understanding/danger/hear-urgency.ts'
import { isJawLocked } from '../understanding/danger/dental.ts'
import { asksToGo } from '../understanding/danger/hospital.ts'
import { asksToKeepTooth, hasToothOut } from '../understanding/danger/knocked-tooth.ts'
import { isIllOfFood, isIllSinceVisit } from '../understanding/danger/urgent-kinds.ts'
import { seesBodies, treatsPatients } from '../understanding/danger/urgency.ts'
import { bleedsOnThinners } from '../understanding/danger/spoken-of.ts'
import { asksIfGrave, asksIfWorse, asksWhomToRing } from '../understanding/danger/worse.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { isAfraid } from '../understanding/wants/feelings.ts'
import { sayWhenToRing } from './danger.ts'
import { isOfMessage, isTaken } from './message-notes.ts'
import { note, noteAndMention } from './notes.ts'
import { sayOfPayment } from './urgent.ts'

/** Tells a caller who asks about a payment to new bank details to send nothing; true if she does. */
export function sayNoPayment(state: State): boolean {
  const { isUrgent, plainText } = state
  const isOfPayment =
    /\b(?:sen[dt]\w*|pa(?:y|id)\w*|transfer\w*|scam|fraud\w*|genuine|real|bank)\b/.test(plainText)
  const told = `${notesOf(state)}. ${plainText}`
  if (!isUrgent || !isOfPayment || !tellsOfNewAccount(told)) return false
  note(state)
  sayOfPayment(state, told)
  return true
}

/** Asks what to do until the owner rings: "so do I just wait for Sam?" */
const ASKS_MEANWHILE = pattern`
  \bwhat (?:do|should|can|shall) (?:i|we) do\b
  |\b(?:do|should|shall|can) (?:i|we)(?: just| still| have to)? wait\b
  |\bshould (?:i|we) be worried\b
  |\b(?:do|should|shall|can) (?:i|we) (?:just )?(?:put|stick|press|hold|keep|rinse|wash|leave|give|use) (?:on )?(?:it|something|the|him|her|some|ice|my|his)\b
`

/** Asks whether to ring the police: "should I be ringing the police, d'you think?" */
const ASKS_POLICE =
  /\b(?:should|shall|do|must) (?:i|we) (?:be |need to |have to )?(?:ring|call|phon|go to|tell|report (?:it|this|that) to)\w* (?:the )?police\b/

/** Asks whether to report it to the council: "should I ring environmental health?" */
const ASKS_COUNCIL =
  /\b(?:should|shall|do|must|can|could|ought) (?:i|we)\b[^.?!]{0,40}\b(?:environmental health|food standards|trading standards)\b/

/** Tells of what has happened, and does not go on. */
const OVER =
  /\b(?:yesterday|last (?:night|week\w*|month|\w+day)|(?:day|week|month)s? ago|(?:on|since) (?:mon|tues|wednes|thurs|fri|satur|sun)day|overnight|(?:been|got|was|were) (?:nicked|stolen|robbed|burgled))\b/
const GOES_ON =
  /\b(?:right now|outside|still (?:here|there)|threat\w*|hit(?:ting)?|scared|frightened|tonight|took|taken|kids?|child\w*|son|daughter)\b/

/** Says whom to tell of a crime, or of food that made somebody ill, to a caller who asks; true if she does. */
export function sayPolice(state: State): boolean {
  const { plainText } = state
  const isOfCouncil = ASKS_COUNCIL.test(plainText)
  if (!isOfCouncil && !ASKS_POLICE.test(plainText)) return false
  note(state)
  const told = `${notesOf(state)}. ${plainText}`
  const isOver = OVER.test(told) && !GOES_ON.test(told)
  mention(state, isOfCouncil ? 'ask-council' : isOver ? 'ask-police-101' : 'ask-police')
  return true
}

/** Asks whether an animal needs a vet: "should I be taking her to the vet or what?" */
const ASKS_VET = pattern`
  \b(?:do|should|shall|must|does|ought) (?:i|we|he|she|it)\b[^?]*\b(?:
    (?:tak|bring|ring|call|see|go|phon)\w*(?: (?:him|her|it|them|to|the|an?|my|our|straight|emergency|out of hours|nearest))*
    |need (?:an?|the|to see (?:an?|the))
  ) (?:vets?|vet's)\b(?! (?:bills?|fees?|numbers?|name)\b)
  |\b(?:try|ring|call|phone|see|get) (?:the|a|my|our) vets?\b[^.?]*(?:\bshall i\b|\bshould i\b|\b(?:ok|okay|al(?:l )?right|yeah)\?)
`

/** Asks for the nearest vet: "which vet is nearest?" */
const WHICH_VET = /\b(?:which|what|any|where(?:'s| is)) (?:\w+ ){0,2}vets?\b[^.]*\?|\bnearest vet\b/

/** Sends who asks about a vet to one: she cannot judge it; true if she does. */
export function sayVet(state: State): boolean {
  const { plainText, setup } = state
  // "Should I press on it?", once a vet has been named.
  const isSent = isSaid(state, 'urgent-animal')
  const isAsked = ASKS_VET.test(plainText) || (isSent && ASKS_MEANWHILE.test(plainText))
  const isWhich = WHICH_VET.test(plainText)
  if (!(isAsked || isWhich) || setup.trade === 'vet') return false
  return noteAndMention(state, isWhich ? 'which-vet' : isSent ? 'vet-tells' : 'ask-vet')
}

/** Asks whether to go to hospital: "do I go to A&E or wait for Sam?" */
const ASKS_HOSPITAL = pattern`
  \b(?:take|taking) (?:him|her|them|it) to (?:a ?& ?e|a and e|casualty|(?:the )?hospital)\b
  |\bwhere (?:do|should|can|shall) (?:i|we) (?:take (?:him|her|them)|go)\b
  |\b(?:dentist|doctor|surgery|clinic|chemist|anywhere|anyone|who(?:'s| is)|who else is)(?: else)? open\b
`

/** Whether a patient who is urgent, or was in danger, asks whether to go to hospital. */
export const asksForHospital = ({ card, plainText, setup }: State) =>
  card.urgency !== 'normal' &&
  treatsPatients(setup) &&
  (asksToGo(plainText) || ASKS_HOSPITAL.test(plainText))

const MEDICINE =
  /\b(?:(?:blood )?thinners?|warfarin|apixaban|tablets?|medication|medicines?|meds|antibiotics?|painkillers?|ibuprofen|nurofen|paracetamol|aspirin|co-?codamol)\b/
/** Asks whether to take or stop something: "should I stop them?", "can I have two?" */
const ASKS_TO_TAKE =
  /\b(?:should|shall|can|could|do|must|is it (?:ok|okay|safe|all right) (?:for me )?to)(?: (?:i|he|she|we|they))?(?: \w+){0,3}? (?:stop|tak(?:e|ing)|come off|carry on|have|give|mix|double)\b/

/** Says what cannot wait for the owner, to a patient who bleeds and takes what makes it bleed on; true if she does. */
function adviseOnThinners(state: State): boolean {
  if (!bleedsOnThinners(state.plainText, notesOf(state))) return false
  ignoreAsks(state, 'unknown')
  return advise(state, 'thinners')
}

/** Sends a patient with a swelling to 111, once the mouth hardly opens; true if she does. */
function adviseOnJaw(state: State): boolean {
  const { plainText, isUrgent } = state
  if (!isUrgent || isSaid(state, 'urgent-jaw')) return false
  if (!isJawLocked(plainText, notesOf(state))) return false
  return noteAndMention(state, 'urgent-jaw', {}, { kind: 'urgent' })
}

/** Says how to keep a tooth that was knocked out, to who asks; true if she does. **Source**: the National Health Service. */
function adviseOnTooth(state: State): boolean {
  const { plainText, isUrgent } = state
  if (!isUrgent || !asksToKeepTooth(plainText)) return false
  if (!hasToothOut(`${notesOf(state)} / ${plainText}`)) return false
  ignoreAsks(state, 'unknown')
  if (state.reply.some((one) => isOfRule(one, 'tooth-out'))) return true
  return noteAndMention(state, 'keep-tooth', {}, { kind: 'urgent' })
}

/** Asks whether to come without an appointment: "do I just turn up or wait for him to ring?" */
const ASKS_TO_TURN_UP =
  /\b(?:do|should|shall|can|could|will) (?:i|we) (?:just |still |have to |need to )*(?:turn up|come (?:down|in|round|along|straight)|pop (?:in|down|round)|sit and wait|wait)\b[^.?!]{0,30}\bor\b/

/** Has a patient whose message is urgent wait for the call; true if they ask whether to come. */
export function sayWaitForCall(state: State): boolean {
  if (!state.isUrgent || !ASKS_TO_TURN_UP.test(state.plainText)) return false
  ignoreAsks(state, 'unknown', 'progress')
  return noteAndMention(state, 'wait-for-call')
}

/** Sends a patient to 111 who asks about a medicine, or what to do until they are rung; true if she does. */
export function adviseOnMedicine(state: State): boolean {
  const { plainText, setup } = state
  if (!treatsPatients(setup)) return false
  if (adviseOnThinners(state) || adviseOnJaw(state)) return true
  if (adviseOnTooth(state) || adviseMeanwhile(state)) return true
  if (!MEDICINE.test(plainText) || !ASKS_TO_TAKE.test(plainText)) return false
  ignoreAsks(state, 'unknown')
  // "Can I have a drink on my antibiotics?" tells of nobody who needs help.
  return noteAndMention(state, 'ask-111', {}, { kind: 'urgent' })
}

/** Sends a patient who is urgent, and asks what to do meanwhile, to 111; true if she does. */
export function say111(state: State): boolean {
  const { card, plainText, setup } = state
  if (card.urgency === 'normal' || !treatsPatients(setup) || !ASKS_MEANWHILE.test(plainText))
    return false
  return sendTo111(state)
}

/** Asks what to do, in words that tell of no plan: "it's come right out, what do I do" */
const ASKS_WHAT_TO_DO = /\bwhat(?: the \w+)? (?:do|should|can|shall|must) (?:i|we) do\b/

/** Sends a patient to 111 who asks what to do as they tell what is urgent; true if she does. */
function adviseMeanwhile(state: State): boolean {
  const { isUrgent, plainText } = state
  const isTold = isSaid(state, 'ask-111') || isSaid(state, 'urgent-shut')
  if (!isUrgent || isTold || !ASKS_WHAT_TO_DO.test(plainText)) return false
  ignoreAsks(state, 'unknown')
  return sendTo111(state)
}

/** Tells a caller with a socket that is not safe, who asks whether to leave or use it, to leave it alone; true if they do. */
export function sayNoUse(state: State): boolean {
  if (!isSaid(state, 'no-use') || !ASKS_SAFE.test(state.plainText)) return false
  return noteAndMention(state, 'no-use-asked', {}, { kind: 'urgent' })
}

/** Asks whether to leave it, or to use it: "is it safe to leave it?" */
const ASKS_SAFE = pattern`
  \b(?:is|will|would) (?:it|that|this) (?:be )?(?:safe|ok|okay|al ?right|all right|dangerous)\b
  |\b(?:can|should|shall|do|must) (?:i|we) (?:just |still |not )?(?:use|leave|turn|switch|unplug|touch|keep|stop|worry)\b
`

/** Asks what to do about an illness, worries about it, or tells of somebody whom it may harm more. */
const ASKS_OF_ILLNESS = pattern`
  \b(?:should|shall|do|must|can|could|ought) (?:i|we|he|she|they)\b[^.?!]{0,30}\b(?:doctors?|gp|hospital|a ?& ?e|casualty|111|chemist|pharmac\w+)\b
  |\b(?:should|shall|can|could) (?:i|we|he|she|they) (?:be )?(?:tak|drink|eat|giv|do)(?:e|ing)?\b
  |\b(?:is it|is this|could it be|will (?:it|i|he|she|they|the baby)(?: be)?) (?:\w+ )?(?:dangerous|serious|harm\w*|bad for|hurt|all ?right|ok|okay)\b
  |\b(?:pregnant|breast ?feeding|diabetic|chemo\w*|immune)\b
`

/** Sends who is ill after a meal, and worries or asks what to do, to 111; true if she does. */
export function adviseOnIllness(state: State): boolean {
  const { plainText, trade } = state
  if (!trade.hasParty) return false
  const isAsked =
    ASKS_OF_ILLNESS.test(plainText) || ASKS_MEANWHILE.test(plainText) || isAfraid(plainText)
  const told = `${notesOf(state)} / ${plainText}`
  if (!isAsked || !(isIllOfFood(told) || isIllSinceVisit(told))) return false
  ignoreAsks(state, 'unknown')
  return sendTo111(state)
}

/** Somebody who may have come to harm: "the old lady upstairs", "my nan", "she's 88". */
const MAY_BE_HURT =
  /\b(?:(?:old|elderly|frail|disabled|blind|deaf|poorly)(?: \w+)? (?:lady|man|woman|fella|chap|gent\w*|boy|girl|couple|neighbour|tenant|mum|dad)|pensioner|nana?|gran(?:ny|d?ad|dma)?|toddler|baby|(?:s?he's|aged|who's) (?:[789]\d|ninety|eighty)|wheelchair)\b/

/** Does not come to the door; a telephone that nobody answers tells less. */
const NO_ANSWER_AT_DOOR = pattern`
  ^(?!.*\b(?:phone|mobile|calls?|texts?|e-?mails?|(?:isn't|not) in|out|away|on holiday)\b).*(?:
    (?:\bnot|n't|\bnever|\bno longer) (?:been )?answer\w*
    |\bwon't (?:come to|open|answer)\b
    |\b(?:can't|cannot|couldn't) (?:get (?:an|any) (?:answer|reply)|raise|rouse)\b
    |\bno (?:answer|reply)\b
  )
`

/** Says to ring 999 for somebody frail who does not answer the door where something urgent goes on; true if she does. */
export function adviseOnSilence(state: State): boolean {
  const { plainText, card } = state
  if (card.urgency !== 'urgent' || isSaid(state, 'whom-to-ring')) return false
  if (!MAY_BE_HURT.test(plainText) || !NO_ANSWER_AT_DOOR.test(plainText)) return false
  return noteAndMention(state, 'whom-to-ring', {}, { kind: 'urgent' })
}

/** Says that 111 can advise at any hour; always true. */
export const sendTo111 = (state: State): boolean => advise(state, 'ask-111')

/** Tells a caller to get help, and marks the message as urgent; always true. */
function advise(state: State, key: 'thinners' | 'ask-111' | 'whom-to-ring'): boolean {
  noteAndMention(state, key, {}, { kind: 'urgent' })
  if (state.card.urgency !== 'normal') return true
  fill(state, 'urgency', 'urgent')
  if (isOfMessage(state)) mention(state, 'marked')
  return true
}

/** Asks what to do if nobody rings: "what do I do if he doesn't ring though?" */
const IF_UNRUNG =
  /\bif (?:he|she|they|you|some(?:one|body)|no ?(?:one|body)|i)(?: \w+)? ?(?:don't|doesn't|does not|do not|can't|won't|rings?|calls?)(?: (?:ring|call|phone|come|answer|get back|hear))?\b/

/** Tells who asks what to do if nobody rings to ring again; true if she does. */
export function sayIfUnrung(state: State): boolean {
  const isOfRing = /\b(?:ring|call|phone|come|answer|get back|hear)/.test(state.plainText)
  const isAsked = IF_UNRUNG.test(state.plainText) || OF_OTHER_NUMBER.test(state.plainText)
  if (!isOfRing || !isAsked || (!isTaken(state) && !state.isUrgent)) return false
  note(state)
  // Somebody who needs help tonight must not wait for us alone.
  const isElse = OF_ELSE.test(state.plainText) || OF_OTHER_NUMBER.test(state.plainText)
  mention(state, isElse ? 'if-unrung-else' : 'if-unrung')
  return true
}

/** Asks for somebody else to ring: "is there another number I can ring?" */
const OF_OTHER_NUMBER =
  /\b(?:another|any other|a different|an emergency) (?:\w+ )?number\b[^.?!]*\b(?:ring|call|try|phone)\b/

/** Asks whether to try another firm: "shall I try someone else if nobody rings back?" */
const OF_ELSE =
  /\b(?:try|ring|call|find|get|use|ask) (?:some(?:one|body) else|(?:another|a different) \w+|elsewhere)\b/

/** Asks where it is safe to be: "can she stop indoors or not?", "has mum got to sit outside?" */
const WHERE_SAFE = pattern`
  \b(?:can|should|must|has|have|is|do|does|shall)\b[^?]*\b(?:
    outside|indoors?|inside|safe
    |(?:get|got|come|keep|stay) out
    |(?:go|come|stop|stay)(?: back)? (?:in(?! (?:on|at|for|to|with|about)\b)|here|there)
  )\b
`

/** Says again when to ring for help, to a caller who asks whether it is safe where there was a danger; true if she does. */
export const sayStillSafe = (state: State) =>
  WHERE_SAFE.test(state.plainText) && sayWhenToRing(state)

/** Says whom to ring, at once or if it gets worse; false if nothing urgent has been spoken of. */
export function sayIfWorse(state: State): boolean {
  const { plainText, setup } = state
  if (seesBodies(setup) && asksIfGrave(plainText) && !asksIfWorse(plainText))
    return setup.trade === 'vet'
      ? noteAndMention(state, 'judges-no-animal')
      : advise(state, 'whom-to-ring')
  if (asksWhomToRing(plainText)) return advise(state, 'whom-to-ring')
  if (state.from.urgency === undefined) return false
  note(state)
  if (!sayWhenToRing(state)) mention(state, 'worse')
  return true
}
