import type { UcpOption, UcpOptionValues } from '@sluimer/contract/agent/answers'
import type { FeedProduct, FeedVariant } from '@sluimer/contract/catalog/product-feed'

/** Returns what a buyer chooses for a product, such as its size, with every value that a variant has. */
export function listProductOptions(product: FeedProduct): UcpOptionValues[] {
  const values = new Map<string, Set<string>>()
  for (const { choices } of product.variants)
    for (const { key, value } of choices) values.set(key, (values.get(key) ?? new Set()).add(value))
  return Array.from(values, ([name, labels]) => ({
    name,
    values: Array.from(labels, (label) => ({ label })),
  }))
}

/** Returns the values that a variant has. */
export function toVariantOptions({ choices }: FeedVariant): UcpOption[] {
  return choices.map(({ key, value }) => ({ name: key, label: value }))
}
