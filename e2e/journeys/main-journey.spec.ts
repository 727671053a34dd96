import { expect, type Page, test } from '@playwright/test'
import { query } from '../support/database.ts'
import { isPhone } from '../support/device.ts'
import { aShopper, endPayment, goToPayment } from '../support/shopper.ts'

const productsPerPage = 24

/** Opens the filters where they are folded away, which is on phones with scripts. */
async function openFilters(page: Page, hasScripts: boolean) {
  if (hasScripts && isPhone()) await page.getByRole('button', { name: /^Filteren/ }).click()
}

for (const hasScripts of [true, false])
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts })

    test('[RT-01] [RT-10] [CT-05] [CT-11] [CA-03] [CO-05] [CO-07] [CA-07] from home to a paid order', {
      tag: hasScripts ? '@wide' : [],
    }, async ({ page }) => {
      test.slow()
      const shopper = aShopper()
      await test.step('home leads to a category', async () => {
        await page.goto('/')
        await page.getByRole('link', { name: 'Dekbedovertrekken' }).filter({ visible: true }).first().click()
        await expect(page).toHaveURL(/\/dekbedovertrek\/$/)
        await expect(page.getByRole('heading', { level: 1, name: 'Dekbedovertrekken' })).toBeVisible()
      })
      await test.step('a filter narrows the listing to what it counted', async () => {
        await openFilters(page, hasScripts)
        const flannel = page
          .getByRole('link', { name: /^Flanel/ })
          .filter({ visible: true })
          .first()
        const count = Number(/\d+/.exec((await flannel.textContent()) ?? '')?.[0])
        await flannel.click()
        await expect(page).toHaveURL(/\/dekbedovertrek\/flanel\/$/)
        if (hasScripts && isPhone())
          await page.getByRole('button', { name: `Bekijk ${count} producten` }).click()
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(
          Math.min(count, productsPerPage),
        )
      })
      await test.step('sorting puts the cheapest first', async () => {
        await page
          .getByLabel('Sorteren')
          .filter({ visible: true })
          .selectOption({ label: 'Prijs laag - hoog' })
        if (!hasScripts)
          await page
            .locator('form')
            .filter({ has: page.getByLabel('Sorteren') })
            .getByRole('button', { name: 'Toepassen' })
            .click()
        await expect(page).toHaveURL(/tn_sort=price_asc/)
        await page
          .getByRole('main')
          .getByRole('article')
          .getByRole('heading')
          .getByRole('link')
          .first()
          .click()
        // The product opens in the cloth that was filtered by.
        await expect(page).toHaveURL(/\.html(\?.*stof=flanel.*)?$/)
      })
      let name = ''
      await test.step('a product with a size goes into the cart', async () => {
        await page.goto('/dekbedovertrek-hofruit.html')
        name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
        await page
          .getByRole('link', { name: /200 x 220/ })
          .filter({ visible: true })
          .first()
          .click()
        await expect(page).toHaveURL(/maat=200x220/)
        await page.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first().click()
        if (!hasScripts) return
        const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen' })
        await expect(popup.getByText(name)).toBeVisible()
        await popup.getByRole('link', { name: 'Naar winkelwagen' }).click()
      })
      await test.step('[CA-02] the quantity changes the sum', async () => {
        await expect(page).toHaveURL(/\/cart\/$/)
        const quantity = page.getByRole('spinbutton', { name: new RegExp(`Aantal ${name}`) })
        await quantity.fill('2')
        if (hasScripts) await quantity.blur()
        else await page.getByRole('button', { name: 'Bijwerken' }).click()
        await expect(page.getByText('Artikelen (2)')).toBeVisible()
      })
      await test.step('address, delivery and payment', async () => {
        await page.getByRole('link', { name: 'Naar bestellen' }).click()
        await expect(page).toHaveURL(/\/checkout\/address-details\/$/)
        await goToPayment(page, shopper, { hasScripts })
        await endPayment(page, 'Betaald')
      })
      const number = await test.step('the thank-you page has the order number and a voucher', async () => {
        await expect(page).toHaveURL(/\/checkout\/thankyou\?order=/)
        await expect(
          page.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' }),
        ).toBeVisible()
        await expect(page.getByRole('heading', { name: /Een voucher van/ })).toBeVisible()
        const agenda = await page.getByRole('link', { name: 'Zet in je agenda' }).getAttribute('href')
        const file = await page.request.get(agenda ?? '')
        expect(await file.text()).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
        return /KJD\d{7}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
      })
      await test.step('order, line, payment and stock stand in PostgreSQL', async () => {
        expect(await query('select status, payment_status from "order" where number = $1', [number])).toEqual(
          [{ status: 'paid', payment_status: 'paid' }],
        )
        const sold = `select l.name, l.quantity, r.state, p.status
          from "order" o join order_line l on l.order_id = o.id
          join stock_reservation r on r.order_id = o.id and r.variant_id = l.variant_id
          join payment p on p.reference = o.id where o.number = $1`
        expect(await query(sold, [number])).toEqual([{ name, quantity: 2, state: 'sold', status: 'paid' }])
      })
      await test.step('[CO-10] the confirmation mail lies in the outbox, once', async () => {
        await expect
          .poll(() => query('select subject from mail_message where recipient = $1', [shopper.email]), {
            timeout: 30_000,
          })
          .toEqual([{ subject: expect.stringContaining(number) }])
      })
    })
  })
