import { useSyncExternalStore } from 'react'
import { createStoredList, useStoredList } from '../../lib/browser/stored-list.ts'
import {
  type ComparedProduct,
  limitCompared,
  parseComparedProduct,
  toggleCompared,
} from './compared-product.ts'

/** The products that a shopper puts side by side, only in their own browser. */
export const comparedKey = 'compared-products'
const comparedList = createStoredList<ComparedProduct>(comparedKey, parseComparedProduct, limitCompared)

/** The product that there was no room for, until the list changes. */
let refused: string | undefined
const listeners = new Set<() => void>()

/** Returns the products to compare; none while the server renders. */
export function useCompared() {
  const products = useStoredList(comparedList)
  return { products, isCompared: (slug: string) => products.some((product) => product.slug === slug), toggle }
}

/** Returns the title of the product that was refused just now. */
export function useRefused(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => refused,
    () => undefined,
  )
}

/** Writes the list as the shopper wants it now. */
export function writeCompared(products: readonly ComparedProduct[]): void {
  comparedList.write(products)
  tellRefused(undefined)
}

function toggle(product: ComparedProduct): void {
  const next = toggleCompared(comparedList.read(), product)
  if (next === undefined) tellRefused(product.title)
  else writeCompared(next)
}

function tellRefused(title: string | undefined): void {
  refused = title
  for (const listener of listeners) listener()
}
