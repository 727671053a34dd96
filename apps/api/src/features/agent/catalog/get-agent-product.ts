import type { UcpVariant } from '@sluimer/contract/agent/answers'
import type { GetProduct } from '@sluimer/contract/agent/requests'
import { toUcpProduct, toUcpVariants } from '../product/to-ucp-product.ts'
import { answerError, notFound, type OperationAnswer, toEnvelope } from '../protocol/answer.ts'
import { listDisclosures } from './disclosures.ts'
import { findAskedProducts } from './find-asked-products.ts'
import { isInFilters } from './is-in-filters.ts'
import { explainPriceFilter } from './price-filter.ts'
import type { CatalogSources } from './search-catalog.ts'
import { chooseOptions, describeValues, hasOptions } from './select-options.ts'

const capability = 'dev.ucp.shopping.catalog.lookup'

/**
 * Returns one product with the variants that fit the chosen options, and which other values can still be had with them.
 * The id of a variant decides all options, whatever else is chosen, and that variant comes first.
 */
export async function getAgentProduct(
  { db, publicUrl }: CatalogSources,
  { id, selected, preferences, filters, context }: GetProduct,
  at: Date,
): Promise<OperationAnswer> {
  const { products, found } = await findAskedProducts(db, [id], at)
  const [product] = products
  if (product === undefined)
    return answerError(publicUrl, capability, [notFound(`Dit product is er niet (meer): ${id}`)])
  const variants = toUcpVariants(product, publicUrl)
  const variantItemId = found.get(product.id)?.[0]?.variantItemId
  const own = variants.find((variant) => variant.id === variantItemId)
  const [featured] = variants
  const effective =
    own?.options ??
    (selected === undefined
      ? (featured?.options ?? [])
      : chooseOptions(variants, selected, preferences ?? []))
  const fitting = variants.filter((variant) => hasOptions(variant, effective))
  const ordered = (own === undefined ? fitting : [own, ...fitting.filter((one) => one !== own)]).filter(
    (variant) => isInFilters({ product, variant }, { filters, context }),
  )
  if (ordered.length === 0)
    return answerError(publicUrl, capability, [notFound('Geen uitvoering van dit product voldoet hieraan.')])
  return {
    status: 200,
    body: {
      ucp: toEnvelope('success', capability),
      product: withSelection(toUcpProduct(product, publicUrl, ordered), variants, effective),
      messages: [...explainPriceFilter(filters, context), ...listDisclosures([product], () => '$.product')],
    },
  }
}

function withSelection(
  product: ReturnType<typeof toUcpProduct>,
  variants: readonly UcpVariant[],
  selected: UcpVariant['options'],
) {
  if (product.options === undefined) return product
  return { ...product, options: describeValues(product.options, variants, selected), selected }
}
