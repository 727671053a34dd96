import type { z } from 'zod'

interface Variant {
  sku: string
  values: Record<string, string>
  priceCents: number
  priceHistory?: { priceCents: number; validFrom: Date }[] | undefined
}
interface Product {
  isSample: boolean
  deliveryClass: string
  options: { key: string; values: { key: string }[] }[]
  variants: Variant[]
}

/**
 * Checks that a product's fields agree: options and variants fit, no two variants are alike, prices are in order of
 * time.
 */
export function checkVariants(product: Product, context: z.core.$RefinementCtx<Product>): void {
  const combinations = new Set<string>()
  if (product.isSample && product.deliveryClass !== 'letterbox')
    context.addIssue({
      code: 'custom',
      path: ['deliveryClass'],
      message: 'a sample goes through the letterbox',
    })
  for (const [index, variant] of product.variants.entries()) {
    const refuse = (field: string, message: string) =>
      context.addIssue({
        code: 'custom',
        path: ['variants', index, field],
        message: `${variant.sku}: ${message}`,
      })

    const combination = product.options.map((option) => variant.values[option.key]).join('/')
    if (combinations.has(combination)) refuse('values', 'another variant has the same values')
    combinations.add(combination)
    for (const option of product.options) {
      const value = variant.values[option.key]
      if (!option.values.some(({ key }) => key === value))
        refuse('values', `no value of the option ${option.key}`)
    }
    if (Object.keys(variant.values).length > product.options.length)
      refuse('values', 'names an unknown option')
    const prices = [variant.priceCents, ...(variant.priceHistory ?? []).map(({ priceCents }) => priceCents)]
    if (product.isSample && prices.some((cents) => cents !== 0))
      refuse('priceCents', 'a sample costs nothing')
    if (!product.isSample && prices.some((cents) => cents === 0))
      refuse('priceCents', 'only a sample costs nothing')
    if (!isValidHistory(variant))
      refuse('priceHistory', 'oldest first, and the last price is the present one')
  }
}

function isValidHistory({ priceHistory, priceCents }: Variant): boolean {
  if (priceHistory === undefined) return true
  const isAscending = priceHistory.every((period, index) => {
    const previous = priceHistory[index - 1]
    return previous === undefined || previous.validFrom < period.validFrom
  })
  return isAscending && priceHistory.at(-1)?.priceCents === priceCents
}
