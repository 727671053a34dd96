import { expect, type Page, test } from '@playwright/test'
import { nextButton, openStep, stepPath } from '../../support/configurator/steps.ts'
import { endDeals, runDeal } from '../../support/deals.ts'

/** No other journey composes this set, whose base price falls here. */
const slug = 'boxspringset-haven'
const bed =
  'breedte=160&lengte=200&bodem=voor&hoofdbord=vlak&stof=zand&kern=pocket&gevoel=medium&topper=comfort&lampen=0&usb=0&oudbed=0'

/** Returns the amounts in cents that this text of the page names, such as '€ 1.049,- laagste prijs 30 dagen: € 1.499,-'. */
function readAmounts(text: string): number[] {
  return [...text.matchAll(/€\s([\d.]+),(-|\d\d)/g)].map(
    ([, euros = '', cents]) => Number(euros.replaceAll('.', '')) * 100 + (cents === '-' ? 0 : Number(cents)),
  )
}
const words = 'laagste prijs 30 dagen'
const formerIn = async (page: Page) => {
  const texts = await page.getByText(words).filter({ visible: true }).allInnerTexts()
  return texts.map((text) => readAmounts(text).at(-1))
}

// Both tests set the deal of one set.
test.describe.configure({ mode: 'serial' })
test.afterEach(() => endDeals(slug))

test('[CF-02] [CF-10] a deal on a set shows the former price of this very bed, up to the cart', async ({
  page,
}) => {
  const { dealCents, regularCents } = await runDeal(slug, 3600)
  await page.goto(`/${slug}.html`)
  await expect(page.getByText(words).first()).toBeVisible()
  expect((await formerIn(page))[0]).toBe(regularCents)

  await openStep(page, stepPath(1, '', slug))
  await expect(page.getByText(/^Deal/).filter({ visible: true }).first()).toBeVisible()
  expect(await formerIn(page)).toContain(regularCents)

  await test.step('the extras are in the former price as well', async () => {
    await openStep(page, stepPath(1, 'breedte=160', slug))
    expect(await formerIn(page)).toContain(regularCents + 12_000)
  })
  await test.step('on the summary and in the cart', async () => {
    await openStep(page, stepPath(8, bed, slug))
    const [former = 0] = await formerIn(page)
    expect(former).toBeGreaterThan(regularCents)
    expect(new Set(await formerIn(page))).toEqual(new Set([former]))
    await nextButton(page, 'In winkelwagen').click()
    await page.getByRole('link', { name: 'Door naar bestellen' }).click()
    await expect(page.getByRole('heading', { name: /Je winkelwagen/, level: 1 })).toBeVisible()
    expect(await formerIn(page)).toContain(former)
    expect(former - dealCents).toBeGreaterThan(regularCents - dealCents)
  })
})

test('[SC-08] when the deal ends while somebody composes, the price becomes the regular one and the choices stay', async ({
  page,
}) => {
  test.slow()
  await runDeal(slug, 15)
  await openStep(page, stepPath(1, 'breedte=160', slug))
  await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText(words).filter({ visible: true })).toHaveCount(0, { timeout: 120_000 })
  await expect(page.getByRole('radio', { name: /^160 cm/ })).toBeChecked()
})
