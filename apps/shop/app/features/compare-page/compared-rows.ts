import type { Product } from '@sluimer/contract/catalog/product'
import { readMakeNames, repeatsChoices } from '@sluimer/domain/catalog/make'
import { animalPartsPhrase, formatPart } from '@sluimer/domain/textile/composition'
import { withCapital } from '@sluimer/domain/time/dutch-date'

/** A row of the comparison: what it is about, and for each product its lines; null where nothing is known. */
export interface ComparedRow {
  readonly title: string
  readonly values: readonly (readonly string[] | null)[]
  readonly isDifferent: boolean
}

type Told = Pick<
  Product,
  'brand' | 'main_category' | 'options' | 'specifications' | 'composition' | 'has_animal_parts'
>
/** A fact about one product. Several with one title become lines of one row, each under its own name. */
interface Fact {
  readonly title: string
  readonly name: string
  readonly value: string
}

/**
 * Lays what is known of products side by side. Products of one kind show everything; of different kinds only what all of
 * them have, because the length of a lamp's cord is nothing that a mattress lacks.
 */
export function compareProducts(products: readonly Told[]): readonly ComparedRow[] {
  const columns = products.map(toColumn)
  const titles = new Set(columns.flatMap((column) => [...column.keys()]))
  const areAlike = new Set(products.map(({ main_category: kind }) => kind?.link)).size === 1
  return [...titles]
    .filter((title) => areAlike || columns.every((column) => column.has(title)))
    .map((title) => {
      const values = columns.map((column) => column.get(title) ?? null)
      return { title, values, isDifferent: new Set(values.map((lines) => lines?.join('\n'))).size > 1 }
    })
}

function toColumn(product: Told): ReadonlyMap<string, readonly string[]> {
  const byTitle = Map.groupBy(listFacts(product), ({ title }) => title)
  return new Map([...byTitle].map(([title, facts]) => [title, toLines(facts, product.options)]))
}

/**
 * Names the lines only where there are several: "Zacht: tot 70 kg", "Stevig: vanaf 90 kg". What holds for most makes
 * stands first and without their names, so that a phone shows what is usual and then the exceptions. A fact of one make, such as what
 * is in a set, keeps its name: without it the other makes would seem to have it too.
 */
function toLines(facts: readonly Fact[], options: Told['options']): readonly string[] {
  const byValue = [...Map.groupBy(facts, ({ value }) => value)].map(([value, same]) => ({ value, same }))
  const most = Math.max(...byValue.map(({ same }) => same.length))
  const usual = byValue.filter(({ same }) => same.length === most)
  const [first] = usual
  const isUsual = most > 1 || (byValue.length === 1 && !facts.some(({ name }) => isOneMake(name, options)))
  const unnamed = usual.length === 1 && isUsual ? first : undefined
  const named = byValue
    .filter((one) => one !== unnamed)
    .flatMap(({ value, same }) => same.map(({ name }) => ({ value, ...orderNames(name, options) })))
    .toSorted((a, b) => a.place - b.place)
  return [
    ...(unnamed ? [unnamed.value] : []),
    ...named.map(({ name, value }) => (name ? `${name}: ${toFollowing(value)}` : value)),
  ]
}

/** Whether a name is that of one make, while there are others. */
function isOneMake(name: string, options: Told['options']): boolean {
  const [make, ...more] = readMakeNames(name, options)?.flat() ?? []
  const isChoice = options.some(
    ({ values }) => values.length > 1 && values.some(({ title }) => title.toLowerCase() === make),
  )
  return more.length === 0 && isChoice
}

/** Begins a value that follows a colon with a small letter; one such as "HR45" or "E27" keeps its own. */
function toFollowing(value: string): string {
  return value.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())
}

/**
 * Puts the makes that a name consists of in the order of their options, so that "Stevig, zacht" is no other name than
 * "Zacht, stevig".
 */
function orderNames(name: string, options: Told['options']): { name: string; place: number } {
  const titles = options.flatMap(({ values }) => values.map(({ title }) => title.toLowerCase()))
  const makes = readMakeNames(name, options)
  if (makes === undefined || makes.length > 1) return { name, place: titles.length }
  const places = makes.flat().map((title) => titles.indexOf(title))
  const ordered = places.toSorted((a, b) => a - b).map((place) => titles[place])
  return { name: withCapital(ordered.join(', ')), place: Math.min(...places) }
}

function listFacts(product: Told): Fact[] {
  return [
    { title: 'Merk', name: '', value: product.brand.title },
    ...product.options.map(({ title, values }) => ({ title, name: '', value: joinValues(values) })),
    ...product.specifications.flatMap(({ title: name, rows }) =>
      rows
        // Some specifications list the sizes again.
        .filter(({ value }) => !repeatsChoices(value, product.options))
        .map(({ label, value }) => ({ title: label, name, value })),
    ),
    ...product.composition.map((part) => ({ ...splitPart(part.part), value: formatPart(part) })),
    ...(product.has_animal_parts ? [{ title: 'Overig materiaal', name: '', value: animalPartsPhrase }] : []),
  ]
}

/**
 * Returns "90 x 200, 140 x 200 cm": the words in brackets behind a size are on its own page. Titles with a comma, such as "Medium,
 * met latex", have a semicolon between them.
 */
function joinValues(values: readonly { title: string }[]): string {
  const titles = values.map(({ title }) => title.replace(/ \([^)]*\)$/, ''))
  const unit = titles.every((title) => title.endsWith(' cm')) ? ' cm' : ''
  const between = titles.some((title) => title.includes(',')) ? '; ' : ', '
  return `${[...new Set(titles.map((title) => title.slice(0, title.length - unit.length)))].join(between)}${unit}`
}

/** "Samenstelling (percal)" is the composition of one of the cloths. */
function splitPart(part: string): Pick<Fact, 'title' | 'name'> {
  const [, title, name] = /^(.+?) \(([^)]+)\)$/.exec(part) ?? []
  return title && name ? { title, name: withCapital(name) } : { title: part, name: '' }
}
