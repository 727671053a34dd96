import type { Cart } from '@sluimer/contract/cart/schemas'
import { useEffect } from 'react'
import { tellNot, tellNow, tellSoon } from './abandonment.ts'

const checkoutPath = '/checkout/'

/** Reports that a product is viewed. */
export function useToldBrowse(productId: string): void {
  useEffect(() => tellSoon('browse', { products: [productId] }), [productId])
}

/** Reports that a category is viewed, by its path. */
export function useToldCategory(category: string): void {
  useEffect(() => tellSoon('category', { category }), [category])
}

/** Reports that a cart with goods in it is left for anything but the checkout: another page, or a closed window. */
export function useLeftCart(cart: Cart): void {
  const { quote_id, updated_at, items } = cart
  const products = [...new Set(items.map(({ parent }) => parent.id))].join(',')
  useEffect(() => {
    tellNot('cart')
    if (quote_id === null || updated_at === null || products === '') return
    const call = { quote_id, updated_at, products: products.split(',') }
    const leave = () => tellNow('cart', call)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      if (!location.pathname.startsWith(checkoutPath)) tellSoon('cart', call)
    }
  }, [quote_id, updated_at, products])
}
