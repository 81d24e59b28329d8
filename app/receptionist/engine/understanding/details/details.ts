import { isQuestion } from '../asks/questions.ts'
import { withoutTakenFor } from '../asks/status.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { looksAfterAnimals } from '../services/animals.ts'
import { withDigits } from '../text/numbers.ts'
import { part } from '../text/patterns.ts'
import { isRefusal } from '../wants/wants.ts'
import { isNoPerson, isSigned } from './names-apart.ts'
import { findOwnName, IS_RELATIVE } from './own-name.ts'
import { findParty, isSomeOfParty, withoutSideQuestions, withoutUnconfirmed } from './party.ts'

/** Whether a line accepts a call back and goes on with a name: "yes please, it's Margaret". */
const isAccepting = (line: string, open: Context['open']) =>
  open === 'take-message' &&
  /^(?:yes|yeah|yep|aye|ok|please)\b.*\b(?:it'?s|i'?m|this is) \p{Lu}/iu.test(line) &&
  /(?:'?s|'?m|is) \p{Lu}\p{Ll}/u.test(line)

/** Gives a name and a firm, and nothing else: "Dave from Kirkgate Motors". */
const FROM_FIRM =
  /^(?:(?:It's|I'm|This is) )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? from \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*[.!]?$/u

/** "Rob Tanner, look, I've got to go" gives a name all the same. */
const FULL_NAME_FIRST =
  /^(?:(?:It's|I'm|My name's) )?\p{Lu}[\p{Ll}'-]+ \p{Lu}[\p{L}'-]+[,.] (?!.*\b(?:ring|call) (?:you )?back\b)/u

/** A full name or title before, or in place of, what the call is about: "Steve Marsh. That filling's come out". */
const NAME_FIRST = new RegExp(
  part`
    ^(?:(?:It's|I'm|My name's) )?(?:
      (?:(?:Mrs?|Ms|Miss)\.? )?(?:\p{Lu}[\p{Ll}'-]+ |(?<=[sr]\.? ))\p{Lu}[\p{L}'-]+\. (?:That|You|Your|I|I'm|I've|My)\b
      |(?:Mrs?|Ms|Miss)\.? \p{Lu}[\p{L}'-]+(?:[.!]?$|, \p{Lu}-)
    )
  `,
  'u',
)

/** "Raj. Oh hang on, can we do Thursday instead?" */
const NAME_BEFORE_WAIT =
  /^(?:(?:It's|I'm|My name's) )?(?!Oh\b)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?(?:[.,]|\.{2,}|…) ?(?:(?:oh|actually|sorry|no|er|um),? )*(?:hang on|hold on)\b(?=.*\b(?:can|could|make|instead|change|have you|better|rather)\b)/iu

/** Gives the name in a sentence of its own before the rest: "Pettigrew. It was Christmas Eve. Can you cancel it?" */
const NAME_SENTENCE =
  /^(?:(?:It's|I'm|My name's) )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?[.,] (?=.{12})/u

/** Gives a name and a firm before a message: "it's Dave from the vets, her leaflets are ready". */
const GIVES_FIRM = /^(?:(?:yes|yeah|hi|hello),? )?[Ii]t's \p{Lu}\p{Ll}+ from (?:the )?\p{L}/u

/** Has a sentence that is a full name: "Oh for God's sake. Dave Sutcliffe." */
const NAME_ALONE_IN = /(?:^|[.!] )\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+[.!](?: |$)/u

/** Names the animal that it is about: "it's Rex, he's been run over". */
const NAMES_PET =
  /(?<!\p{L})[Ii]t'?s \p{Lu}\p{Ll}+[,.;]? (?:and )?(?:[Hh]e|[Ss]he)(?:'s|'d| is| has| was| won't| can't| isn't| ate| fell| got| keeps| needs)(?!\p{L})/u

/** Reads the name and the size of the party. */
export function findPerson(
  original: string,
  text: string,
  wants: Command[],
  context: Context,
): Command[] {
  const { open, hasParty, setup, isBooking, isVisit } = context
  const commands: Command[] = []
  const isSmallTalk = wants.some(
    ({ kind }) =>
      kind === 'thanks' ||
      kind === 'repeat' ||
      (kind === 'goodbye' && !FULL_NAME_FIRST.test(original)) ||
      (kind === 'cancel' && !NAME_SENTENCE.test(original)) ||
      (kind === 'wait' && !NAME_BEFORE_WAIT.test(original)) ||
      (kind === 'abuse' && !NAME_ALONE_IN.test(original)) ||
      kind === 'instructions',
  )
  const isName =
    open === 'name' ||
    (open === 'slot' && FROM_FIRM.test(original)) ||
    (open === 'about' &&
      NAME_FIRST.test(original) &&
      // "Vauxhall Corsa. You had it on Monday"
      !isNoPerson(original.split('.', 1)[0] ?? ''))
  const isAsked = isName && !isSmallTalk && !isRefusal(text)
  // "It's in Northowram, that's Halifax" replaces no name that she has.
  const isFirst =
    context.name === null &&
    !(NAMES_PET.test(original) && looksAfterAnimals(setup)) &&
    (open === 'service' ||
      open === null ||
      (open === 'about' && GIVES_FIRM.test(original)) ||
      isAccepting(original, open) ||
      isSigned(original, open))
  // "Jo Hale, thanks"
  const isBare =
    !isSmallTalk || wants.every(({ kind }) => kind === 'thanks') || /\d[\d ]{8}/.test(original)
  // A booking goes under the name of who comes, or of the tenant. For any other visit or a table, the
  // caller's will do.
  const isOfThing = setup.trade === 'vet' || setup.trade === 'garage'
  const isOfPet = setup.trade === 'vet' || setup.trade === 'other'
  const isOfAttendee = (!isVisit || setup.trade === 'property-manager') && !hasParty && !isOfThing
  const isTold = open === 'name' || (open === 'slot' && IS_RELATIVE.test(original))
  const isBegun = isBooking || wants.some(({ kind }) => kind === 'book')
  const canAttend = isBegun && isOfAttendee && isTold
  const name = findOwnName(
    original,
    {
      isAsked,
      canBeWeak: open === 'name' || isFirst,
      isBare,
      canAttend,
      isOfOld: isFirst && !isOfPet && wants.some(({ kind }) => kind === 'existing'),
    },
    context,
  )
  // "Is that Brook and Sons?" names the business.
  const isOurs = name !== null && setup.name.toLowerCase().startsWith(name.toLowerCase())
  if (name && !(isOurs && isQuestion(text)))
    commands.push({ kind: 'tell', field: 'name', value: name })
  // "My daughter's, no, silly me, 07700 900123" counts no guests.
  const isBesideNumber =
    context.party !== null &&
    (open === 'phone' || open === 'phone-confirm') &&
    !/\d/.test(withDigits(text))
  // "Just stick us down for eight, then", of a table whose size she knows.
  const isHour = context.party !== null && DOWN_FOR_HOUR.test(withDigits(text))
  // "Is it for five?" puts no five in place of four.
  const counted =
    context.party === null ? text : withoutUnconfirmed(withoutSideQuestions(withoutTakenFor(text)))
  // "My husband gave it me", of a scarf that was left, counts no guests.
  const isElsewhere =
    (context.isMessage || wants.some(({ kind }) => kind === 'existing' || kind === 'message')) &&
    !OF_GUESTS.test(withDigits(text))
  const canCount = hasParty && !isBesideNumber && !isHour && !isElsewhere
  const party = canCount ? findParty(counted, open === 'party') : null
  if (party && !isSomeOfParty(text, party, context.party))
    commands.push({ kind: 'tell', field: 'party', value: String(party) })
  return commands
}

/** Counts guests in so many words, or speaks of a table. */
const OF_GUESTS =
  /\b(?:[2-9]|\d\d)\b|\b(?:just|only|now|com(?:e|ing)|join\w*|bring\w*|tables?|party|book\w*|(?:both|couple) of us)\b/

/** Takes a time: "put us down for eight", "can you do it for half seven?" */
const DOWN_FOR_HOUR =
  /\b(?:(?:put|stick|pop|pencil|book|get) (?:us|me) (?:down|in)|do (?:it|that)) for \d{1,2}\b(?! (?:people|of us|guests|adults|now))/
