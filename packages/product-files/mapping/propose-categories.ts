import { slugify } from '@sluimer/domain/catalog/slug'
import type { CatalogNames } from '../input/catalog-names.ts'
import type { Dictionary } from './dictionary.ts'
import type { Survey } from './survey-file.ts'

/** Addresses of other pages of the shop, under which no category could be reached. */
const takenAddresses = new Set(
  'api beoordelingen blog brands cart checkout favorieten feeds inspiratie keuzehulp kortingscode media nieuwsbrief redirect service sitemap textpage v1 zoeken'.split(
    ' ',
  ),
)

export interface ProposedCategory {
  path: string
  title: string
  facetKeys: string[]
  /** New categories come after the existing ones, and the menu has room for some of them. */
  position: number
  inNavigation: boolean
}

const longestPath = 400
const behindOthers = 1_000
const mostInNavigation = 5

/**
 * Proposes categories for those of the file that have none here, including their parents: 'Bed > Lakens' goes below our
 * category for 'Bed'. `paths` gives our category for each category of the file.
 */
export function proposeCategories(
  { categories }: Survey,
  names: CatalogNames,
  dictionary: Dictionary,
): { added: ProposedCategory[]; paths: Record<string, string | null> } {
  const added = new Map<string, ProposedCategory>()
  const existing = new Set(names.categories.map(({ path }) => path))
  const filterValues = new Set(names.facets.flatMap(({ values }) => values.map(({ slug }) => slug)))
  const paths: Record<string, string | null> = {}
  let navigated = 0

  function ourPath(titles: readonly string[]): string | undefined {
    const known = dictionary.category(titles.join(' > '))
    if (typeof known === 'string') return known
    const title = titles.at(-1) ?? ''
    const parent = titles.length > 1 ? ourPath(titles.slice(0, -1)) : undefined
    const segment = segmentFor(title, parent === undefined)
    if (segment === '') return parent
    const path = parent === undefined ? segment : `${parent}/${segment}`
    if (path.length > longestPath) return parent
    if (!existing.has(path) && !added.has(path))
      added.set(path, {
        ...{ path, title: title.slice(0, 200), facetKeys: [], position: behindOthers },
        inNavigation: parent === undefined && navigated++ < mostInNavigation,
      })
    return path
  }

  /**
   * Returns the category's part of the address, which must differ from filter values: addresses contain these too
   * (RT-13).
   */
  function segmentFor(title: string, isFirst: boolean): string {
    const segment = slugify(title).slice(0, 80).replace(/-$/, '')
    const isTaken = filterValues.has(segment) || (isFirst && takenAddresses.has(segment))
    return isTaken ? `${segment}-producten` : segment
  }

  for (const [path, { facets }] of categories) {
    if (dictionary.category(path) === null) {
      paths[path] = null
      continue
    }
    const titles = path
      .split('>')
      .map((title) => title.trim())
      .filter(Boolean)
    const ours = ourPath(titles)
    if (ours === undefined) continue
    paths[path] = ours
    const proposed = added.get(ours)
    if (proposed) proposed.facetKeys = [...new Set([...proposed.facetKeys, ...facets])]
  }
  return { added: [...added.values()], paths }
}
