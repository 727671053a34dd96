import { toSingleLine } from '../cells/plain-text.ts'
import { readGroups } from '../rows/read-groups.ts'
import type { SourceProduct } from '../rows/source-product.ts'
import { toSourceProduct } from '../rows/to-source-product.ts'
import type { Dictionary } from './dictionary.ts'
import type { ForeignFile } from './foreign-file.ts'

/** The names in a file, each with the number of products that have it, in order of appearance. */
export interface Survey {
  products: number
  /** Category paths, with the filters for which their products have a value. */
  categories: Map<string, { count: number; facets: Set<string> }>
  brands: Map<string, number>
  /** Attributes that are no filter here. */
  attributes: Map<string, number>
  /** Attributes that are a filter here, with the values that the filter does not have. */
  values: Map<string, { facet: string; unknown: Set<string> }>
}

/** Names of one kind beyond this number are not surveyed: nobody maps them by hand. */
const mostNames = 5_000
const mostValues = 500

/** Reads a file once to collect the names in it. The import reports what is wrong with the products. */
export async function surveyFile(file: ForeignFile, dictionary: Dictionary): Promise<Survey> {
  const survey: Survey = {
    ...{ products: 0, categories: new Map(), brands: new Map(), attributes: new Map(), values: new Map() },
  }
  for await (const group of readGroups(file.rows, file.format)) {
    const reading = toSourceProduct(group, file)
    if (reading.ok) addTo(survey, reading.product, dictionary)
  }
  return survey
}

function addTo(survey: Survey, product: SourceProduct, dictionary: Dictionary): void {
  survey.products++
  count(survey.brands, toSingleLine(product.brand))
  const facets = new Set<string>()
  const options = product.variants.flatMap(({ values }) =>
    Object.entries(values).map(([name, value]) => ({ name, value })),
  )
  for (const one of [...options, ...product.attributes]) {
    const [name, value] = [toSingleLine(one.name), toSingleLine(one.value)]
    const meaning = dictionary.attribute(name, value)
    if ('facet' in meaning) facets.add(meaning.facet)
    if (meaning.kind === 'unknown-value') addValue(survey, meaning.facet, name, value)
    if (meaning.kind === 'none' && product.attributes.includes(one)) count(survey.attributes, name)
  }
  for (const path of new Set(product.categories.map(toSingleLine))) {
    const known = survey.categories.get(path) ?? { count: 0, facets: new Set() }
    if (path === '' || (known.count === 0 && survey.categories.size >= mostNames)) continue
    known.count++
    for (const facet of facets) known.facets.add(facet)
    survey.categories.set(path, known)
  }
}

function addValue({ values }: Survey, facet: string, name: string, value: string): void {
  const known = values.get(name) ?? { facet, unknown: new Set() }
  if (known.unknown.size < mostValues && value !== '') values.set(name, known).get(name)?.unknown.add(value)
}

function count(counts: Map<string, number>, name: string): void {
  if (name === '' || (!counts.has(name) && counts.size >= mostNames)) return
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
