import {
  besideStockOfPlace,
  categoryLevels,
  kindWords,
  netPrices,
  pictureWord,
  propertyWord,
  sizeNames,
  sizeWord,
  stockOfPlace,
  stockWords,
  weighsInKilos,
  weightWords,
  wordsFor,
} from './column-words.ts'
import { type NamedColumns, namedColumnsSchema } from './named-columns.ts'
import { type PlainColumn, plainColumns } from './plain-column.ts'
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
  const plain = plainColumns(columns)
  // What a shop's own numbers are called may not be taken for a sku: they are told to be of the system.
  const named = plain.filter(({ column }) => !column.endsWith('[non editable]'))
  const taken = new Set<string>()
  const find = (words: string, isTaken = true, among = named) => {
    for (const word of words.split('|')) {
      const found = among.find((one) => isCalled(one.plain, word) && !taken.has(one.column))
      if (found === undefined) continue
      if (isTaken) taken.add(found.column)
      return found.column
    }
    return undefined
  }
  const take = (one: PlainColumn) => {
    const isFree = !taken.has(one.column)
    taken.add(one.column)
    return isFree
  }
  const grossPrice = find(wordsFor.price)
  const price = grossPrice ?? find(netPrices)
  const title = find(wordsFor.title)
  const namedOptions = pairsIn(named, /\b(option|optie)\b ?\d?.*\b(name|naam)\b|\boption\d name\b/)
  const namedAttributes = pairsIn(named, /^(attribute|attribuut|eigenschap|feature|kenmerk) \d+ (name|naam)$/)
  for (const { name, value } of [...namedOptions, ...namedAttributes])
    for (const one of [name, value]) taken.add(one)
  const parent = find(wordsFor.parent)
  // A number of the system is told apart from a sku only where there are both.
  const sku = find(wordsFor.sku)
  if (sku === undefined || title === undefined || price === undefined) return undefined
  const id = find(wordsFor.id)
  const product = parent === undefined ? find(wordsFor.product, false) : undefined
  const kind = find(wordsFor.kind, false, plain)
  const weightGrams = find(weightWords.grams)
  const weightKilos = find(weightWords.kilos) ?? (isWeighedInKilos() ? find(wordsFor.weight) : undefined)
  const { sku: _s, title: _t, price: _p, product: _r, parent: _q, id: _i, kind: _k, ...others } = wordsFor
  const stock = find(stockWords)
  const stocks = stock === undefined ? stocksOfPlaces(named) : [stock]
  const found = Object.entries(others).flatMap(([field, words]) => {
    const column = find(words)
    return column === undefined ? [] : [[field, column] as const]
  })
  const pictures = named.filter((one) => pictureWord.test(one.plain)).filter(take)
  const isListed = found.some(([field]) => field === 'categories')
  const category = isListed ? [] : categoryLevels.flatMap((words) => find(words) ?? [])
  const lastResort = !isListed && category.length === 0 ? find(kindWords, false) : undefined
  const properties = Object.fromEntries(
    named
      .filter((one) => propertyWord.test(one.plain))
      .filter(take)
      .map((one) => [titled(one.plain), one.column]),
  )
  const isGrouped = parent !== undefined || product !== undefined
  const hasOptions =
    namedOptions.length > 0 || found.some(([field]) => field === 'optionList' || field === 'optionValues')
  return {
    pricesIncludeVat: grossPrice !== undefined,
    columns: namedColumnsSchema.parse({
      ...Object.fromEntries(found),
      ...{ sku, title, price, namedOptions, namedAttributes, stock: stocks, sizes: sizesIn(named) },
      category: lastResort === undefined ? category : [lastResort],
      ...Object.fromEntries(
        Object.entries({ parent, id, product, kind, weightGrams, weightKilos }).filter(([, one]) => one),
      ),
      ...(hasOptions && !isGrouped ? { continues: true } : {}),
      pictures: pictures.map(({ column }) => column),
      ...(isGrouped ? { options: properties } : { attributes: properties }),
    }),
  }

  function isWeighedInKilos(): boolean {
    return named.some((one) => weighsInKilos.includes(one.plain))
  }

  /** A measurement without a unit says nothing, unless a column of its own names it. */
  function sizesIn(among: readonly PlainColumn[]): Record<string, string> {
    const unit = found.some(([field]) => field === 'sizeUnit')
    return Object.fromEntries(
      among.flatMap(({ column, plain: name }) => {
        const match = sizeWord.exec(name)
        const size = sizeNames.find((_, index) => match?.[index + 2] !== undefined)
        const own = match?.[7]
        if (size === undefined || taken.has(column) || (own === undefined && !unit)) return []
        taken.add(column)
        return [[own === undefined ? size : `${size} (${own})`, column]]
      }),
    )
  }
}

/** 'productid' is 'product id': some write words together. */
const isCalled = (plain: string, word: string) => plain.replaceAll(' ', '') === word.replaceAll(' ', '')

function stocksOfPlaces(plain: readonly PlainColumn[]): string[] {
  return plain
    .filter(({ plain: name }) => {
      const place = stockOfPlace.exec(name)?.[1]
      return place !== undefined && plain.some((one) => one.plain === `${besideStockOfPlace}${place}`)
    })
    .map(({ column }) => column)
}

/** 'Option Name 1' beside 'Option Value 1', 'Attribute 2 name' beside 'Attribute 2 value(s)'. */
function pairsIn(plain: readonly PlainColumn[], nameOfOne: RegExp): { name: string; value: string }[] {
  return plain.flatMap(({ column, plain: name }) => {
    if (!nameOfOne.test(name)) return []
    const wanted = name.replace('name', 'value').replace('naam', 'waarde')
    const value = plain.find((one) => [wanted, `${wanted}(s)`].includes(one.plain))
    return value === undefined ? [] : [{ name: column, value: value.column }]
  })
}

/** What products cannot do without, and no column of a table is called. */
export function lackingColumns(columns: readonly string[]): string[] {
  const plain = plainColumns(columns).map((one) => one.plain)
  const needed = {
    'sku or number': wordsFor.sku,
    title: wordsFor.title,
    price: `${wordsFor.price}|${netPrices}`,
  }
  return Object.entries(needed)
    .filter(([, words]) => !words.split('|').some((word) => plain.some((one) => isCalled(one, word))))
    .map(([what]) => what)
}
