import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../support/axe.ts'
import { query } from '../support/database.ts'
import { endDeals, type RunningDeal, runDeal } from '../support/deals.ts'
import { isPhone } from '../support/device.ts'
import { openReview, putInCart } from '../support/shopper.ts'

/** Tests and projects run side by side, so each has a product of its own. */
const products = {
  phone: { ending: 'nachtkastje-twee-laden-wit', listing: '/bijzettafels/', paid: 'spiegel-rond' },
  desktop: { ending: 'hanglamp-trommel', listing: '/hanglampen/', paid: 'barbecue-kogel' },
}
const own = () => (isPhone() ? products.phone : products.desktop)
/** Matches '€ 55,97' with any kind of space. */
const euros = (cents: number) =>
  new RegExp(
    `€\\s${new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 }).format(cents / 100)}`.replace(
      ',00',
      ',-',
    ),
  )

test('[SC-08] [CT-01] [RT-12] the deals of today count down to their real end, and the words say it too', async ({
  page,
}) => {
  test.slow()
  await page.goto('/dagdeals/')
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(3)
  await expect(main.getByText(/^nog\s*\d\d:\d\d:\d\d$/)).toBeVisible()
  await expect(main.locator('header').getByText('t/m vanavond 23.59 uur')).toBeVisible()
  await expect(main.getByRole('article').first()).toContainText('Dagdeal t/m vanavond 23.59 uur')
  await expectNoAxeFaults(page, 'dagdeals')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Deals van de dag' })).toBeVisible()
})

test('[CT-01] the stage of offers says how much they save at most, as the first tile of a list by discount does', async ({
  page,
}) => {
  const main = page.getByRole('main')
  // Tests beside this one start and end deals: the two are compared on one page.
  await expect(async () => {
    await page.goto('/black-friday/?tn_sort=discount')
    const first = main
      .getByRole('article')
      .first()
      .getByText(/^\d+% korting$/)
    await expect(main.getByText(`Tot ${await first.textContent()}`, { exact: true })).toBeAttached({
      timeout: 2000,
    })
  }).toPass()
})

test('[RT-11] [RT-05] the fixed pages of deals are there, and the outlet is a category', async ({ page }) => {
  for (const [path, title] of [
    ['/deal-van-de-dag/', 'Deal van de dag'],
    ['/alle-deals/', 'Alle deals'],
    ['/weekdeals/', 'Weekdeals'],
    ['/outlet/', 'Outlet'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }
})

test('[SC-08] tiles, product page and cart lose countdown and price together, without being loaded again', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const slug = own().ending
  await runDeal(slug, 3600)
  await putInCart(page, slug)
  const { tabs, deal } = await openBeforeTheEnd(context, 20)
  for (const tab of tabs) {
    await expect(tab.getByText(/^\s*Deal tot/)).toHaveCount(0, { timeout: 120_000 })
    await expect(tab.getByText(euros(deal.regularCents)).first()).toBeVisible()
    await expect(tab.getByText(euros(deal.dealCents))).toHaveCount(0)
    await tab.close()
  }
})

/**
 * Opens listing, product page, cart and the favorites, whose tiles the browser reads by itself, all with a deal that
 * has seconds left; on a slow machine, with more seconds.
 */
async function openBeforeTheEnd(
  context: BrowserContext,
  seconds: number,
): Promise<{ tabs: Page[]; deal: RunningDeal }> {
  const { ending: slug, listing } = own()
  const deal = await runDeal(slug, seconds)
  const [product] = await query<{ id: string; title: string }>(
    'select id, title from product where slug = $1',
    [slug],
  )
  const kept = [{ ...product, image: null, available: true, link: `/${slug}.html` }]
  await context.addInitScript((list) => window.localStorage.setItem('favorites', list), JSON.stringify(kept))
  const tabs = await Promise.all(
    [listing, `/${slug}.html`, '/cart/', '/favorieten/'].map(async (path) => {
      const tab = await context.newPage()
      await tab.goto(path)
      return tab
    }),
  )
  const isSeen = (tab: Page) =>
    tab
      .getByText(/Deal tot/)
      .first()
      .waitFor({ timeout: (seconds * 1000) / 2 })
      .then(
        () => true,
        () => false,
      )
  const seen = await Promise.all(tabs.map(isSeen))
  if (seen.every(Boolean)) return { tabs, deal }
  for (const tab of tabs) await tab.close()
  if (seconds > 60) throw new Error('no deal was seen though it had more than a minute left')
  return openBeforeTheEnd(context, seconds * 2)
}

test('[CO-08] [SC-08] a deal that ends before the button is pressed is named with its prices, and the new sum stands there', async ({
  page,
}) => {
  const slug = own().paid
  const { dealCents, regularCents } = await runDeal(slug, 3600)
  await openReview(page, [slug])
  await endDeals(slug)
  await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'De prijs is intussen veranderd' })
  await expect(alert).toContainText(euros(dealCents))
  await expect(alert).toContainText(euros(regularCents))
  await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
  await expect(page).toHaveURL(/\/test-provider\/pay\//)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SC-08] the end of a deal is written in words, and no figures stand still', async ({ page }) => {
    await page.goto('/dagdeals/')
    await expect(page.getByRole('main').getByText('t/m vanavond 23.59 uur').first()).toBeVisible()
    await expect(page.getByRole('main').locator('time').filter({ visible: true })).toHaveCount(0)
  })
})
