import { slugify } from '@sluimer/domain/catalog/slug'
import { findVatPercent } from '@sluimer/domain/tax/vat-rates'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { inFewEnough, inReadableParts, toParagraphs, toSingleLine } from '../cells/plain-text.ts'
import type { Candidate } from '../input/candidate.ts'
import type { TakePicture } from '../input/picture-port.ts'
import { findLostLetters } from '../letters/lost-letters.ts'
import type { Dictionary } from '../mapping/dictionary.ts'
import type { Mapping } from '../mapping/mapping-file.ts'
import type { Notes, Remark } from '../mapping/notes.ts'
import { checkProduct } from '../own-format/product-file.ts'
import type { SourceProduct } from '../rows/source-product.ts'
import { shortenSku } from './shorten-sku.ts'
import { takeImages } from './take-images.ts'
import { toVariants } from './to-variants.ts'
import { translateProduct } from './translate-product.ts'
import { chooseVatClass } from './vat-class-for.ts'

export interface MappingTools {
  dictionary: Dictionary
  mapping: Mapping
  notes: Notes
  now: Date
  /** Key of an existing picture for products without one. */
  placeholder?: string | undefined
}

/** Turns another system's product into one of ours, or returns everything that prevents this. */
export async function toOurProduct(
  source: SourceProduct,
  tools: MappingTools,
  takePicture: TakePicture,
): Promise<Candidate> {
  const { mapping, notes, now } = tools
  const { line } = source
  const name = shortenSku(source.sku)
  const title = toSingleLine(source.title)
  const meaning = translateProduct(source, tools)
  const { vatClass, note } = chooseVatClass(source.taxClass ?? '', mapping)
  const vatPercent = mapping.pricesIncludeVat
    ? 0
    : findVatPercent('NL', vatClass ?? 'standard', toAmsterdamDate(now))
  const variants = await toVariants(
    source,
    {
      ...{ now, vatPercent, weightUnit: mapping.weightUnit, stock: mapping.defaults.stock ?? 0 },
      optionTitle: tools.dictionary.optionTitle,
    },
    takePicture,
  )
  const images = await takeImages(source, title, tools, takePicture)
  const reasons = [...meaning.reasons, ...variants.reasons, ...images.reasons]
  if (name === '') reasons.push('it has no sku')
  if (title === '') reasons.push('it has no title')
  if (reasons.length > 0) return { ok: false, line, name, reason: reasons.join('; ') }

  const { leadTimeDays } = mapping.defaults
  const [summary] = toParagraphs(source.summary).length > 0 ? [toSingleLine(source.summary)] : []
  const paragraphs = toParagraphs(source.description).flatMap(inReadableParts)
  const description = inFewEnough(paragraphs)
  const product = {
    slug: chooseAddress(source, title),
    sku: name,
    title,
    brand: meaning.brand,
    manufacturer: meaning.manufacturer,
    mainCategory: meaning.mainCategory,
    categories: meaning.categories,
    deliveryClass: meaning.deliveryClass,
    facets: meaning.facets,
    images: images.images,
    options: variants.options,
    variants: variants.variants,
    active: source.isActive,
    ...(summary === undefined ? {} : { summary }),
    ...(description.length > 0 ? { description } : {}),
    ...(meaning.specifications.length > 0 ? { specifications: meaning.specifications } : {}),
    ...(meaning.composition && { composition: meaning.composition }),
    ...(meaning.hasAnimalParts && { hasAnimalParts: true }),
    ...(source.isUsed === undefined ? {} : { condition: source.isUsed ? 'used' : 'new' }),
    ...(vatClass === undefined ? {} : { vatClass }),
    ...(leadTimeDays === undefined ? {} : { leadTimeDays }),
  }
  const checked = checkProduct(product)
  if (!checked.ok) return { ok: false, line, name, reason: checked.reason }
  const said = [
    ...noteLostLetters(source),
    ...(description.length < paragraphs.length
      ? ['texts of very many paragraphs: some are put together']
      : []),
    ...(source.description.length === cellOfSpreadsheets
      ? ['texts as long as a cell of a spreadsheet can be: cut there?']
      : []),
    ...meaning.notes,
    ...variants.notes,
    ...images.notes,
    ...(source.notes ?? []),
    ...(note ? [note] : []),
  ]
  for (const one of said) notes.add(one)
  return { ok: true, line, name, product: checked.product, known: new Set(Object.keys(product)) }
}

/** The longest text that a spreadsheet keeps (characters). */
const cellOfSpreadsheets = 32_767

/** Finds letters that no reading of the file can restore: the system wrote them in another encoding than it read. */
function noteLostLetters({
  title,
  summary,
  description,
  brand,
  attributes,
  variants,
}: SourceProduct): Remark[] {
  const options = variants.flatMap(({ values }) => Object.values(values))
  const texts = [title, brand, summary, description, ...attributes.map(({ value }) => value), ...options]
  const example = texts.map(findLostLetters).find((one) => one !== undefined)
  if (example === undefined) return []
  return [{ note: 'letters that were lost before the file was made, taken over as they stand', example }]
}

/** Returns the product's own address, or one that the sku makes unique. */
function chooseAddress({ slug, sku }: SourceProduct, title: string): string {
  return (slugify(slug) || slugify(`${title} ${sku}`)).slice(0, 200).replace(/-$/, '')
}
