import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { CheckedProductInput, ProductVariantInput } from '@sluimer/product-files/input/product-input'
import { readOwnFile } from '@sluimer/product-files/own-format/read-own-file'
import { daysAgo } from '../read-data.ts'
import type { DemoProduct, DemoVariant } from './product.ts'

const folder = join(import.meta.dirname, 'products')

/** Lists the product files of the demo shop: each is in our own format, and can be imported as it is. */
export function listProductFiles(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(folder, file))
}

/** Reads what the demo shop sells, as its tests and the measurements look at it. Throws on a product that an import refuses. */
export async function readDemoProducts(): Promise<DemoProduct[]> {
  const products: DemoProduct[] = []
  for (const file of listProductFiles()) {
    // 'dekbedovertrek-effen.json' holds some of the goods of that kind.
    const [family = ''] = basename(file, '.json').split('-')
    for await (const candidate of readOwnFile(file)) {
      if (!candidate.ok) throw new Error(`${file}:${candidate.line} ${candidate.name}: ${candidate.reason}`)
      if (!candidate.product.isSample) products.push(toDemoProduct(candidate.product, family))
    }
  }
  return products
}

function toDemoProduct(product: CheckedProductInput, family: string): DemoProduct {
  const { mainCategory, categories, createdAt, images, facets, options, variants, ...rest } = product
  if (createdAt === undefined) throw new Error(`${product.slug} says not when it came`)
  return {
    ...rest,
    family,
    categories: [mainCategory, ...categories],
    createdDaysAgo: daysAgo(toAmsterdamDate(createdAt)),
    images: images.map(({ key }) => key),
    facetValues: Object.values(facets).flat(),
    options: options.map((option) => ({ ...option, values: option.values.map(withoutEmptyColor) })),
    variants: variants.map((variant) => toDemoVariant(variant, options)),
  }
}

const withoutEmptyColor = ({
  color,
  ...value
}: CheckedProductInput['options'][number]['values'][number]) => ({
  ...value,
  ...(color && { color }),
})

function toDemoVariant(
  { sku, values, imageKey, weightGrams, stockOnHand, priceHistory = [] }: ProductVariantInput,
  options: CheckedProductInput['options'],
): DemoVariant {
  if (weightGrams === null) throw new Error(`${sku} has no weight`)
  return {
    ...{ sku, imageKey, weightGrams, stock: stockOnHand },
    values: options.map(({ key }) => values[key] ?? ''),
    prices: priceHistory.map(({ priceCents, validFrom }) => ({
      priceCents,
      fromDaysAgo: daysAgo(toAmsterdamDate(validFrom)),
    })),
  }
}
