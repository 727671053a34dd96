import type { Product } from '@sluimer/contract/catalog/product'
import { repeatsChoices } from '@sluimer/domain/catalog/make'
import { animalPartsPhrase, formatPart } from '@sluimer/domain/textile/composition'

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
  return new Map([...byTitle].map(([title, facts]) => [title, toLines(facts)]))
}

/** Names the lines only where there are several: "Zacht: tot 70 kg", "Stevig: vanaf 90 kg". */
function toLines(facts: readonly Fact[]): readonly string[] {
  if (new Set(facts.map(({ value }) => value)).size === 1) return facts.slice(0, 1).map(({ value }) => value)
  return facts.map(({ name, value }) => (name ? `${name}: ${value}` : value))
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

/** Returns "90 x 200, 140 x 200 cm": what is said in brackets of a size is on its own page. */
function joinValues(values: readonly { title: string }[]): string {
  const titles = values.map(({ title }) => title.replace(/ \([^)]*\)$/, ''))
  const unit = titles.every((title) => title.endsWith(' cm')) ? ' cm' : ''
  return `${[...new Set(titles.map((title) => title.slice(0, title.length - unit.length)))].join(', ')}${unit}`
}

/** "Samenstelling (percal)" is the composition of one of the cloths. */
function splitPart(part: string): Pick<Fact, 'title' | 'name'> {
  const [, title, name] = /^(.+?) \(([^)]+)\)$/.exec(part) ?? []
  return title && name
    ? { title, name: name.charAt(0).toUpperCase() + name.slice(1) }
    : { title: part, name: '' }
}
