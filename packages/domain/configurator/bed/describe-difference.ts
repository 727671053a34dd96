import { formatNames } from '../../language/format-names.ts'
import { withSmallLetter } from '../../time/dutch-date.ts'
import type { BedPartText } from './bed-parts.ts'

/**
 * Returns in what one bed differs from another, in words: 'breedte 160 cm in plaats van 180 cm'. Empty when all their parts
 * are the same.
 */
export function describeDifference(was: readonly BedPartText[], is: readonly BedPartText[]): string {
  const before = new Map(was.map(({ title, value }) => [title, value]))
  const after = new Map(is.map(({ title, value }) => [title, value]))
  const words = [...new Set([...before.keys(), ...after.keys()])].flatMap((title) => {
    const [old, present] = [before.get(title), after.get(title)]
    return old === present ? [] : [describePart(withSmallLetter(title), old, present)]
  })
  return formatNames(words)
}

/**
 * Returns the parts of a bed that other beds do not all have, in words: 'poten Slede', 'geen leeslampen'. Empty when the beds are the
 * same.
 */
export function listOwnParts(
  own: readonly BedPartText[],
  others: readonly (readonly BedPartText[])[],
): readonly string[] {
  const titles = [own, ...others].flatMap((parts) => parts.map(({ title }) => title))
  const findValue = (parts: readonly BedPartText[], title: string) =>
    parts.find((part) => part.title === title)?.value
  return [...new Set(titles)].flatMap((title) => {
    const value = findValue(own, title)
    const isShared = others.every((other) => findValue(other, title) === value)
    return isShared ? [] : [describePart(withSmallLetter(title), undefined, value)]
  })
}

function describePart(title: string, was: string | undefined, is: string | undefined): string {
  if (is === undefined) return `geen ${title}`
  // 'Twee leeslampen' says by itself what it is.
  const part = is.toLowerCase().includes(title.toLowerCase()) ? withSmallLetter(is) : `${title} ${is}`
  return was === undefined ? part : `${part} in plaats van ${was}`
}
