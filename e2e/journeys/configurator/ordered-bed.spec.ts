import { randomInt } from 'node:crypto'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { nextButton, openStep, stepPath, wholeBed } from '../../support/configurator/steps.ts'
import { query } from '../../support/database.ts'
import { sendAsPerson } from '../../support/form.ts'
import { aShopper, endPayment, goToReview } from '../../support/shopper.ts'

const seen = /^Boxspringset Hotel, 160 cm breed, .*hoofdbord met banen, .* in zand/

/** The picture of the bed in a part of a page, once it has loaded. */
async function expectPicture(place: Locator): Promise<void> {
  const picture = place.getByRole('img', { name: seen }).first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/media/')
}

async function addBed(page: Page): Promise<void> {
  await openStep(page, stepPath(9, wholeBed))
  await nextButton(page, 'In winkelwagen').click()
  const dialog = page.getByRole('dialog', { name: 'Toegevoegd' })
  await expectPicture(dialog)
  await dialog.getByRole('link', { name: 'Door naar bestellen' }).click()
  await expect(page).toHaveURL(/\/cart\/$/)
}

test('[CF-14] [CO-10] its picture follows a bed to the order and its mail, and so does that it is made to measure', async ({
  page,
}) => {
  const shopper = aShopper()
  await addBed(page)
  const main = page.getByRole('main')
  await test.step('in the cart', async () => {
    await expectPicture(main)
    await expect(main.getByText(/^160\scm, 200\scm, Banen, Zand/)).toBeVisible()
    await expect(main.getByText('Op maat gemaakt: geen bedenktijd')).toBeVisible()
    await main.getByText('Wat je hebt gekozen').click()
    await expect(main.getByText('Comfortschuim')).toBeVisible()
    await expectNoAxeFaults(page, 'cart with a bed')
  })
  await test.step('in the checkout, above the button that orders', async () => {
    await page.goto('/checkout/address-details/')
    await goToReview(page, shopper)
    await expectPicture(main)
    await expect(main.getByText('Op maat gemaakt: geen bedenktijd').first()).toBeVisible()
    await expect(main.getByText('Daarvoor geldt geen bedenktijd')).toBeVisible()
    await expect(main.getByText(/veertien dagen/)).toHaveCount(0)
    await expectNoAxeFaults(page, 'last look at a bed')
  })
  await test.step('on the page of thanks', async () => {
    await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
    await endPayment(page, 'Betaald')
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible()
    await expectPicture(main)
    await expect(main.getByText(/Tot veertien dagen na ontvangst/)).toHaveCount(0)
  })
  await test.step('in the mail', async () => {
    const read = async () => {
      const [mail] = await query<{ html: string }>('select html from mail_message where recipient = $1', [
        shopper.email,
      ])
      return mail?.html ?? ''
    }
    await expect.poll(read).toContain('geen bedenktijd')
    const address = /<img[^>]* src="([^"]+\/media\/160\/bed~[^"]+\.jpg)"/.exec(await read())?.[1] ?? ''
    const picture = await page.request.get(address)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  })
  await test.step('in the withdrawal function', async () => {
    const [order] = await query<{ public_id: string }>('select public_id from "order" where email = $1', [
      shopper.email,
    ])
    await page.goto(`/service/herroepen/?bestelling=${order?.public_id}`)
    await expect(main.getByText('Op maat gemaakt: hiervoor geldt de bedenktijd niet')).toBeVisible()
  })
})

test('[ER-02] [CF-14] a cart whose picture of the bed fails is ordered from as any other', async ({
  page,
}) => {
  await page.route(/\/media\/\d+\/bed~/, (route) => route.abort())
  await openStep(page, stepPath(9, wholeBed))
  await nextButton(page, 'In winkelwagen').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Door naar bestellen' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(/^160\scm, 200\scm, Banen, Zand/)).toBeVisible()
  await expect(main.getByRole('img', { name: seen })).toBeVisible()
  await main.getByRole('link', { name: 'Naar bestellen' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/checkout\/address-details\/$/)
})

/** A page of a visitor with an address of its own: the mails that one may send in ten minutes are few. */
async function openAsVisitor(browser: Browser, options: { javaScriptEnabled: boolean }): Promise<Page> {
  const address = `2001:db8:${randomInt(1, 9999)}:${randomInt(1, 9999)}::1`
  const context = await browser.newContext({ ...options, extraHTTPHeaders: { 'x-forwarded-for': address } })
  return context.newPage()
}

test('a kept bed is mailed with and without scripts', async ({ page, browser }) => {
  await openStep(page, stepPath(9, wholeBed))
  await nextButton(page, 'Deel of mail dit bed').click()
  await expect(page).toHaveURL(/\/configurator\/bed\/[0-9a-z]{1,12}\/$/)
  const bed = page.url()
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await openAsVisitor(browser, { javaScriptEnabled })
    await visitor.goto(bed)
    const form = visitor.getByRole('region', { name: 'Mail dit bed naar jezelf' })
    await expect(form.getByText('We gebruiken je adres nergens anders voor')).toBeVisible()
    await expect(form.getByRole('checkbox')).toHaveCount(0)
    const email = `bewaar-${Date.now()}-${javaScriptEnabled}@sluimer.example`
    const press = form.getByRole('button', { name: 'Mail mijn bed' })

    await form.getByLabel('E-mailadres').fill('geen@adres')
    await press.click()
    await expect(form.getByText(/Vul een geldig e-mailadres in/)).toBeVisible()
    await expect(form.getByLabel('E-mailadres')).toHaveValue('geen@adres')
    await form.getByLabel('E-mailadres').fill(email)
    await sendAsPerson(visitor, press)
    await expect(form.getByText(`De mail aan ${email} is onderweg.`)).toBeVisible()
    const read = () =>
      query<{ kind: string; text: string; html: string }>(
        'select kind, text, html from mail_message where recipient = $1',
        [email],
      )
    await expect.poll(async () => (await read()).map(({ kind }) => kind)).toEqual(['saved_bed'])
    const [mail] = await read()
    expect(mail?.text).toContain(bed)
    await page.setContent(mail?.html ?? '')
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0], 'the mail fits on a phone').toBe(widths[1])
    if (javaScriptEnabled) await expectNoAxeFaults(visitor, 'kept bed, mailed')
    await visitor.context().close()
  }
})
