import type { Danger } from '#app/receptionist/engine/understanding/command.ts'
import { findDanger as hearDanger } from '#app/receptionist/engine/understanding/danger/danger.ts'
import { plain } from '#app/receptionist/engine/understanding/text/text.ts'

const NO_HELP_FROM_HERE = 'This is a website’s chat. It can’t send help.'

const GAS = `Get everyone out, light nothing and touch no switches. Ring the gas emergency number, 0800 111 999, from outside. If somebody is ill or in danger, ring 999. ${NO_HELP_FROM_HERE}`

/**
 * Whom people in danger should ring. Checked first, whether the model or the site answers. Ava's
 * own rules detect the danger.
 *
 * **Source**: gov.uk (999), the National Gas Emergency Service (0800 111 999), the Energy Networks
 * Association (105), Samaritans (116 123)
 */
const advice: Readonly<Record<Danger, string>> = {
  life: `I’m sorry you’re going through this. If you’re in danger, ring 999 now. Samaritans will listen day and night, free of charge, on 116 123. ${NO_HELP_FROM_HERE}`,
  gas: GAS,
  'carbon-monoxide': GAS,
  electricity: `Stay well away and ring 105 now, or 999 if somebody is hurt. ${NO_HELP_FROM_HERE}`,
  'wet-electrics': `Keep away from the water, and turn the power off at the mains only if the fuse box is dry and safe to reach. If you can’t, ring 105, or 999 if somebody is hurt. ${NO_HELP_FROM_HERE}`,
  fire: `Get out, stay out and ring 999 now. Ask for the fire service. ${NO_HELP_FROM_HERE}`,
  medical: `Ring 999 now and ask for an ambulance. ${NO_HELP_FROM_HERE}`,
  animal: `Ring a vet straight away: your own, or the nearest that is open. ${NO_HELP_FROM_HERE}`,
  crime: `Ring 999 now and ask for the police. If you can’t speak, stay on the line and press 55 from a mobile. ${NO_HELP_FROM_HERE}`,
}

/** Asks what the receptionist does in an emergency: nobody is in danger now. */
const asksAboutCalls =
  /\b(?:does|can|will|would|could|should|did|if|when|how|what) (?:does |would |will |can |should )?(?:ava|she|larkline|your (?:ai|bot|system|service|receptionist))\b(?! (?:is|has|isn|can'?t|cannot|won))|\bwhat if\b|\b(?:in|during) a power cut\b|\b(?:does|can|will) it (?:say|call|handle|tell|take|know|pass|answer|deal|cope)\b|\b(?:if|when|where) (?:a|an|some|one of (?:my|our)|my|our) (?:caller|tenant|patient|customer|client)|\bcallers?\b|\bcalls\b|\b(?:tenants?|patients?|customers?|clients?) (?:rings?|calls?|says?|reports?|phones?|smells?)\b|\bdo you (?:handle|deal|cover|support|take)\b|\bdo the texts\b|\btype calls?\b/

/** The fixed advice for somebody who may be in danger, or null. */
export function findDangerAdvice(question: string): string | null {
  const text = plain(question)
  const danger = asksAboutCalls.test(text) ? null : hearDanger(text)
  return danger && advice[danger]
}
