import type { AskedProperty } from '@sluimer/assistant/product/property-rows'
import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import type { Product } from '@sluimer/contract/catalog/product'
import { formatWeight } from '../shown/describe-aspect.ts'

const [mostValues, mostParts, longest] = [3, 2, 150]
/** 'Wasbaar: voor huizen waar weleens iets omvalt' tells of one make, and not of the one that is shown. */
const ofMake = /^[^:.]{2,40}: /u

const pullsPlug = /^Haal de stekker/u

/** Returns what the page of a product says of a property, in one line; undefined when it says nothing. */
export function findTold(page: Product, property: AskedProperty): string | undefined {
  return (
    readMadeOf(page, property) ??
    readRows(page, property) ??
    readLines(page, property) ??
    readWeight(page, property)
  )
}

/** Returns what only some makes of a page have, with the name of the make: '“Met laadpunt”: laadpunt usb-c'. Undefined when no row tells it. */
export function findToldOfSome({ specifications }: Product, { labels }: AskedProperty): string | undefined {
  if (labels === undefined) return undefined
  const lines = specifications.flatMap(({ title, rows }) =>
    rows
      .filter(({ label }) => labels.test(label))
      .map(({ label, value }) => `“${title}”: ${label.toLowerCase()} ${lowerFirst(value)}`),
  )
  return lines.length === 0 ? undefined : lines.slice(0, mostOfSome).join('; ')
}

const mostOfSome = 2

/** Writes what the makes weigh, where no row tells it. */
function readWeight({ variants }: Product, { labels }: AskedProperty): string | undefined {
  if (labels?.test('Gewicht') !== true) return undefined
  const grams = variants.flatMap(({ weight_grams: own }) => own ?? [])
  if (grams.length === 0) return undefined
  const [least, most] = [Math.min(...grams), Math.max(...grams)]
  return least === most ? formatWeight(least) : `${formatWeight(least)} tot ${formatWeight(most)}`
}

/** Writes 'tijk: katoen 100%'; of what has no cloth the rows tell it. */
function readMadeOf({ composition }: Product, { isMadeOf }: AskedProperty): string | undefined {
  if (isMadeOf !== true || composition.length === 0) return undefined
  return composition
    .slice(0, mostParts)
    .map(
      ({ part, materials }) =>
        `${part.toLowerCase()}: ${materials.map(({ name, percent }) => `${name} ${percent}%`).join(', ')}`,
    )
    .join('; ')
}

function readRows({ specifications }: Product, { labels }: AskedProperty): string | undefined {
  if (labels === undefined) return undefined
  const rows = new Map<string, Set<string>>()
  for (const { label, value } of specifications.flatMap((group) => group.rows))
    if (labels.test(label)) rows.set(label, (rows.get(label) ?? new Set()).add(lowerFirst(value)))
  const said = Array.from(
    rows,
    ([label, values]) => `${label.toLowerCase()} ${[...values].slice(0, mostValues).join(' of ')}`,
  )
  return said.length === 0 ? undefined : said.join('; ')
}

/** Finds the first line that has a word for it: what stands out of a product says it shorter than its description. */
function readLines(page: Product, { words, labels }: AskedProperty): string | undefined {
  if (words === undefined) return undefined
  const { sub_title, highlights, care, composition, summary, description } = page
  const notes = composition.flatMap(({ note }) => note ?? [])
  const fits = (text: string) => text.length <= longest && words.test(text)
  // How goods are cleaned tells nothing of what they have: 'haal de stekker uit het stopcontact'.
  const kept = care.filter((text) => !pullsPlug.test(text))
  const line = [...highlights, ...kept, ...notes, sub_title].find(fits)
  if (line !== undefined) return lowerFirst(line)
  // 'Traagschuim met gel' stands in the row of the core, which is called by no gel.
  const row = page.specifications.flatMap(({ rows }) => rows).find(({ value }) => fits(value))
  if (row !== undefined && labels === undefined) return `${row.label.toLowerCase()} ${lowerFirst(row.value)}`
  const name = listChoices(page).find(fits)
  if (name !== undefined) return `te kiezen als “${lowerFirst(name)}”`
  const sentence = [summary, ...description]
    .filter((text) => !ofMake.test(text))
    .flatMap((text) => text.split(/(?<=[.!?])\s+/u))
    .find(fits)
  return sentence === undefined ? undefined : lowerFirst(sentence.replace(/[.!?]$/u, ''))
}

/** Lists the names of choices that the makes of a page have; a narrowed page keeps the others as well. */
function listChoices({ options, variants }: Product): readonly string[] {
  const chosen = new Set(variants.flatMap(({ value_ids: ids }) => ids))
  return options.flatMap(({ values }) => values.filter(({ id }) => chosen.has(id)).map(({ title }) => title))
}
