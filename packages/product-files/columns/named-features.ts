import { isKindOfSystem } from '../cells/cell-words.ts'
import { columnName } from '../cells/column-name.ts'
import { pairsIn } from '../cells/pairs.ts'
import type { Row, SourceProduct } from '../rows/source-product.ts'
import type { NamedColumns, Said } from './named-columns.ts'
import { differIn } from './named-options.ts'
import { sizesOf } from './named-sizes.ts'

/** The categories that a row names, each a path: 'Bed > Lakens'. */
export function categoriesOf(row: Row, columns: NamedColumns, said: Said): string[] {
  const levels = columns.category
    .map((one) =>
      /path|pad$/.test(columnName(one)) ? said(row, one).replaceAll('/', ' > ') : said(row, one),
    )
    .filter((one) => !isKindOfSystem(one))
  // Columns that hold paths, or lists, are no levels of one another.
  const areLists = levels.some((one) => /[>»›\n]/.test(one)) && columns.category.length > 1
  const paths = levels
    .flatMap((one) => (areLists || one.includes('\n') ? one.split('\n') : [one]))
    .map(pathOf)
  const isOnePath = !areLists && !levels.some((one) => one.includes('\n'))
  const listed = said(row, columns.categories)
    .split(/[|;\n]|,\s*/)
    .map(pathOf)
  const named = isOnePath ? [paths.filter(Boolean).join(' > ')] : paths
  return [...named, ...listed, ...valuesNamed(row, columns, said, categoryName)].filter(
    (one) => !isNoName(one),
  )
}

/**
 * What a product is like: its own columns, the pairs among them, and lists of pairs in one cell, apart from pairs that repeat a
 * column that is `known` to be read.
 */
export function attributesOf(
  first: Row,
  sold: readonly Row[],
  columns: NamedColumns,
  known: readonly string[],
  said: Said,
): SourceProduct['attributes'] {
  // What variants differ in is an option, and no attribute of the product.
  const isOption = (label: string, one: string) => label in columns.options && differIn(one, sold, said)
  const own = Object.entries({ ...columns.attributes, ...columns.options })
    .filter(([label, one]) => !isOption(label, one))
    .map(([name, one]) => ({ name, value: said(first, one) || said(sold[0], one) }))
  const named = columns.namedAttributes.map((one) => ({
    name: said(first, one.name),
    value: said(first, one.value),
  }))
  const features = featuresOf(said(first, columns.features)).filter(
    ({ name, value }) =>
      !categoryName.test(name) &&
      !ofDelivery.test(name) &&
      !isAddress(value) &&
      !known.includes(columnName(name)),
  )
  return [...own, ...named, ...sizesOf(first, columns, said).sizes, ...features]
    .flatMap(({ name, value }) => value.split('\n').map((one) => ({ name: name.trim(), value: one.trim() })))
    .filter(({ name, value }) => name !== '' && value !== '')
}

/** What feeds say of the shop that they are from, and not of the goods. */
const ofDelivery = /delivery|shipping|levertijd|verzend|price|prijs/i
const isAddress = (value: string) => /^https?:\/\//i.test(value)
const categoryName = /^(category|categorie|kategorie)$/i

/** What a product's properties say that its brand is. */
export const brandIn = (row: Row, columns: NamedColumns, said: Said): string =>
  valuesNamed(row, columns, said, /^(brand|merk|marke|marque|manufacturer|fabrikant)$/i)[0] ?? ''

const valuesNamed = (row: Row, columns: NamedColumns, said: Said, name: RegExp) =>
  featuresOf(said(row, columns.features))
    .filter((one) => name.test(one.name))
    .map(({ value }) => value)

/** The pairs in a cell of properties; 'Vulling:Dons:1:0' says at its end where it stands and what kind it is. */
const featuresOf = (text: string): SourceProduct['attributes'] =>
  pairsIn(text).map(({ name, value }) => ({ name, value: value.replace(/(:\d*)+$/, '') }))

/** The last part of an address is what a product's own is; one with a question in it says nothing of a product. */
export function slugOf(text: string): string {
  if (/[?#]/.test(text)) return ''
  const last = text.split('/').findLast((part) => part !== '')
  return last?.replace(/\.(html?|php)$/i, '') ?? ''
}

/** 'Bed » Lakens', 'Bed -> Lakens', 'Bed^Lakens', '/Bed / Lakens' and 'bed/lakens' are 'Bed > Lakens'. */
function pathOf(text: string): string {
  const isSlug = /^\/?[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(text.trim())
  return text
    .split(isSlug ? '/' : /\s*(?:[-=]?>+|»|›|\^|\s\/\s)\s*/)
    .map((part) => part.replace(/^\/|\/$/g, '').trim())
    .filter(Boolean)
    .join(' > ')
}

/** Some systems name categories by the numbers that they have there, and all have one above all others. */
const isNoName = (name: string) =>
  name === '' || /^(\d+|[0-9a-f]{32}|home|root|root catalog|default category|startseite|accueil)$/i.test(name)
