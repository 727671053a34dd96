import { slugify } from '@sluimer/domain/catalog/slug'
import type { CatalogNames } from '../input/catalog-names.ts'
import { createCategoryDictionary } from './category-dictionary.ts'
import { toDutchColor } from './color-words.ts'
import type { Mapping } from './mapping-file.ts'

/** Words in other systems for the usual names of our filters. */
const synonyms: Record<string, string[]> = {
  kleur: ['color', 'colour', 'kleuren', 'farbe'],
  maat: ['size', 'afmeting', 'afmetingen', 'formaat', 'maten'],
  materiaal: ['material', 'stof', 'materialen'],
}

/** Translates the words of a file into ours: first by the mapping, then by equal names. */
export interface Dictionary {
  /** Returns the path of our category; null when the mapping skips it. */
  category(path: string): string | null | undefined
  brand(name: string): string | undefined
  /** The kind is `none` when neither the mapping nor a filter has the name. */
  attribute(name: string, value: string): AttributeMeaning
  /** Returns the name of an option here: 'Color' is 'Kleur' when that filter is meant. */
  optionTitle(name: string): string
}
type AttributeMeaning =
  | { kind: 'facet'; facet: string; value: string }
  | { kind: 'unknown-value'; facet: string }
  | { kind: 'specification' | 'ignore' | 'none' }

export function createDictionary(names: CatalogNames, mapping: Mapping): Dictionary {
  const mappedBrands = toNameMap(mapping.brands)
  const mappedAttributes = toNameMap(mapping.attributes)
  const brands = new Map(
    names.brands.flatMap(
      ({ slug, title }) =>
        [
          [slugify(title), slug],
          [slug, slug],
        ] as const,
    ),
  )
  const facets = new Map<string, CatalogNames['facets'][number]>()
  for (const facet of names.facets) {
    const known = [facet.key, slugify(facet.title)]
    for (const name of [...known, ...known.flatMap((one) => synonyms[one] ?? [])])
      if (!facets.has(name)) facets.set(name, facet)
  }
  const findValue = (facet: CatalogNames['facets'][number], value: string) => {
    const names = [normaliseSize(value), toDutchColor(slugify(value))]
    return facet.values.find(({ slug, title }) =>
      [normaliseSize(slug), normaliseSize(title)].some((ours) => names.includes(ours)),
    )?.slug
  }

  function findFacet(name: string) {
    const rule = mappedAttributes.get(slugify(name))
    if (typeof rule === 'string') return undefined
    return rule ? names.facets.find(({ key }) => key === rule.facet) : facets.get(slugify(name))
  }

  function findMeaning(name: string, value: string): AttributeMeaning {
    const rule = mappedAttributes.get(slugify(name))
    if (typeof rule === 'string') return { kind: rule }
    const facet = findFacet(name)
    if (facet === undefined) return { kind: 'none' }
    const mapped = rule && toNameMap(rule.values).get(slugify(value))
    if (mapped === null) return { kind: 'specification' }
    const found = mapped ?? findValue(facet, value)
    return found === undefined
      ? { kind: 'unknown-value', facet: facet.key }
      : { kind: 'facet', facet: facet.key, value: found }
  }

  return {
    category: remember(createCategoryDictionary(names.categories, mapping)),
    brand: remember((name) => mappedBrands.get(slugify(name)) ?? brands.get(slugify(name))),
    attribute: remember(findMeaning),
    optionTitle: remember((name) => findFacet(name)?.title ?? name),
  }
}

/** How many answers are kept; a file repeats the same few words thousands of times. */
const mostRemembered = 10_000

function remember<Answer>(find: (...words: string[]) => Answer): (...words: string[]) => Answer {
  const answers = new Map<string, { answer: Answer }>()
  return (...words) => {
    const asked = words.join('\0')
    const known = answers.get(asked)
    if (known !== undefined) return known.answer
    const answer = find(...words)
    if (answers.size < mostRemembered) answers.set(asked, { answer })
    return answer
  }
}

/** Normalises a size: '140 x 200 cm' and '140x200' are the same. */
const normaliseSize = (value: string) =>
  slugify(value)
    .replace(/-cm$/, '')
    .replace(/(?<=\d)(-cm)?-x-(?=\d)/g, 'x')

/** Makes keys in which names that differ only in capitals, accents and spaces are equal. */
const toNameMap = <Value>(record: Record<string, Value>) =>
  new Map(Object.entries(record).map(([name, value]) => [slugify(name), value]))
