import type { TextilePart } from '@sluimer/domain/textile/composition'
import { toSingleLine } from '../cells/plain-text.ts'
import type { Dictionary } from '../mapping/dictionary.ts'
import type { Mapping } from '../mapping/mapping-file.ts'
import { distinct, type Remark } from '../mapping/notes.ts'
import type { SourceProduct } from '../rows/source-product.ts'
import { chooseComposition, toTextilePart } from './choose-composition.ts'
import { chooseDeliveryClass } from './delivery-class-for.ts'

/** The limits of a row of the specifications (productInputSchema). */
const longestLabel = 200
const longestValue = 1000

/** Translates a product into our words: its brand, maker, categories, filters, and the rest as specifications. */
export function translateProduct(
  source: SourceProduct,
  { dictionary, mapping }: { dictionary: Dictionary; mapping: Mapping },
) {
  const { defaults } = mapping
  const reasons: string[] = []
  const notes: Remark[] = []
  const need = (what: string, value: string | undefined, instead: string, option?: string) => {
    if (value === undefined)
      reasons.push(`${what} (${instead} in the mapping file${option ? `, or ${option}` : ''})`)
    return value
  }

  const brandName = toSingleLine(source.brand)
  const brand =
    brandName === ''
      ? need('it has no brand', defaults.brand, 'defaults.brand')
      : need(
          `the brand '${brandName}' is not known`,
          dictionary.brand(brandName),
          'brands',
          '--create-brands',
        )
  const manufacturer = need(
    'its manufacturer is not known',
    mapping.manufacturers[brand ?? ''] ?? defaults.manufacturer,
    'manufacturers or defaults.manufacturer',
  )

  const found = source.categories.map((path) => {
    const ours = dictionary.category(toSingleLine(path))
    if (ours === undefined)
      notes.push({ note: 'categories that are not mapped', example: toSingleLine(path) })
    return { ours, depth: path.split('>').length }
  })
  // The deepest path says most about a product; equally deep ones are compared by their depth in the file.
  const paths = [
    ...new Set(
      found
        .flatMap(({ ours, depth }) => (typeof ours === 'string' ? [{ ours, depth }] : []))
        .sort((a, b) => b.ours.split('/').length - a.ours.split('/').length || b.depth - a.depth)
        .map(({ ours }) => ours),
    ),
  ]
  const mainCategory = need(
    source.categories.length === 0
      ? 'it names no category'
      : `no category of ours for ${source.categories.map((path) => `'${toSingleLine(path)}'`).join(', ')}`,
    paths[0] ?? defaults.mainCategory,
    source.categories.length === 0 ? 'defaults.mainCategory' : 'categories',
    source.categories.length === 0 ? undefined : '--create-categories',
  )
  const deliveryClass = need(
    'how it is delivered is not known',
    chooseDeliveryClass(mainCategory, mapping),
    'deliveryClasses or defaults.deliveryClass',
  )

  const facets: Record<string, string[]> = {}
  const rows: { label: string; value: string }[] = []
  const parts: TextilePart[] = []
  const said = source.attributes.map(({ name, value }) => ({
    name: toSingleLine(name),
    value: toSingleLine(value),
  }))
  for (const { name, value } of said) {
    if (name === '' || value === '') continue
    const meaning = dictionary.attribute(name, value)
    const part = meaning.kind === 'ignore' ? undefined : toTextilePart(name, value)
    const isNewPart = part !== undefined && !parts.some((known) => known.part === part.part)
    if (isNewPart) parts.push(part)
    if (meaning.kind === 'facet') addValue(meaning.facet, meaning.value)
    else if (isNewPart) {
      if (meaning.kind === 'unknown-value') addParts(name, value)
      continue
    } else if (meaning.kind !== 'ignore') addRow(name, value)
    if (meaning.kind === 'none')
      notes.push({ note: 'attributes that are no filter, kept as specifications', example: name })
    if (meaning.kind === 'unknown-value' && !addParts(name, value))
      notes.push({
        note: `values that the filter ${meaning.facet} does not have, kept as specifications`,
        example: value,
      })
  }
  for (const variant of source.variants) {
    for (const [name, value] of Object.entries(variant.values)) {
      const meaning = dictionary.attribute(toSingleLine(name), toSingleLine(value))
      if (meaning.kind === 'facet') addValue(meaning.facet, meaning.value)
      if (meaning.kind === 'unknown-value' && !addParts(toSingleLine(name), toSingleLine(value)))
        notes.push({
          note: `values that the filter ${meaning.facet} does not have`,
          example: toSingleLine(value),
        })
    }
  }
  return {
    ...{ brand, manufacturer, mainCategory, deliveryClass, reasons },
    categories: paths.slice(1),
    facets: Object.fromEntries(Object.entries(facets).map(([key, values]) => [key, [...new Set(values)]])),
    ...chooseComposition(parts, mainCategory, mapping),
    specifications: rows.length > 0 ? [{ title: 'Kenmerken', rows }] : [],
    notes: distinct(notes),
  }

  /** Adds a specification, in as many rows as it takes. */
  function addRow(name: string, value: string): void {
    if (name.length > longestLabel) notes.push({ note: 'names of attributes that are cut', example: name })
    for (let at = 0; at < value.length; at += longestValue)
      rows.push({
        label: name.slice(0, longestLabel),
        value: value.slice(at, at + longestValue).trim() || '-',
      })
  }

  function addValue(facet: string, value: string): void {
    facets[facet] = [...(facets[facet] ?? []), value]
  }

  /** Adds the parts of 'Zwart/Wit' and '80% katoen, 20% linnen', so that filters find the product under each. */
  function addParts(name: string, value: string): boolean {
    const parts = value
      .split(/\s*[/,;+&]\s*|\s+(?:en|and|und|et)\s+/i)
      .map((part) => part.replace(/^\d+\s*%\s*/, ''))
    const meanings =
      parts.length > 1 || parts[0] !== value ? parts.map((part) => dictionary.attribute(name, part)) : []
    for (const meaning of meanings) if (meaning.kind === 'facet') addValue(meaning.facet, meaning.value)
    return meanings.length > 0 && meanings.every(({ kind }) => kind === 'facet')
  }
}
