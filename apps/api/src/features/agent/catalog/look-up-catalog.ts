import type { UcpVariant } from '@sluimer/contract/agent/answers'
import type { LookupCatalog } from '@sluimer/contract/agent/requests'
import type { FeedProduct } from '@sluimer/contract/catalog/product-feed'
import { toUcpProduct, toUcpVariants } from '../product/to-ucp-product.ts'
import { type OperationAnswer, toEnvelope } from '../protocol/answer.ts'
import { listDisclosures } from './disclosures.ts'
import { findAskedProducts } from './find-asked-products.ts'
import { isInFilters } from './is-in-filters.ts'
import { explainPriceFilter } from './price-filter.ts'
import type { CatalogSources } from './search-catalog.ts'

/**
 * Looks up products and variants by their ids. A product's id gives the variant that listings feature, a variant's id that
 * variant; each tells which of the ids led to it. Ids that nothing has are named in a message.
 */
export async function lookUpCatalog(
  sources: CatalogSources,
  { ids, filters, context }: LookupCatalog,
  at: Date,
): Promise<OperationAnswer> {
  const { products, found } = await findAskedProducts(sources.db, ids, at)
  const shown = products.flatMap((product) => {
    const variants = listAskedVariants(product, found.get(product.id) ?? [], sources.publicUrl).filter(
      (variant) => isInFilters({ product, variant }, { filters, context }),
    )
    return variants.length === 0 ? [] : [{ product, variants }]
  })
  const known = new Set([...found.values()].flat().map(({ asked }) => asked))
  return {
    status: 200,
    body: {
      ucp: toEnvelope('success', 'dev.ucp.shopping.catalog.lookup'),
      products: shown.map(({ product, variants }) => toUcpProduct(product, sources.publicUrl, variants)),
      messages: [
        ...[...new Set(ids)]
          .filter((id) => !known.has(id))
          .map((id) => ({ type: 'info', code: 'not_found', content: id })),
        ...explainPriceFilter(filters, context),
        ...listDisclosures(
          shown.map(({ product }) => product),
          (index) => `$.products[${index}]`,
        ),
      ],
    },
  }
}

/** Returns the variants that were asked for, each once, with the ids that led to it. */
function listAskedVariants(
  product: FeedProduct,
  found: readonly { asked: string; variantItemId: string | undefined }[],
  publicUrl: string,
): UcpVariant[] {
  const variants = toUcpVariants(product, publicUrl)
  const [featured] = variants
  return variants.flatMap((variant) => {
    const inputs = found.flatMap(({ asked, variantItemId }): NonNullable<UcpVariant['inputs']> => {
      if (variantItemId === variant.id) return [{ id: asked, match: 'exact' }]
      const isFeatured = variantItemId === undefined && variant === featured
      return isFeatured ? [{ id: asked, match: 'featured' }] : []
    })
    return inputs.length === 0 ? [] : [{ ...variant, inputs }]
  })
}
