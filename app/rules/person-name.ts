/** The longest name of a person. **Units**: UTF-16 code units, as `maxlength` counts them. */
export const NAME_MAX_CHARS = 80

/**
 * The longest text that is read as a name, including what `cleanName` then removes. Composing a
 * longer one may take seconds: the time grows with the square of its length.
 */
export const NAME_TYPED_MAX_CHARS = 1000

/** Characters that draw nothing or change the direction of the text around them, and half characters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]/gu

/**
 * A name as it is stored: composed (NFC), without control, zero-width and bidirectional characters,
 * with single spaces.
 */
export function cleanName(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** Whether a cleaned text can be somebody's name: it holds a letter or a digit. */
export function isName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name)
}

/** A name from another service, such as Google: cleaned and cut, or null if nothing is left. */
export function trimName(text: string): string | null {
  // Cut between characters: half a character would be stored as a question mark.
  let name = ''
  for (const char of cleanName(text)) {
    if (name.length + char.length > NAME_MAX_CHARS) break
    name += char
  }
  return isName(name) ? name.trim() : null
}
