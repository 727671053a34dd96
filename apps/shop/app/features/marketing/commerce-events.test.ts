import { expect, test } from 'vitest'
import { anImage, aTile } from '../product/product.builders.ts'
import { aProduct, aVariant } from '../seo/seo.builders.ts'
import {
  aboutCart,
  aboutItem,
  aboutPromo,
  cartChanges,
  listChosenWays,
  purchase,
  selectItem,
  viewItemList,
} from './commerce-events.ts'
import { toCartLineItem, toProductItem, toTileItem } from './commerce-item.ts'
import { aCart, aChosenCheckout, aLine, anOrder } from './marketing.builders.ts'

const list = { id: 'dekbed', name: 'Dekbedden' }
const listWords = { item_list_id: 'dekbed', item_list_name: 'Dekbedden' }
const line = {
  item_id: 'dekbed-duin',
  item_name: 'Dekbed Duin',
  item_brand: 'Donsland',
  item_category: 'Slapen',
  item_category2: 'Dekbedden',
  item_variant: '140 x 200 cm',
  item_sku: 'DK-140',
  price: 49.95,
  discount: 10,
  quantity: 2,
}

test('view_item_list names the list and the place of each product in it', () => {
  const tiles = [aTile(), aTile({ slug: 'sloop-klei' })].map(toTileItem)
  const { event, ecommerce } = viewItemList(list, tiles, 24)
  expect(event).toBe('view_item_list')
  expect(ecommerce).toMatchObject(listWords)
  expect(ecommerce.items).toMatchObject([
    { item_id: 'kussensloop-duin', ...listWords, index: 24, price: 8.95, quantity: 1 },
    { item_id: 'sloop-klei', index: 25 },
  ])
})

test('select_item tells which product of which list was chosen', () => {
  const { event, ecommerce } = selectItem(list, toTileItem(aTile()), 3)
  expect(event).toBe('select_item')
  expect(ecommerce.items).toMatchObject([{ item_id: 'kussensloop-duin', ...listWords, index: 3 }])
})

test('view_item tells the product with its variant, brand, categories and price', () => {
  const product = aProduct()
  const { ecommerce } = aboutItem('view_item', toProductItem(product, aVariant()))
  expect(ecommerce).toMatchObject({ currency: 'EUR', value: 49.95 })
  expect(ecommerce.items).toEqual([
    {
      item_id: 'dekbed-duin',
      item_name: 'Dekbed Duin',
      item_brand: 'Donsland',
      item_category: 'Dekbedden',
      item_variant: '140 cm',
      item_sku: 'DK-140',
      price: 49.95,
      quantity: 1,
    },
  ])
})

test.each(['add_to_wishlist', 'add_to_cart', 'remove_from_cart'] as const)(
  '%s is worth its pieces at their price after discount',
  (name) => {
    const { event, ecommerce } = aboutItem(name, toCartLineItem(aLine()))
    expect(event).toBe(name)
    expect(ecommerce).toEqual({ currency: 'EUR', value: 99.9, items: [line] })
  },
)

test('a changed quantity tells the difference, a new line is added and a lost one removed', () => {
  const before = [aLine(), aLine({ id: '2', quantity: 1 }), aLine({ id: '3', quantity: 4 })]
  const after = [aLine({ quantity: 5 }), aLine({ id: '3', quantity: 1 }), aLine({ id: '4' })]
  const told = cartChanges(before, after).map(({ event, ecommerce }) => [
    event,
    ecommerce.items?.[0]?.quantity,
  ])
  expect(told).toEqual([
    ['add_to_cart', 3],
    ['remove_from_cart', 3],
    ['add_to_cart', 2],
    ['remove_from_cart', 1],
  ])
  expect(cartChanges(after, after)).toEqual([])
})

test.each(['view_cart', 'begin_checkout'] as const)(
  '%s tells the lines, their worth and the code',
  (name) => {
    const ecommerce = { currency: 'EUR', value: 99.9, coupon: 'WELKOM', items: [line] }
    expect(aboutCart(name, aCart({ applied_code: 'WELKOM' }))).toEqual([{ event: name, ecommerce }])
  },
)

test('add_shipping_info and add_payment_info name the ways that were chosen', () => {
  expect(listChosenWays(aChosenCheckout())).toMatchObject([
    { event: 'add_shipping_info', ecommerce: { value: 99.9, shipping_tier: 'Pakket' } },
    { event: 'add_payment_info', ecommerce: { value: 99.9, payment_type: 'iDEAL | Wero' } },
  ])
  const paymentForm = { ...aChosenCheckout().paymentForm, selectedPaymentMethod: null }
  expect(listChosenWays(aChosenCheckout({ paymentForm }))).toMatchObject([{ event: 'add_shipping_info' }])
})

test('purchase tells the order once by its number, its goods without shipping, and the VAT', () => {
  const { event, ecommerce } = purchase(anOrder())
  expect(event).toBe('purchase')
  expect(ecommerce).toMatchObject({
    transaction_id: '2026-0001',
    currency: 'EUR',
    value: 99.9,
    tax: 18.2,
    shipping: 4.95,
    items: [{ item_id: 'dekbed-duin', item_category: 'Dekbedden', quantity: 2 }],
  })
})

test.each(['view_promotion', 'select_promotion'] as const)('%s names the promo and its place', (name) => {
  const promo = {
    link: '/boxsprings/',
    image: anImage('slaapkamer'),
    image_mobile: null,
    title: 'Morgen begint vanavond',
    sub_title: '',
    button_text: '',
    show_title: true,
    is_light_background: true,
  }
  expect(aboutPromo(name, promo, 'home main')).toEqual({
    event: name,
    ecommerce: {
      promotion_id: '/boxsprings/',
      promotion_name: 'Morgen begint vanavond',
      creative_name: 'slaapkamer',
      creative_slot: 'home main',
    },
  })
})

test('free samples are in no event, and a cart of samples alone makes none', () => {
  const sample = aLine({
    id: '9',
    name: 'Stofstaal',
    link: '/stalen/',
    price: 0,
    price_old: null,
    sample: true,
  })
  const mixed = aCart({ items: [...aCart().items, sample] })
  expect(aboutCart('view_cart', mixed)).toEqual(aboutCart('view_cart', aCart()))
  expect(cartChanges([], [sample])).toEqual([])
  const order = anOrder()
  const lines = [...order.lines, ...order.lines.map((one) => ({ ...one, sample: true, price: 0 }))]
  expect(purchase({ ...order, lines })).toEqual(purchase(order))
  const alone = aCart({ items: [sample] })
  expect(aboutCart('begin_checkout', alone)).toEqual([])
  expect(listChosenWays(aChosenCheckout({ cart: alone }))).toEqual([])
})
