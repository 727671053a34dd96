import { expect, type Page, test } from '@playwright/test'
import { newVisitor, tagManagerUrl } from '../support/consent.ts'
import { dataLayer, listEvents, toldEvent } from '../support/data-layer.ts'
import { aShopper, endPayment, fillAddress } from '../support/shopper.ts'

test.use({ storageState: newVisitor })

const slug = 'vloerkleed-atlas'

/** Sets the number of pieces of the only line, again and again until scripts react. */
async function takePieces(page: Page, count: number) {
  const field = page.getByRole('spinbutton')
  await expect(async () => {
    await field.fill(String(count))
    await field.blur()
    await expect(page.getByText(`Artikelen (${count})`)).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

/** Follows a shopper from a list to a paid order, and checks what reaches the data layer. */
test('a shopper who allows it is followed from list to order, and the order is reported once', async ({
  page,
}) => {
  test.slow()
  await page.route(`${tagManagerUrl}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )

  await test.step('promos, and consent that comes after them on the same page', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Alles accepteren' }).click()
    expect(await toldEvent(page, 'view_promotion')).toMatchObject({
      ecommerce: { promotion_name: expect.any(String), creative_slot: expect.any(String) },
    })
    expect(await listEvents(page, 'page_visit')).toHaveLength(1)
  })

  await test.step('search and a list', async () => {
    await page.goto('/zoeken/?tn_q=gordijn')
    expect(await toldEvent(page, 'search')).toMatchObject({ search_term: 'gordijn' })
    const list = await toldEvent(page, 'view_item_list')
    expect(list.ecommerce).toMatchObject({ item_list_name: 'Zoekresultaten' })
    expect(list.ecommerce?.items?.[0]).toMatchObject({ index: 0, item_id: expect.any(String), quantity: 1 })
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\.html/)
    const chosen = await toldEvent(page, 'select_item')
    expect(chosen.ecommerce?.items?.[0]).toMatchObject({ item_list_name: 'Zoekresultaten', index: 0 })
    expect((await toldEvent(page, 'view_item')).ecommerce?.items?.[0]?.item_id).toBe(
      chosen.ecommerce?.items?.[0]?.item_id,
    )
  })

  await test.step('a product: kept, and put into the cart', async () => {
    await page.goto(`/${slug}.html`)
    const main = page.getByRole('main')
    const { ecommerce } = await toldEvent(page, 'view_item')
    expect(ecommerce?.items?.[0]).toMatchObject({ item_id: slug, item_sku: expect.any(String) })
    await main
      .getByRole('button', { name: /bewaren|favoriet/i })
      .first()
      .click()
    expect((await toldEvent(page, 'add_to_wishlist')).ecommerce?.items?.[0]?.item_id).toBe(slug)
    await main.getByRole('button', { name: 'In winkelwagen' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const added = await toldEvent(page, 'add_to_cart')
    expect(added.ecommerce).toMatchObject({ currency: 'EUR', items: [{ item_id: slug, quantity: 1 }] })
    expect(added.ecommerce?.value).toBe(added.ecommerce?.items?.[0]?.price)
  })

  await test.step('the cart, in which one more is taken and put back', async () => {
    await page.goto('/cart/')
    expect((await toldEvent(page, 'view_cart')).ecommerce?.items).toHaveLength(1)
    await takePieces(page, 2)
    expect((await toldEvent(page, 'add_to_cart')).ecommerce?.items?.[0]?.quantity).toBe(1)
    await takePieces(page, 1)
    expect((await toldEvent(page, 'remove_from_cart')).ecommerce?.items?.[0]?.quantity).toBe(1)
  })

  await test.step('the checkout', async () => {
    await page.getByRole('link', { name: 'Naar bestellen' }).click()
    expect((await toldEvent(page, 'begin_checkout')).ecommerce?.items?.[0]?.item_id).toBe(slug)
    await fillAddress(page, aShopper(), { hasScripts: true })
    await page.getByRole('button', { name: 'Naar verzenden en betalen' }).click()
    await page.getByRole('group', { name: 'Hoe wil je het ontvangen?' }).getByRole('radio').first().check()
    await page.getByRole('radio', { name: /iDEAL \| Wero/ }).check()
    await page.getByRole('button', { name: 'Naar controleren en betalen' }).click()
    expect((await toldEvent(page, 'add_shipping_info')).ecommerce).toMatchObject({
      shipping_tier: expect.any(String),
    })
    expect((await toldEvent(page, 'add_payment_info')).ecommerce).toMatchObject({
      payment_type: expect.stringContaining('iDEAL'),
    })
    await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
    await endPayment(page, 'Betaald')
    await expect(page).toHaveURL(/\/checkout\/thankyou/)
  })

  await test.step('the order, once, and nothing of who placed it', async () => {
    const { ecommerce } = await toldEvent(page, 'purchase')
    expect(ecommerce).toMatchObject({
      currency: 'EUR',
      transaction_id: expect.any(String),
      tax: expect.any(Number),
      shipping: expect.any(Number),
      items: [{ item_id: slug, quantity: 1 }],
    })
    expect(ecommerce?.value).toBe(ecommerce?.items?.[0]?.price)
    expect(JSON.stringify(await dataLayer(page))).not.toMatch(/@|Proef|Museumstraat/)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible()
    await expect.poll(() => dataLayer(page)).toBeDefined()
    expect(await listEvents(page, 'purchase')).toHaveLength(0)
  })
})
