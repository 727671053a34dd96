import { addCartItemEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { getProductEndpoint } from '@sluimer/contract/catalog/endpoints'
import {
  getRelatedProductsEndpoint,
  getSuggestedProductsEndpoint,
} from '@sluimer/contract/catalog/suggested-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../catalog.builders.ts'
import { saveCategory } from '../category/save-category.ts'

/** A Tuesday morning. */
const now = new Date('2026-11-17T09:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  await saveCategory(app.db, { path: 'slapen', title: 'Slapen' })
})
afterAll(() => app.close())

const areas = [undefined, 'NL-islands', 'BE'] as const
/** A parcel takes a working day more to an island; two people come on a Wednesday there, and in Belgium on three days of the week. */
const promised = {
  parcel: [
    'Voor 23.59 uur besteld, morgen in huis',
    'Donderdag 19 november in huis',
    'Voor 23.59 uur besteld, morgen in huis',
  ],
  two_man: [
    'Vanaf vrijdag 20 november, kies zelf je dag',
    'Vanaf woensdag 25 november, kies zelf je dag',
    'Vanaf zaterdag 21 november, kies zelf je dag',
  ],
}

test.each(['parcel', 'two_man'] as const)(
  '[PD-01] [CT-03] [CA-01] page, tile, strip and cart promise a %s for the area that the visitor told',
  async (deliveryClass) => {
    const goods = { deliveryClass, mainCategory: 'slapen' }
    const product = await aProduct(app.db, { ...goods, slug: deliveryClass.replace('_', '-') })
    const other = await aProduct(app.db, { ...goods, slug: `other-${deliveryClass.replace('_', '-')}` })
    for (const [place, deliver_to] of areas.entries()) {
      const query = { deliver_to }
      const day = promised[deliveryClass][place]
      const words = day?.includes('morgen') ? 'Morgen in huis' : day
      const page = await app.mustCall(getProductEndpoint, { params: { slugOrId: String(product.id) }, query })
      expect(page.variants.map(({ delivery }) => delivery)).toEqual([day])
      const ids = String(product.id)
      const tiles = await app.mustCall(getSuggestedProductsEndpoint, { query: { ids, deliver_to } })
      expect(tiles.products.map(({ delivery }) => delivery)).toEqual([words])
      const strip = await app.mustCall(getRelatedProductsEndpoint, {
        params: { id: String(other.id) },
        query,
      })
      expect(strip.products.find(({ id }) => id === String(product.id))?.delivery).toBe(words)
      const cookies = app.newVisitor()
      const body = { item_id: String(onlyVariantId(product)), quantity: 1 }
      const added = await app.mustCall(addCartItemEndpoint, { query, body }, { cookies })
      expect(added.cart.items.map(({ delivery }) => delivery)).toEqual([day])
      const cart = await app.mustCall(getCartEndpoint, { query }, { cookies })
      expect(cart.items.map(({ delivery }) => delivery)).toEqual([day])
    }
  },
)

test('[API-10] an area that the shop does not deliver to is refused', async () => {
  const query = { deliver_to: 'DE' as 'BE' }
  expect(await app.call(getCartEndpoint, { query })).toMatchObject({ ok: false, status: 400 })
})
