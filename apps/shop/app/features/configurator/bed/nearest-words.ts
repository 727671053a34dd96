import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'

/**
 * Returns what is different in the bed that comes nearest, besides the options that are gone, which have words of
 * their own: 'breedte 160 cm in plaats van 180 cm'. Empty when nothing is.
 */
export function describeNearest({
  saved,
  gone,
  nearest,
}: Pick<Configuration, 'saved' | 'gone' | 'nearest'>): string {
  if (nearest === null) return ''
  const told = new Set(gone.map(({ title }) => title))
  const before = new Map(saved.description.map(({ title, value }) => [title, value]))
  const after = new Map(nearest.description.map(({ title, value }) => [title, value]))
  const words = [...new Set([...before.keys(), ...after.keys()])].flatMap((title) => {
    const [was, is] = [before.get(title), after.get(title)]
    return was === is || told.has(title) ? [] : [describePart(title.toLowerCase(), was, is)]
  })
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`
}

function describePart(title: string, was: string | undefined, is: string | undefined): string {
  if (is === undefined) return `geen ${title}`
  return was === undefined ? `${title} ${is}` : `${title} ${is} in plaats van ${was}`
}
