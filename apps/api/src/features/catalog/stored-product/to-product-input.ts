import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import type { ProductParts, StoredProductRow } from './stored-product.queries.ts'
import { toVariantInputs } from './to-variant-inputs.ts'

/** Returns a stored product in the form in which it is saved: saving it again changes nothing. */
export function toProductInput(stored: StoredProductRow, parts: ProductParts): CheckedProductInput {
  const { row, brand, manufacturer, mainCategory } = stored
  const isOwn = ({ productId }: { productId: number }) => productId === row.id
  const options = parts.options.filter(isOwn).map(({ id, key, title }) => ({ id, key, title }))
  const facets: Record<string, string[]> = {}
  for (const { key, slug } of parts.facets.filter(isOwn)) facets[key] = [...(facets[key] ?? []), slug]
  return {
    slug: row.slug,
    sku: row.sku,
    title: row.title,
    subTitle: row.subTitle,
    brand,
    manufacturer,
    mainCategory,
    categories: parts.categories
      .filter(isOwn)
      .map(({ path }) => path)
      .filter((path) => path !== mainCategory),
    summary: row.summary,
    description: row.description,
    highlights: row.highlights,
    specifications: row.specifications,
    composition: row.composition,
    hasAnimalParts: row.hasAnimalParts,
    care: row.care,
    warnings: row.warnings,
    energyLabel: row.energyLabel,
    lightSource: row.lightSource,
    producerGuarantee: row.producerGuarantee,
    customFields: row.customFields,
    deliveryClass: row.deliveryClass,
    leadTimeDays: row.leadTimeDays,
    vatClass: row.vatClass,
    madeToMeasure: row.madeToMeasure,
    condition: row.condition,
    isSample: row.isSample,
    popularity: row.popularity,
    active: row.active,
    createdAt: row.createdAt,
    images: parts.images.filter(isOwn).map(({ key, alt }) => ({ key, alt })),
    options: options.map(({ id, key, title }) => ({
      key,
      title,
      values: parts.values
        .filter(({ optionId }) => optionId === id)
        .map((value) => ({ key: value.key, title: value.title, color: value.color })),
    })),
    facets,
    variants: toVariantInputs(parts.variants.filter(isOwn), options, parts),
  }
}
