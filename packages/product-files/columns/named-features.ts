import { isKindOfSystem } from '../cells/cell-words.ts'
import { toColumnName } from '../cells/column-name.ts'
import { parsePairs } from '../cells/pairs.ts'
import type { Row, SourceProduct } from '../rows/source-product.ts'
import type { NamedColumns, Said } from './named-columns.ts'
import { differIn } from './named-options.ts'
import { readSizes } from './named-sizes.ts'

/** Returns the categories that a row names, each as a path: 'Bed > Lakens'. */
export function readCategories(row: Row, columns: NamedColumns, said: Said): string[] {
  const levels = columns.category
    .map((one) =>
      /path|pad$/.test(toColumnName(one)) ? said(row, one).replaceAll('/', ' > ') : said(row, one),
    )
    .filter((one) => !isKindOfSystem(one))
  // Columns with paths or lists are not levels of one another.
  const areLists = levels.some((one) => /[>»›\n]/.test(one)) && columns.category.length > 1
  const paths = levels
    .flatMap((one) => (areLists || one.includes('\n') ? one.split('\n') : [one]))
    .map(toPath)
  const isOnePath = !areLists && !levels.some((one) => one.includes('\n'))
  const listed = said(row, columns.categories)
    .split(/[|;\n]|,\s*/)
    .map(toPath)
  const named = isOnePath ? [paths.filter(Boolean).join(' > ')] : paths
  return [...named, ...listed, ...valuesNamed(row, columns, said, categoryName)].filter(
    (one) => !isNoName(one),
  )
}

/**
 * Returns a product's attributes: its own columns, the pairs among them, and lists of pairs in one cell, without pairs
 * that repeat a column that is `known` to be read.
 */
export function readAttributes({
  first,
  sold,
  columns,
  known,
  said,
}: {
  first: Row
  sold: readonly Row[]
  columns: NamedColumns
  known: readonly string[]
  said: Said
}): SourceProduct['attributes'] {
  // A property in which variants differ is an option and not an attribute of the product.
  const isOption = (label: string, one: string) => label in columns.options && differIn(one, sold, said)
  const own = Object.entries({ ...columns.attributes, ...columns.options })
    .filter(([label, one]) => !isOption(label, one))
    .map(([name, one]) => ({ name, value: said(first, one) || said(sold[0], one) }))
  const named = columns.namedAttributes.map((one) => ({
    name: said(first, one.name),
    value: said(first, one.value),
  }))
  const features = parseFeatures(said(first, columns.features)).filter(
    ({ name, value }) =>
      !categoryName.test(name) &&
      !ofDelivery.test(name) &&
      !isAddress(value) &&
      !known.includes(toColumnName(name)),
  )
  return [...own, ...named, ...readSizes(first, columns, said).sizes, ...features]
    .flatMap(({ name, value }) => value.split('\n').map((one) => ({ name: name.trim(), value: one.trim() })))
    .filter(({ name, value }) => name !== '' && value !== '')
}

/** Fields of feeds that describe the shop that made them, and not the goods. */
const ofDelivery = /delivery|shipping|levertijd|verzend|price|prijs/i
const isAddress = (value: string) => /^https?:\/\//i.test(value)
const categoryName = /^(category|categorie|kategorie)$/i

/** Returns the brand that a product's properties name. */
export const brandIn = (row: Row, columns: NamedColumns, said: Said): string =>
  valuesNamed(row, columns, said, /^(brand|merk|marke|marque|manufacturer|fabrikant)$/i)[0] ?? ''

const valuesNamed = (row: Row, columns: NamedColumns, said: Said, name: RegExp) =>
  parseFeatures(said(row, columns.features))
    .filter((one) => name.test(one.name))
    .map(({ value }) => value)

/** Returns the pairs in a cell of properties; 'Vulling:Dons:1:0' ends with its position and kind. */
const parseFeatures = (text: string): SourceProduct['attributes'] =>
  parsePairs(text).map(({ name, value }) => ({ name, value: value.replace(/(:\d*)+$/, '') }))

/** Returns the last part of an address, which is specific to the product; an address with a query is ignored. */
export function parseSlug(text: string): string {
  if (/[?#]/.test(text)) return ''
  const last = text.split('/').findLast((part) => part !== '')
  return last?.replace(/\.(html?|php)$/i, '') ?? ''
}

/** Turns 'Bed » Lakens', 'Bed -> Lakens', 'Bed^Lakens', '/Bed / Lakens' and 'bed/lakens' into 'Bed > Lakens'. */
function toPath(text: string): string {
  const isSlug = /^\/?[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(text.trim())
  return text
    .split(isSlug ? '/' : /\s*(?:[-=]?>+|»|›|\^|\s\/\s)\s*/)
    .map((part) => part.replace(/^\/|\/$/g, '').trim())
    .filter(Boolean)
    .join(' > ')
}

/** Whether a category has no real name: some systems use numbers, and all have one category above all others. */
const isNoName = (name: string) =>
  name === '' || /^(\d+|[0-9a-f]{32}|home|root|root catalog|default category|startseite|accueil)$/i.test(name)
