import { categoryLevels, netPrices, pictureWord, propertyWord, wordsFor } from './column-words.ts'
import { type NamedColumns, namedColumnsSchema } from './named-columns.ts'
import { titled } from './titled.ts'

export interface Guess {
  columns: NamedColumns
  /** False: the only price in the table is one without VAT. */
  pricesIncludeVat: boolean
}

/**
 * What the columns of a table say when their names are words that others use too: tables of many systems, and of spreadsheets.
 * Undefined when what products cannot do without is not among them: a sku, a title and a price.
 */
export function guessColumns(columns: readonly string[]): Guess | undefined {
  const plain = columns
    .filter((column) => !column.endsWith('[non editable]'))
    .map((column) => ({ column, plain: plainColumn(column) }))
  const taken = new Set<string>()
  const find = (words: string, isTaken = true) => {
    for (const word of words.split('|')) {
      const found = plain.find((one) => one.plain === word && !taken.has(one.column))
      if (found === undefined) continue
      if (isTaken) taken.add(found.column)
      return found.column
    }
    return undefined
  }
  const grossPrice = find(wordsFor.price)
  const price = grossPrice ?? find(netPrices)
  const title = find(wordsFor.title)
  const namedOptions = optionPairsIn(plain)
  const parent = find(wordsFor.parent)
  // A number of the system is told apart from a sku only where there are both.
  const sku = find(wordsFor.sku)
  if (sku === undefined || title === undefined || price === undefined) return undefined
  const id = find(wordsFor.id)
  const product = parent === undefined ? find(wordsFor.product, false) : undefined
  const {
    sku: _sku,
    title: _title,
    price: _price,
    product: _product,
    parent: _parent,
    id: _id,
    ...others
  } = wordsFor
  const found = Object.entries(others).flatMap(([field, words]) => {
    const column = find(words)
    return column === undefined ? [] : [[field, column] as const]
  })
  const pictures = plain.filter((one) => pictureWord.test(one.plain) && !taken.has(one.column))
  for (const { column } of pictures) taken.add(column)
  const isListed = found.some(([field]) => field === 'categories')
  const category = isListed ? [] : categoryLevels.flatMap((words) => find(words) ?? [])
  const properties = Object.fromEntries(
    plain
      .filter((one) => propertyWord.test(one.plain) && !taken.has(one.column))
      .map((one) => [titled(one.plain), one.column]),
  )
  const isGrouped = parent !== undefined || product !== undefined
  return {
    pricesIncludeVat: grossPrice !== undefined,
    columns: namedColumnsSchema.parse({
      ...Object.fromEntries(found),
      ...{ sku, title, price, category, namedOptions },
      ...(parent === undefined ? {} : { parent }),
      ...(id === undefined ? {} : { id }),
      ...(product === undefined ? {} : { product }),
      ...(namedOptions.length > 0 && !isGrouped ? { continues: true } : {}),
      pictures: pictures.map(({ column }) => column),
      ...(isGrouped ? { options: properties } : { attributes: properties }),
    }),
  }
}

/**
 * A name without what systems hang on it: 'Name *', 'Reference #', 'Image URLs (x,y,z...)', 'name-nl_NL', 'description(en-gb)',
 * 'price-EUR', 'product_name'.
 */
function plainColumn(column: string): string {
  return column
    .replace(/\s*\(x, ?y, ?z.*\)$/, '')
    .replace(/\s*\(0\/1\)$/, '')
    .replace(/\s*[*#:]+$/, '')
    .replace(/[-_.]eur$/, '')
    .replace(/\s*[-_.([]\s*(nl|en|de|fr|be)([-_](nl|be|gb|us|de|fr|at))?([-_.][a-z]+)?[)\]]?$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** 'Option Name 1' beside 'Option Value 1', 'variant_option_one_name' beside 'variant_option_one_value'. */
function optionPairsIn(
  plain: readonly { column: string; plain: string }[],
): { name: string; value: string }[] {
  return plain.flatMap(({ column, plain: name }) => {
    if (!/\boption\b.*\bname\b|\boption\d name\b|\boptie\b.*\bnaam\b/.test(name)) return []
    const wanted = name.replace('name', 'value').replace('naam', 'waarde')
    const value = plain.find((one) => one.plain === wanted)
    return value === undefined ? [] : [{ name: column, value: value.column }]
  })
}
