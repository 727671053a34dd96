import { blankPrivate } from './blank-private.ts'

const blank = '[weggelaten]'
/** What people write before their own name, at the beginning of a message or after it. */
const introduced =
  /\b(mijn naam is|ik heet|ik ben|op naam van|de naam is|naam:|t\.?n\.?v\.?|met vriendelijke groet(?:en)?,?|groet(?:en|jes)?,?|gr\.?,?|mvg,?|liefs,?)\s+((?:(?:de|van|den|der|te|el|ten|ter|vd|v\.d\.)\s+)*\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:de|van|den|der|te|el|ten|ter)\s+)*\p{Lu}[\p{L}'’-]+){0,3})/giu
const titled =
  /\b(de heer|mevrouw|meneer|mevr\.?|dhr\.?|mw\.?)\s+((?:(?:de|van|den|der|te|ten|ter)\s+)*\p{Lu}[\p{L}'’-]+)/giu
const lowerNames = /\b(mijn naam is|ik heet|op naam van)\s+(\p{L}[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]+){0,2})/giu
/** A word begins only where none goes on: a long row of letters would otherwise be read again from each of its places. */
const street =
  /(?<![\p{L}'’.-])[\p{L}'’.-]+(?:straat|laan|weg|plein|kade|dreef|singel|gracht|hof|steenweg|pad|plantsoen|dijk|lei)\s+\d{1,5}\s?[a-z]?(?:\s?bus\s?\d+)?\b/giu

/**
 * Returns a message without what tells who somebody is, for a company outside the shop, and for a saved talk, which is read to make
 * the assistant better: what `blankPrivate` leaves out, and names that
 * are introduced as such ('ik heet …', 'mevrouw …'), and streets with a number. A name that nothing introduces cannot
 * be told from other words, and stays.
 */
export function blankPerson(text: string): string {
  return blankPrivate(
    text
      .replace(lowerNames, `$1 ${blank}`)
      .replace(introduced, (whole, before: string, name: string) =>
        isName(name) ? `${before} ${blank}` : whole,
      )
      .replace(titled, (whole, before: string, name: string) => (isName(name) ? `${before} ${blank}` : whole))
      .replace(street, blank),
  )
}

/** The pattern reads any case; a name begins with a capital: 'ik ben Noor', and not 'ik ben zijslaper'. */
function isName(text: string): boolean {
  return /^(?:(?:de|van|den|der|te|el|ten|ter|vd|v\.d\.)\s+)*\p{Lu}/u.test(text)
}
