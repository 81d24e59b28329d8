import { pattern } from '../text/patterns.ts'

const KNOCKED_OUT = pattern`
  \b(?:knocked|bashed|smashed|punched|kicked|hit)\b[^.?!/]{0,30}\b(?:tooths?|teeth)\b[^.?!/,]{0,16}\bout\b
  |\b(?:knocked|punched|kicked|smashed|bashed) (?:\w+ )?out\b[^.?!/,]{0,24}\b(?:tooths?|teeth)\b
  |\b(?:tooths?|teeth)\b[^.?!/,]{0,16}\b(?:knocked|come|came|fell|fallen|flew|flown|popped|dropped|pinged) (?:right |clean |straight )?out\b
  |\b(?:tooths?|teeth)(?:'s| is| are) (?:clean |right )?out\b[^?/]*\broots? and all
`
/** No whole tooth of an adult that could be put back. */
const IS_OTHER =
  /\b(?:baby|milk) (?:tooth|teeth)\b|\b(?:denture|plate|crown's|crowns|false|implant|bridge|veneer|cap|filling|lost|swallowed|can't find|cannot find|extract\w*|last (?:week|month|year)|weeks? ago|months? ago|years? ago)\b/

/** Whether a text tells of a tooth that has been knocked out whole. */
export const hasToothOut = (text: string) => KNOCKED_OUT.test(text) && !IS_OTHER.test(text)

/** Asks how to keep the tooth: "should I put it in milk or what?", "do I rinse it?" */
const ASKS_TO_KEEP = pattern`
  \b(?:should|shall|do|can|must|could|is it|does it)\b[^.?!]{0,40}\b(?:milk|water|saliva|spit|rinse|wash|clean|ice|fridge|freezer|tissue|keep it|wrap)\b
  |\b(?:put|pop|stick|stuck|keep|bung) (?:it|them|the (?:tooth|teeth)) in (?:some |a (?:glass|cup) of )?(?:milk|water)\b
  |\bwhat (?:do|should|shall|can) (?:i|we) do\b
`
/** Whether a line asks how to keep a tooth that was knocked out. */
export const asksToKeepTooth = (text: string) => ASKS_TO_KEEP.test(text)

/** How much blood there seems to be, which a mouth makes of a little. */
const MUCH_BLOOD =
  /\b(?:blood|bleeding)(?:'s| is| all| just| absolutely| going)* (?:everywhere|all over)\b|\b(?:lots?|loads|so much|full) of blood\b|\bcovered in blood\b/g
const GRAVE = pattern`
  \b(?:
    head|pale|gr[ea]y|faint\w*|dizzy|woozy|light-?headed|drows\w*|confus\w*|sick|vomit\w*|clots?|bowls?|towels?
    |filling (?:up|(?:my|his|her|their) (?:\w+ )?mouth)|uncon\w*|collaps\w*|pass(?:ed|ing) out|blacked out|unrespons\w*|seizure|fitting|floppy|stab\w*
    |hours?|thinners?|warfarin|apixaban|rivaroxaban|edoxaban|clopidogrel|breath\w*|swallow\w*|chok\w*|neck|jaw|chest|pour\w*|gush\w*|spurt\w*|soak\w*
  )\b
`
/** Bleeds on, which is as hard unless it has done so for days, or comes from where a dentist took a tooth out. */
export const BLEEDS_ON =
  /\b(?:(?:won't|will not|can't|cannot|not|isn't|doesn't|hasn't|never) (?:\w+ )?stop\w*|non-?stop)\b/
const TAKEN_OUT = pattern`
  \b(?:extract(?:ions?|ed)|sockets?)\b
  |\b(?:had|have|having|has|took|taken|take|pull\w*|got) [^.,;!?]{0,30}\b(?:tooth|teeth|molars?|wisdoms?)\b[^.,;!?]{0,20}\b(?:out|removed|pulled)\b
  |\b(?:pulled|removed|took out|taken out|whipped out) (?:\w+ ){0,3}(?:tooth|teeth|molars?|wisdoms?)\b
  |\b(?:tooth|teeth|molars?|wisdoms?)(?:'s|'ve)?(?: \w+){0,2} (?:removed|pulled|taken out|took out)\b
`
/** What brings no more blood than a socket does: "it's not pouring", "two hours ago", "I'm not on thinners". */
const CALM =
  /(?:\b(?:no|not|never)|n't) (?:\w+ ){0,2}(?:pour\w*|gush\w*|spurt\w*|soak\w*|clots|faint|dizzy|thinners?|warfarin)\b|\bhours? ago\b|\b(?:half )?an hour\b|\bjaw\b/g
/** Another wound than a dentist's. */
const HURT =
  /\b(?:(?:hit|punch|kick|fell|fall|knock|bash|smash|crash|accident|gash|slic|stab|wound)\w*|cut|arms?|hands?|legs?|fingers?|thumbs?|wrists?|foot|knee)\b/

/** Whether a text tells of where a dentist took a tooth out. */
export const hasSocket = (text: string) =>
  TAKEN_OUT.test(text) && !HURT.test(text) && !hasToothOut(text)

/** A line without what is no sign of much blood from a socket, or null where there is one. */
export function calmSocket(text: string, past: string): string | null {
  const all = `${past} ${text}`
  return hasSocket(all) && !GRAVE.test(all.replace(CALM, ' ')) ? text.replace(CALM, ' ') : null
}

const goesOn = (text: string) => GRAVE.test(text) || BLEEDS_ON.test(text)

/** A line without the blood of a mouth that has lost a tooth, which is no emergency unless it goes on or somebody faints. */
export const withoutToothBlood = (text: string, past: string) =>
  hasToothOut(`${past} ${text}`) && !goesOn(`${past} ${text}`)
    ? text.replace(MUCH_BLOOD, 'sore')
    : text

const ONLY_TOOTH =
  /\b(?:only|just) (?:a|an|his|her|my|the|one|about (?:a|his|her|my)) (?:\w+ )?(?:tooth|teeth)\b/
/** Whether a line says that no more than a tooth is hurt, of which was `told`, and nothing worse. */
export const isOnlyTooth = (text: string, told: string) =>
  ONLY_TOOTH.test(text) && /\b(?:tooth|teeth)/.test(told) && !goesOn(`${told} ${text}`)
