import type { UcpVariant } from '@sluimer/contract/agent/answers'
import type { AgentContext, AgentFilters } from '@sluimer/contract/agent/requests'
import type { FeedProduct } from '@sluimer/contract/catalog/product-feed'
import { toCategoryValue } from '../product/to-ucp-product.ts'
import { readPriceFilter } from './price-filter.ts'

/** Whether a variant is within the filters of a look-up: its price, and any of the categories above its product. */
export function isInFilters(
  { product, variant }: { product: FeedProduct; variant: UcpVariant },
  { filters, context }: { filters?: AgentFilters | undefined; context?: AgentContext | undefined },
): boolean {
  const range = readPriceFilter(filters, context)
  const cents = variant.price.amount
  if (range && (cents < range.minCents || cents > range.maxCents)) return false
  const asked = filters?.categories?.map((value) => value.trim().toLowerCase()) ?? []
  if (asked.length === 0) return true
  const titles = product.category_titles
  const names = titles.flatMap((title, index) => [title, toCategoryValue(titles.slice(0, index + 1))])
  return names.some((name) => asked.includes(name.toLowerCase()))
}
