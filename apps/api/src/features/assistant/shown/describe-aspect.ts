import { type Aspect, findAspectPlaces } from '@sluimer/assistant/product/aspects'
import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import type { Product } from '@sluimer/contract/catalog/product'
import { formatNames } from '@sluimer/domain/language/format-names'

/** More values than these are left to the product's page. */
const mostValues = 6
const longest = 300

/** Returns what the page of a product says of an aspect, in one line; undefined when it says nothing. */
export function describeAspect(page: Product, aspect: Aspect): string | undefined {
  const said = readAspect(page, aspect)
  if (said.length === 0) return undefined
  const line = said.join('; ')
  return line.length <= longest ? line : cut(said)
}

function cut(said: readonly string[]): string {
  const kept = said.slice(0, 2).join('; ')
  return kept.length <= longest ? kept : kept.slice(0, kept.lastIndexOf(' ', longest))
}

function readAspect(page: Product, aspect: Aspect): string[] {
  switch (aspect) {
    case 'wash':
      return [...page.care.map(toPhrase), ...readHighlights(page, aspect)]
    case 'guarantee':
      return []
    case 'maker':
      return [page.brand.title === '' ? page.safety.manufacturer : `merk ${page.brand.title}`]
    case 'material':
      return [...readOptions(page, aspect), ...describeComposition(page), ...readRows(page, aspect)]
    case 'weight': {
      const rows = readRows(page, aspect)
      return rows.length > 0 ? rows : describeWeight(page)
    }
    default:
      return [...orRows(readOptions(page, aspect), readRows(page, aspect)), ...readHighlights(page, aspect)]
  }
}

/** A choice of heights says what the row of each of them says again. */
function orRows(options: string[], rows: string[]): string[] {
  const label = (line: string) => line.split(' ')[0]
  return [...options, ...rows.filter((row) => !options.some((option) => label(option) === label(row)))]
}

function toPhrase(line: string): string {
  return lowerFirst(line)
}

/** Writes 'katoen 97%, elastaan 3%', with the parts that differ. */
function describeComposition({ composition }: Product): string[] {
  return composition.slice(0, mostValues).map(({ part, materials }) => {
    const names = materials.map(({ name, percent }) => `${name} ${percent}%`).join(', ')
    return `${part.toLowerCase()}: ${names}`
  })
}

/** Writes the lowest and the highest weight of the variants: a large duvet weighs more than a small one. */
function describeWeight({ variants }: Product): string[] {
  const grams = variants.flatMap(({ weight_grams }) => weight_grams ?? [])
  if (grams.length === 0) return []
  const [least, most] = [Math.min(...grams), Math.max(...grams)]
  const range = least === most ? formatWeight(least) : `van ${formatWeight(least)} tot ${formatWeight(most)}`
  return [least === most ? range : `${range}, naar gelang maat en uitvoering`]
}

/** Writes a weight with its unit: '850 gram', '1,2 kilo'. */
export function formatWeight(grams: number): string {
  return grams < 1000 ? `${grams} gram` : `${String(grams / 1000).replace('.', ',')} kilo`
}

function readRows({ specifications }: Product, aspect: Aspect): string[] {
  const { labels } = findAspectPlaces(aspect)
  if (labels === undefined) return []
  const values = new Map<string, Set<string>>()
  for (const { label, value } of specifications.flatMap(({ rows }) => rows))
    if (labels.test(label)) values.set(label, (values.get(label) ?? new Set()).add(value))
  return Array.from(values, ([label, said]) => {
    const shown = [...said].slice(0, mostValues).join(' of ')
    return `${label.toLowerCase()} ${shown}`
  })
}

function readOptions({ options }: Product, aspect: Aspect): string[] {
  const { options: titles } = findAspectPlaces(aspect)
  if (titles === undefined) return []
  return options
    .filter(({ title }) => titles.test(title))
    .map(({ title, values }) => `${title.toLowerCase()} ${listValues(values.map((value) => value.title))}`)
}

function listValues(titles: readonly string[]): string {
  const shown = titles.slice(0, mostValues * 2).map((title) => title.toLowerCase())
  return formatNames(shown, 'of')
}

function readHighlights({ highlights }: Product, aspect: Aspect): string[] {
  const { words } = findAspectPlaces(aspect)
  return words === undefined ? [] : highlights.filter((line) => words.test(line)).map(toPhrase)
}
