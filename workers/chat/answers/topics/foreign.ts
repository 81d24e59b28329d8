import { brand } from '#app/site/brand.ts'
import { figureOf } from '#app/site/claims.ts'
import { isFiller, plainWords } from '../words.ts'

/** A language that visitors may write in, how to detect it, and the sentence they get in it. */
type Foreign = { language: string; words: RegExp; sentence: string }

const { persona } = brand
const languages = figureOf('languages')
const count = languages.replace('+', '')

/**
 * The ten languages most spoken in the UK after English and Welsh.
 *
 * **Shape**: `language = the chat answers in English | what Ava speaks`, then its commonest words, or its script.
 * A text with a letter that only Urdu has isn't Arabic.
 * **Source**: Census 2021, main language, England and Wales (ONS)
 */
const lines = String.raw`
pl = Na tym czacie odpowiadam po angielsku. | Przez telefon ${persona} mówi w ponad ${count} językach.
czy, jest, ile, kosztuje, jak, nie, się, mówi, mówicie, mogę, chcę, proszę, dzień, dobry, cześć, po polsku, moje, dla, gdzie, kiedy, numer, dziękuję, telefon, usługa, macie
ro = În acest chat răspund în engleză. | La telefon, ${persona} vorbește peste ${count} de limbi.
cât, cat, costă, costa, este, sunt, vreau, pot, cum, unde, când, pentru, vorbiți, vorbiti, română, romana, bună, ziua, mulțumesc, multumesc, și, să, meu, mea, aveți, numărul
pt = Neste chat respondo em inglês. | Ao telefone, a ${persona} fala mais de ${count} línguas.
quanto, custa, como, você, vocês, falam, português, não, obrigado, obrigada, olá, bom dia, quero, posso, preciso, meu, minha, onde, é, uma, para, funciona, serviço, com
es = En este chat respondo en inglés. | Por teléfono, ${persona} habla más de ${count} idiomas.
cuánto, cuanto, cuesta, cómo, como, hablas, hablan, español, espanol, hola, quiero, puedo, necesito, gracias, dónde, donde, buenos, días, qué, que, para, mi, número, funciona, servicio, el, tienen, es, usted
it = In questa chat rispondo in inglese. | Al telefono ${persona} parla più di ${count} lingue.
quanto, costa, come, parla, parlate, italiano, ciao, buongiorno, vorrei, posso, grazie, dove, quando, che, è, il, per, mio, numero, funziona, servizio, avete, non, una, con
pa = ਇਸ ਚੈਟ ਵਿੱਚ ਮੈਂ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਜਵਾਬ ਦਿੰਦੀ ਹਾਂ। | ਫ਼ੋਨ ’ਤੇ ${persona} ${count} ਤੋਂ ਵੱਧ ਭਾਸ਼ਾਵਾਂ ਬੋਲਦੀ ਹੈ।
\p{Script=Guru}[\p{Script=Guru}\p{M}]*
bn = এই চ্যাটে আমি ইংরেজিতে উত্তর দিই। | ফোনে ${persona} ${count}টির বেশি ভাষায় কথা বলে।
\p{Script=Beng}[\p{Script=Beng}\p{M}]*
gu = આ ચેટમાં હું અંગ્રેજીમાં જવાબ આપું છું. | ફોન પર ${persona} ${count}થી વધુ ભાષાઓ બોલે છે.
\p{Script=Gujr}[\p{Script=Gujr}\p{M}]*
ar = في هذه الدردشة أجيب باللغة الإنجليزية. | على الهاتف تتحدث ${persona} أكثر من ${count} لغة.
(?<![ٹڈڑںےۓگچپکہھ][^]*)\p{Script=Arab}+(?![^]*[ٹڈڑںےۓگچپکہھ])
ur = اس چیٹ میں میں انگریزی میں جواب دیتی ہوں۔ | فون پر ${persona} ${count} سے زیادہ زبانیں بولتی ہے۔
\p{Script=Arab}+
`

/** The same, parsed. */
export const foreignLanguages: readonly Foreign[] = [
  ...lines.matchAll(/^(\w+) = (.*) \| (.*)\n(.*)$/gm),
].map(([, language = '', inChat = '', onPhone = '', words = '']) => ({
  language,
  // Withdrawing the claim leaves it out.
  sentence: languages === '' ? inChat : `${inChat} ${onPhone}`,
  words: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${words.replaceAll(', ', '|')})(?![\p{L}\p{N}])`,
    'giu',
  ),
}))

/** The sentence in the language of a question that is clearly not English, or null. */
export function findForeign(question: string): string | null {
  const counts = foreignLanguages.map(({ words, sentence }) => ({
    sentence,
    count: (question.match(words) ?? []).length,
  }))
  const [best] = counts.toSorted((a, b) => b.count - a.count)
  const wordCount = (question.match(/[\p{L}\p{M}]+/gu) ?? []).length
  const englishCount = plainWords(question).filter(isFiller).length
  if (!best || best.count <= englishCount || best.count < Math.min(2, wordCount / 2)) return null
  return best.sentence
}
