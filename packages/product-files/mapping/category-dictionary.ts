import { slugify } from '@sluimer/domain/catalog/slug'
import type { CatalogNames } from '../input/catalog-names.ts'
import type { Mapping } from './mapping-file.ts'

/**
 * Our category for a path of the file ('Bed > Overtrekken'): as the mapping says for the path or for its last part, else ours
 * with the same path of titles, else the only one of ours that is called like the last part. null: to be passed over.
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

/** 'slapen/dekbedovertrek' by titles, as slugify makes one name of it: 'slapen-dekbedovertrekken'. */
function titledPath(path: string, titles: ReadonlyMap<string, string>): string {
  const segments = path.split('/')
  const ancestors = segments.map((_, index) => segments.slice(0, index + 1).join('/'))
  return slugify(ancestors.map((one) => titles.get(one) ?? lastPart(one, '/')).join(' '))
}

const lastPart = (path: string, separator: string) => path.split(separator).at(-1) ?? path
