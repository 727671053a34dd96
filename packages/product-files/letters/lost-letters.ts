import type { Encoding } from './decode-file.ts'

/** The characters shown on both sides of a letter that could not be read. */
const around = 20

/** UTF-8 that was read as Windows-1252: 'Ã©' for 'é', 'â€™' for '’', 'Â°' for '°'. */
const misread =
  /[\u00c2\u00c3][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|\u00e2[\u20ac\u201a\u201e]/
/** The five bytes that Windows-1252 does not assign. */
const unassigned = /[\u0081\u008d\u008f\u0090\u009d]/

/** Returns the place where letters were lost before the file was made; undefined when none were. */
export function findLostLetters(text: string): string | undefined {
  const at = findFirst(text, /\ufffd/, misread)
  return at === -1 ? undefined : excerptAt(text, at)
}

/**
 * Says why letters in these cells cannot be trusted, with the column and what was read; undefined when all can.
 * `isBroken` means that parts of the file are not in its encoding. In Windows-1252 every byte is a letter, so a part of
 * the file in UTF-8 is recognised by the letters it gives.
 */
export function problemWithLetters(
  cells: Iterable<readonly [column: string, text: string]>,
  { encoding, isBroken }: { encoding: Encoding; isBroken: boolean },
): string | undefined {
  if (!isBroken && encoding !== 'windows-1252') return undefined
  for (const [column, text] of cells) {
    const at = encoding === 'windows-1252' ? findFirst(text, misread, unassigned) : text.indexOf('\ufffd')
    if (at === -1) continue
    const what = `what stands there is not in ${names[encoding]} as the rest of the file is`
    return `under '${column}' '${excerptAt(text, at)}' was read: ${what}; save all of it as UTF-8`
  }
  return undefined
}

const names: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

const findFirst = (text: string, ...patterns: RegExp[]) =>
  patterns.map((pattern) => text.search(pattern)).find((at) => at !== -1) ?? -1

const excerptAt = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - around), at + around)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
