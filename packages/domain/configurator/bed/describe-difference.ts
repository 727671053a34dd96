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

function describePart(title: string, was: string | undefined, is: string | undefined): string {
  if (is === undefined) return `geen ${title}`
  // 'Twee leeslampen' says by itself what it is.
  const part = is.toLowerCase().includes(title.toLowerCase()) ? withSmallLetter(is) : `${title} ${is}`
  return was === undefined ? part : `${part} in plaats van ${was}`
}
