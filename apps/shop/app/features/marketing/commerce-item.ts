import type { Cart, CartItem } from '@sluimer/contract/cart/schemas'
import type { Price } from '@sluimer/contract/catalog/price'
import type { Product, Variant } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Order } from '@sluimer/contract/order/schemas'
import { centsToEuros, eurosToCents } from '@sluimer/domain/money/euro'

/** A product in an e-commerce event, in the terms of Google Analytics. Amounts are euros per piece, VAT included. */
export interface CommerceItem {
  /** The product's name in its address: the one id that tiles, carts and orders all know. */
  item_id: string
  item_name: string
  item_brand?: string
  item_category?: string
  item_category2?: string
  item_category3?: string
  item_variant?: string
  /** The id of the variant in the product feed. */
  item_sku?: string
  item_list_id?: string
  item_list_name?: string
  index?: number
  price: number
  /** The difference with the former price. */
  discount?: number
  quantity: number
}

/** The reported part of a cart line. */
export type CartLine = Pick<
  CartItem,
  | 'id'
  | 'name'
  | 'sku'
  | 'title'
  | 'link'
  | 'price'
  | 'price_old'
  | 'sample'
  | 'brand'
  | 'categories'
  | 'quantity'
>
/** The reported part of a cart. */
export interface ReportedCart extends Pick<Cart, 'applied_code'> {
  items: readonly CartLine[]
}

export function toTileItem(tile: ProductTile): CommerceItem {
  return {
    item_id: tile.slug,
    item_name: tile.title,
    item_brand: tile.brand,
    ...amounts(tile.price),
    quantity: 1,
  }
}

export function toProductItem(product: Product, variant: Variant): CommerceItem {
  return {
    item_id: product.slug,
    item_name: product.title,
    item_brand: product.brand.title,
    ...categories(product.categories.map(({ name }) => name)),
    ...variantWords(variant),
    ...amounts(variant.price),
    quantity: 1,
  }
}

export function toCartLineItem(line: CartLine, quantity = line.quantity): CommerceItem {
  return {
    item_id: slugIn(line.link),
    item_name: line.name,
    item_brand: line.brand,
    ...categories(line.categories.map(({ name }) => name)),
    ...variantWords(line),
    ...amounts(line),
    quantity,
  }
}

export function toOrderLineItem(line: Order['lines'][number]): CommerceItem {
  return {
    item_id: slugIn(line.link),
    item_name: line.name,
    item_brand: line.brand,
    ...categories([line.category]),
    ...variantWords(line),
    price: centsToEuros(line.price),
    quantity: line.quantity,
  }
}

export const toCartItems = (cart: ReportedCart) =>
  withoutSamples(cart.items).map((line) => toCartLineItem(line))

/** Leaves out free samples: they are no sale, and would count as sales of nothing. */
export function withoutSamples<Line extends { sample: boolean }>(lines: readonly Line[]): Line[] {
  return lines.filter(({ sample }) => !sample)
}

/** Returns the value of items together, in euros: without shipping costs and discounts on the whole order. */
export function sumValue(items: readonly CommerceItem[]): number {
  return centsToEuros(items.reduce((cents, { price, quantity }) => cents + eurosToCents(price) * quantity, 0))
}

function amounts({ price, price_old }: Pick<Price, 'price' | 'price_old'>) {
  const amount = { price: centsToEuros(price) }
  if (price_old === null || price_old <= price) return amount
  return { ...amount, discount: centsToEuros(price_old - price) }
}

function variantWords({ title, sku }: { title: string; sku: string }) {
  return { ...(title ? { item_variant: title } : {}), item_sku: sku }
}

/** Lists the broadest category first; three are enough. */
function categories(names: readonly string[]) {
  const [first, second, third] = names.filter(Boolean)
  return {
    ...(first ? { item_category: first } : {}),
    ...(second ? { item_category2: second } : {}),
    ...(third ? { item_category3: third } : {}),
  }
}

/** Returns `dekbed-wolk` for `/dekbed-wolk.html?maat=240x220`. */
function slugIn(link: string): string {
  return /\/([^/?#]+)\.html/.exec(link)?.[1] ?? link
}
