import { brand } from '#app/site/brand.ts'
import { piece, said, type Topic } from '../topic.ts'

const { name, persona, phone } = brand

const PRICING = { title: 'Pricing', href: '/#pricing' }
const FEATURES = { title: 'Features', href: '/#features' }
const CONTACT = { title: 'Contact', href: '/contact' }

/** What visitors say to be polite, and what they ask about whom they talk to. */
export const smallTalkTopics: readonly Topic[] = [
  {
    id: 'greeting',
    cues: '=hello, =hello ava, =hello larkline, =hello you, =hello how you',
    isSmallTalk: true,
    answer: () =>
      piece(
        [
          `Hello, I am ${persona}, ${name}’s AI assistant.`,
          'Ask me what it costs, what it does on a call or how to start.',
        ],
        PRICING,
        FEATURES,
      ),
  },
  {
    id: 'thanks',
    cues: '=thanks, =thanks you, =thanks help, =thanks ava',
    isSmallTalk: true,
    answer: () => piece(['You are welcome.', 'Ask away if there is more.']),
  },
  {
    id: 'bye',
    cues: '=bye, =bye thanks',
    isSmallTalk: true,
    answer: () => piece([`Goodbye. If anything comes up, a person is on ${phone.label}.`], CONTACT),
  },
  {
    id: 'caller-knows',
    cues: 'caller ai, caller know ai, tell caller ai, tell caller human, caller know human, caller realise, everyone know ai, know talk ai, caller fool, ai pretend, pretend human, ava pretend, ava honest',
    also: 'talk know ai not human tell pretend',
    answer: said([/know that they are talking to an AI/, '/#faq']),
  },
  {
    id: 'caller-wants-person',
    cues: 'caller want human, caller ask human, caller human, caller prefer human, caller talk human, caller not want ai, caller refuse, caller hate ai, not talk ai, hate ai, not like ai, old human, elderly',
    also: 'talk want ask real ai',
    answer: said(
      [/know that they are talking to an AI/, '/#faq'],
      [/Puts callers through/, '/#features', `${persona} puts callers through`],
    ),
  },
  {
    id: 'robot',
    cues: 'you ai, you human, this ai, this human, human ai, talk ai, =ai, =ava ai, =ava human, real or ai, or human, ava or human',
    also: 'human ai talk or real',
    answer: () =>
      piece(
        [
          `I am an AI, not a person: ${persona}, ${name}’s assistant.`,
          `I answer from what this site says. For a person, ring ${phone.label} in office hours.`,
        ],
        CONTACT,
      ),
  },
  {
    id: 'who',
    cues: 'who you, your name, who ava, same ava, you ava, =ava, what you call',
    also: 'name call',
    answer: () =>
      piece(
        [
          `I am ${persona}, an AI: here I answer questions about ${name}, on the phone I am the receptionist.`,
          brand.description,
        ],
        FEATURES,
      ),
  },
  {
    id: 'what',
    cues: '=what this, =what is, what larkline do, what ava do, what you do, how work, =how ava work, =what larkline, what ava for me, what for me, =more, explain this, what can do, what service, what feature, =feature, what product, =larkline, tell about larkline, how larkline work, how ava work, =help, how you work, how does work',
    also: 'how do me service business product',
    answer: () =>
      piece(
        [brand.description, `${persona} says in her first sentence that she is an AI.`],
        FEATURES,
        PRICING,
      ),
  },
]
