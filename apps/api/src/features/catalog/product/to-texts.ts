import type { findPageProducts } from './product.queries.ts'
import { toRating } from './rating.ts'
import { toLightSource } from './to-light-source.ts'
import { toProducerGuarantee } from './to-producer-guarantee.ts'

type Row = Awaited<ReturnType<typeof findPageProducts>>[number]

/** Returns what a product page tells in words (PD-01). */
export function toTexts({ product, manufacturer, takeBack }: Row) {
  return {
    rating: toRating(product),
    delivery_method: product.deliveryClass,
    summary: product.summary,
    description: product.description,
    highlights: product.highlights,
    specifications: product.specifications,
    composition: product.composition.map(({ part, materials, note }) => ({
      part,
      materials: materials.map(({ name, percent, detail }) => ({ name, percent, detail: detail ?? null })),
      note: note ?? null,
    })),
    has_animal_parts: product.hasAnimalParts,
    care: product.care,
    /** Product safety law requires this on the offer itself (GPSR art. 19). */
    safety: {
      manufacturer: manufacturer.name,
      address: manufacturer.address,
      email: manufacturer.email,
      warnings: product.warnings,
    },
    energy_label: product.energyLabel,
    light_source: toLightSource(product),
    producer_guarantee: toProducerGuarantee(product),
    take_back: takeBack,
    made_to_measure: product.madeToMeasure,
    condition: product.condition,
    custom_fields: {
      boxconfig_id: product.customFields.boxconfigId ?? null,
      summary: product.customFields.summary ?? null,
      image_url: product.customFields.imageUrl ?? null,
    },
  }
}
