/** A language that visitors may write in, how to tell it, and what they hear in it. */
export type Foreign = { language: string; words: RegExp; sentence: string }

const latin = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')

/**
 * The ten languages most spoken in the UK after English and Welsh.
 *
 * **Source**: Census 2021, main language, England and Wales (ONS)
 */
export const foreignLanguages: readonly Foreign[] = [
  {
    language: 'pl',
    words: latin(
      'czy|jest|ile|kosztuje|jak|nie|się|mówi|mówicie|mogę|chcę|proszę|dzień|dobry|cześć|po polsku|moje|dla|gdzie|kiedy|numer|dziękuję|telefon|usługa|macie',
    ),
    sentence: 'Na tym czacie odpowiadam po angielsku. Przez telefon Ava mówi w ponad 90 językach.',
  },
  {
    language: 'ro',
    words: latin(
      'cât|cat|costă|costa|este|sunt|vreau|pot|cum|unde|când|pentru|vorbiți|vorbiti|română|romana|bună|ziua|mulțumesc|multumesc|și|să|meu|mea|aveți|numărul',
    ),
    sentence: 'În acest chat răspund în engleză. La telefon, Ava vorbește peste 90 de limbi.',
  },
  {
    language: 'pa',
    words: /[\u0A00-\u0A7F]+/g,
    sentence: 'ਇਸ ਚੈਟ ਵਿੱਚ ਮੈਂ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਜਵਾਬ ਦਿੰਦੀ ਹਾਂ। ਫ਼ੋਨ ’ਤੇ Ava 90 ਤੋਂ ਵੱਧ ਭਾਸ਼ਾਵਾਂ ਬੋਲਦੀ ਹੈ।',
  },
  {
    language: 'ar',
    // Letters that Urdu has and Arabic hasn't: with one of them anywhere it isn't Arabic.
    words: /(?<![ٹڈڑںےۓگچپکہھ][^]*)[\u0600-\u06FF]+(?![^]*[ٹڈڑںےۓگچپکہھ])/g,
    sentence: 'في هذه الدردشة أجيب باللغة الإنجليزية. على الهاتف تتحدث Ava أكثر من 90 لغة.',
  },
  {
    language: 'ur',
    words: /[\u0600-\u06FF]+/g,
    sentence:
      'اس چیٹ میں میں انگریزی میں جواب دیتی ہوں۔ فون پر Ava نوے (90) سے زیادہ زبانیں بولتی ہے۔',
  },
  {
    language: 'pt',
    words: latin(
      'quanto|custa|como|você|vocês|falam|português|não|obrigado|obrigada|olá|bom dia|quero|posso|preciso|meu|minha|onde|é|uma|para|funciona|serviço|com',
    ),
    sentence: 'Neste chat respondo em inglês. Ao telefone, a Ava fala mais de 90 línguas.',
  },
  {
    language: 'es',
    words: latin(
      'cuánto|cuanto|cuesta|cómo|como|hablas|hablan|español|espanol|hola|quiero|puedo|necesito|gracias|dónde|donde|buenos|días|qué|que|para|mi|número|funciona|servicio|el|tienen|es|usted',
    ),
    sentence: 'En este chat respondo en inglés. Por teléfono, Ava habla más de 90 idiomas.',
  },
  {
    language: 'bn',
    words: /[\u0980-\u09FF]+/g,
    sentence: 'এই চ্যাটে আমি ইংরেজিতে উত্তর দিই। ফোনে Ava ৯০টির (90) বেশি ভাষায় কথা বলে।',
  },
  {
    language: 'gu',
    words: /[\u0A80-\u0AFF]+/g,
    sentence: 'આ ચેટમાં હું અંગ્રેજીમાં જવાબ આપું છું. ફોન પર Ava 90થી વધુ ભાષાઓ બોલે છે.',
  },
  {
    language: 'it',
    words: latin(
      'quanto|costa|come|parla|parlate|italiano|ciao|buongiorno|vorrei|posso|grazie|dove|quando|che|è|il|per|mio|numero|funziona|servizio|avete|non|una|con',
    ),
    sentence: 'In questa chat rispondo in inglese. Al telefono Ava parla più di 90 lingue.',
  },
]
