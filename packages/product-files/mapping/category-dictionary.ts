import { slugify } from '@sluimer/domain/catalog/slug'
import type { CatalogNames } from '../input/catalog-names.ts'
import type { Mapping } from './mapping-file.ts'

/**
 * Finds our category for a path of the file ('Bed > Overtrekken'): first the one that the mapping gives for the path or
 * its last part, then the one with the same path of titles, then the only one with the title of the last part. null
 * means: skip it.
 */
export function createCategoryDictionary(
  ours: CatalogNames['categories'],
  { categories }: Mapping,
): (path: string) => string | null | undefined {
  const mapped = new Map(Object.entries(categories).map(([name, path]) => [slugify(name), path]))
  const titles = new Map(ours.map(({ path, title }) => [path, title]))
  const byPath = new Map(ours.map(({ path }) => [titledPath(path, titles), path]))
  const byName = Map.groupBy(
    ours.flatMap(({ path, title }) =>
      [...new Set([slugify(title), lastPart(path, '/')])].map((name) => ({ name, path })),
    ),
    ({ name }) => name,
  )
  return (path) => {
    const [whole, last] = [slugify(path), slugify(lastPart(path, '>'))]
    const rule = mapped.get(whole)
    if (rule !== undefined) return rule
    const same = byName.get(last) ?? []
    const only = same.length === 1 ? same[0]?.path : undefined
    const lastRule = mapped.get(last)
    return lastRule === undefined ? (byPath.get(whole) ?? only) : lastRule
  }
}

/** Returns the titles on the path 'slapen/dekbedovertrek' as slugify joins them: 'slapen-dekbedovertrekken'. */
function titledPath(path: string, titles: ReadonlyMap<string, string>): string {
  const segments = path.split('/')
  const ancestors = segments.map((_, index) => segments.slice(0, index + 1).join('/'))
  return slugify(ancestors.map((one) => titles.get(one) ?? lastPart(one, '/')).join(' '))
}

const lastPart = (path: string, separator: string) => path.split(separator).at(-1) ?? path
