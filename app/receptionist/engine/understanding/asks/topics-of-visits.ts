import type { FactTopic } from './fact-topics.ts'
import { pattern } from '../text/patterns.ts'

/** Whether the firm is Gas Safe registered. */
export const gasSafe: FactTopic = [
  /\bgas[- ]safe\b/,
  /\bgas[- ]safe\b(?! (?:cert\w*|check\w*|to)\b)|\b(?:corgi|gas) regist\w*|\bregistered (?:for|with|to do) gas\b/,
]

/** Whether things, animals or people are fetched. */
export const collection: FactTopic = [
  /\byou (?:\w+ )?(?:collect|pick ?up|fetch)\b|\bcollection (?:service|and)\b/,
  pattern`
    \b(?:you|someone|somebody|anyone) (?:\w+ ){0,3}(?:
      collect|fetch|pick (?:\w+ ){0,3}up
    )\b
    |\bcollecti(?:on|ng)\b
    |\b(?:cost|charge|much)(?: \w+){0,2} to (?:collect|fetch|pick (?:\w+ ){0,3}up)\b
  `,
]

/** Whether somebody has to be in. */
export const beingIn: FactTopic = [
  /\bneed to be (?:in|home|at home|there|present)\b/,
  pattern`
    \b(?:
      needs?|have|has|got|want|supposed
    ) (?:(?:me|us|someone|somebody|anyone) )?to (?:both |all )?be (?:
      in|home|at home|there|here|present|around
    )\b(?! (?:at|by|for (?:\d|half|quarter)|before|on|early)\b)
    |\b(?:if|when|while|with) (?:
      i'm|i am|we're|we are|nobody's|nobody is|no one's|no one is
    ) (?:not |both )?(?:out|in|home|at home|at work|there|away)\b
  `,
]

/** Whether the firm comes to people at home. */
export const homeVisits: FactTopic = [
  /\b(?:home visits?|visit (?:people|us|me) at home|come to (?:me|my (?:home|house)))\b/,
  pattern`
    \b(?:
      home visits?|house ?calls?
      |(?:come|go|get|travel|pop)(?: out| round| over)? (?:
        to(?: see| visit)?|and (?:see|visit)
      ) (?:
        him|her|them|me|us
        |(?:my|our) (?:mum|dad|mother|father|parents|house|home|flat|office)
        |the (?:house|home|care home|hospital)
        |(?:people's )?(?:houses|homes)
      )
      |(?:visit|see) (?:him|her|them|me|us|my \w+) (?:at|in) (?:home|the|a|his|her)
    )\b
  `,
]

/** What to bring. */
export const thingsToBring: FactTopic = [
  /\bwhat\b.*\bbring\b|\bplease bring\b|^bring\b/,
  pattern`
    \b(?:
      need|have|has|got|should|must|want|me|us
    )\b(?: \w+){0,3} (?:bring|fetch) (?:anything|owt|something)\b
    |\bwhat\b(?: \w+){0,5} (?:bring|fetch)\b
  `,
]

/** Whether the work is guaranteed. */
export const guarantee: FactTopic = [
  /\b(?:guarantee\w*|warrant(?:y|ies))\b/,
  pattern`
    (?<!\b(?:under|in|my|its|still) (?:\w+ )?)\b(?:guarantee\w*|warrant(?:y|ies))\b
    |\b(?:goes?|went) wrong again\b
    |\bif it (?:goes|breaks|fails|packs up|leaks) again\b
  `,
]

/** Whether the firm is insured. */
export const insurance: FactTopic = [
  /\binsured\b/,
  pattern`
    \b(?:you|they|he|lads?|team|men|engineers?|cleaners?)\b(?: \w+){0,3} insured\b
    |\b(?:
      public liability
      |(?:you|they) have (?:\w+ )?insurance
      |if (?:you|they|he) (?:breaks?|damages?|smash\w*)
    )\b
  `,
]

/** Which papers one gets. */
export const certificates: FactTopic = [
  /\b(?:certificates?|paperwork)\b/,
  pattern`
    \b(?:
      (?:do|does|will|would|when(?: do| will)?|what) (?:i|we|you|he|she|they|it|that)(?:'ll| will)? (?:also |still |actually |always )*(?:
        get|give|send|issue|provide|leave|supply|receive|include|come with|e-?mail
      )(?: (?:me|us|you|out|over))? (?:(?:the|my|our|an?|any|some|all the|that) )?(?:\w+ )?(?:certificates?|certs?|paperwork)
      |(?:is|are|will) (?:there|the|a|any|my)(?: be)?(?: an?| any)? (?:certificates?|certs?|paperwork)
      |(?:with|about) the (?:certificate|cert|paperwork)
    )\b
  `,
]

/** What to do before a visit. */
export const preparation: FactTopic = [
  // Owners name what must be done before a visit, such as a patch test; callers ask what it is.
  /\b(?:(?:patch|skin|allergy) tests?|referral|prepare|preparation|beforehand|before (?:you|i|we|my|an?|the) (?:come|arrive|visit|start|appointment|treatment))\b/,
  pattern`
    \b(?:
      (?:anything|owt|something|summat|nothing|nowt|what)(?: (?:else|special|particular|do|should|would|will|must))?(?: (?:that )?(?:i|we|you|he|she)(?:'d| would)?(?: (?:need|have|ought|got|should|must|want))?)?(?: me| us)?(?: to)?(?: (?:do|get done|sort|have done|know))? (?:first|before(?:hand)?|in advance|in preparation|to (?:prepare|get ready))
      |(?:how|need|have|got|should|anything)(?: \w+){0,3} prepare
    )\b
  `,
]
