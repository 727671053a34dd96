import { toTitle } from '../cells/titled.ts'
import {
  addressWords,
  besideStockOfPlace,
  categoryLevels,
  collectionWords,
  filePictures,
  kindWords,
  measuredInCentimetres,
  netPrices,
  ofProduct,
  ofVariant,
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
import { type PlainColumn, plainColumns, withoutPrefix } from './plain-column.ts'

export interface Guess {
  columns: NamedColumns
  /** False: the only price in the table is without VAT. */
  pricesIncludeVat: boolean
}

/**
 * Guesses the columns of a table from common names, as used by many systems and spreadsheets. Undefined when a column is
 * missing that products need: a sku, a title and a price.
 */
export function guessColumns(columns: readonly string[]): Guess | undefined {
  for (const plain of waysToRead(columns)) {
    const guess = guessAmong(plain)
    if (guess !== undefined) return guess
  }
  return undefined
}

/** Guesses what it can about a table that is not recognised; missing columns stay empty, for people to fill in. */
export function guessSomeColumns(
  columns: readonly string[],
): Omit<NamedColumns, 'sku' | 'title' | 'price'> & Needed {
  const guesses = waysToRead(columns).flatMap((plain) => guessAmong(plain, blank) ?? [])
  const lacking = ({ columns: { sku, title, price } }: Guess) =>
    [sku, title, price].filter((one) => one === blank).length
  const [best] = guesses.sort((a, b) => lacking(a) - lacking(b))
  const named = best?.columns ?? namedColumnsSchema.parse({ sku: blank, title: blank, price: blank })
  const known = (one: string) => (one === blank ? '' : one)
  return { ...named, sku: known(named.sku), title: known(named.title), price: known(named.price) }
}
type Needed = Record<'sku' | 'title' | 'price', string>

/** No column has this name. */
const blank = '?'

/** Returns the names of columns as they are, and then without the prefix that most of them share. */
function waysToRead(columns: readonly string[]): PlainColumn[][] {
  const plain = plainColumns(columns)
  const shorter = withoutPrefix(plain)
  return [plain, shorter, withoutPrefix(shorter)]
}

function guessAmong(plain: PlainColumn[], instead?: string): Guess | undefined {
  // Columns for a shop's own numbers must not be taken for a sku: their names say that they belong to the system.
  const named = plain.filter(({ column }) => !column.endsWith('[non editable]'))
  const taken = new Set<string>()
  const find = (words: string, isTaken = true, among = named) => {
    for (const word of listForms(words)) {
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
  const price = grossPrice ?? find(netPrices) ?? instead
  const title = find(wordsFor.title) ?? instead
  const namedOptions = pairsIn(
    named,
    /\b(option|optie)\b ?\d?.*\b(name|naam)\b|\boption\d name\b|^variationsname \d$/,
  )
  const namedAttributes = pairsIn(named, /^(attribute|attribuut|eigenschap|feature|kenmerk) \d+ (name|naam)$/)
  for (const { name, value } of [...namedOptions, ...namedAttributes])
    for (const one of [name, value]) taken.add(one)
  const parent = find(wordsFor.parent)
  // A number of the system is distinguished from a sku only when the table has both. A table without any number may
  // still have an address for each product.
  const sku = find(wordsFor.sku) ?? find(addressWords, false) ?? instead
  if (sku === undefined || title === undefined || price === undefined) return undefined
  const id = find(wordsFor.id)
  const product = parent === undefined ? productAmong(sku) : undefined
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
  const levels = isListed ? [] : categoryLevels.flatMap((words) => find(words) ?? [])
  const isLost = !isListed && levels.length === 0
  const collections = isLost ? find(collectionWords) : undefined
  const lastResort = isLost && collections === undefined ? find(kindWords, false) : undefined
  const given = labelled(({ plain: name }) => name.endsWith(ofProduct), ofProduct)
  const chosen = labelled(({ plain: name }) => name.endsWith(ofVariant), ofVariant)
  const properties = { ...labelled(({ plain: name }) => propertyWord.test(name)), ...chosen }
  const isGrouped = parent !== undefined || product !== undefined
  const hasOptions =
    namedOptions.length > 0 || found.some(([field]) => field === 'optionList' || field === 'optionValues')
  return {
    pricesIncludeVat: grossPrice !== undefined,
    columns: namedColumnsSchema.parse({
      ...Object.fromEntries(found),
      ...{ sku, title, price, namedOptions, namedAttributes, stock: stocks, sizes: sizesIn(named) },
      ...(collections === undefined ? {} : { categories: collections }),
      category: lastResort === undefined ? levels : [lastResort],
      ...Object.fromEntries(
        Object.entries({ parent, id, product, kind, weightGrams, weightKilos }).filter(([, one]) => one),
      ),
      ...(hasOptions && !isGrouped ? { continues: true } : {}),
      ...(measuresInCentimetres() ? { sizeUnit: 'cm' } : {}),
      pictures: pictures.length > 0 ? pictures.map(({ column }) => column) : (find(filePictures) ?? []),
      ...(isGrouped
        ? { options: properties, attributes: given }
        : { attributes: { ...given, ...properties } }),
    }),
  }

  /** Returns columns that are still free, by the shopper's name for them. */
  function labelled(isWanted: (one: PlainColumn) => boolean, ending = ''): Record<string, string> {
    const wanted = named.filter(isWanted).filter(take)
    return Object.fromEntries(
      wanted.map((one) => [toTitle(one.plain.slice(0, one.plain.length - ending.length)), one.column]),
    )
  }

  /** Returns the column that the rows of a product share: a number, or the address of its page. */
  function productAmong(skuColumn: string): string | undefined {
    const isOfVariant = named.some((one) => one.column === skuColumn && one.plain === 'variant sku')
    const address = namedOptions.length > 0 ? find('slug|url key', false) : undefined
    return find(wordsFor.product, false) ?? (isOfVariant ? id : undefined) ?? address
  }

  function measuresInCentimetres(): boolean {
    return named.some((one) => measuredInCentimetres.includes(one.plain))
  }

  function isWeighedInKilos(): boolean {
    return named.some((one) => weighsInKilos.includes(one.plain))
  }

  /** Returns measurements by the shopper's name for them, with the unit if the column's name contains one. */
  function sizesIn(among: readonly PlainColumn[]): Record<string, string> {
    return Object.fromEntries(
      among.flatMap(({ column, plain: name }) => {
        const match = sizeWord.exec(name)
        const size = sizeNames.find((_, index) => match?.[index + 2] !== undefined)
        const own = match?.[7]
        if (size === undefined || taken.has(column)) return []
        taken.add(column)
        return [[own === undefined ? size : `${size} (${own})`, column]]
      }),
    )
  }
}

/**
 * Returns the words, then 'product weight' for 'weight', then 'name 1': the first of several, in languages or for
 * buyers.
 */
function listForms(words: string): string[] {
  const plain = words.split('|')
  return [...plain, ...plain.map((one) => `product ${one}`), ...plain.map((one) => `${one} 1`)]
}

/** Whether names are equal apart from spaces: 'productid' is 'product id'. */
const isCalled = (plain: string, word: string) => plain.replaceAll(' ', '') === word.replaceAll(' ', '')

function stocksOfPlaces(plain: readonly PlainColumn[]): string[] {
  return plain
    .filter(({ plain: name }) => {
      const place = stockOfPlace.exec(name)?.[1]
      return place !== undefined && plain.some((one) => one.plain === `${besideStockOfPlace}${place}`)
    })
    .map(({ column }) => column)
}

/** Pairs 'Option Name 1' with 'Option Value 1', 'Attribute 2 name' with 'Attribute 2 value(s)'. */
function pairsIn(plain: readonly PlainColumn[], nameOfOne: RegExp): { name: string; value: string }[] {
  return plain.flatMap(({ column, plain: name }) => {
    if (!nameOfOne.test(name)) return []
    const wanted = name.startsWith('variation')
      ? name.replace('name', 'wertname')
      : name.replace('name', 'value').replace('naam', 'waarde')
    const value = plain.find((one) => [wanted, `${wanted}(s)`].includes(one.plain))
    return value === undefined ? [] : [{ name: column, value: value.column }]
  })
}

/** Returns the columns that products need and that the table does not have. */
export function lackingColumns(columns: readonly string[]): string[] {
  const needed = {
    'sku or number': wordsFor.sku,
    title: wordsFor.title,
    price: `${wordsFor.price}|${netPrices}`,
  }
  const lacking = waysToRead(columns).map((plain) =>
    Object.entries(needed)
      .filter(([, words]) => !listForms(words).some((word) => plain.some((one) => isCalled(one.plain, word))))
      .map(([what]) => what),
  )
  return lacking.sort((a, b) => a.length - b.length)[0] ?? []
}
