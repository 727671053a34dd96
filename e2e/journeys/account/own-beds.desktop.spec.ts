import { expect, type Locator, type Page, test } from '@playwright/test'
import { anEmail, liveApart, logIn } from '../../support/account.ts'
import { openStep, stepPath, wholeBed } from '../../support/configurator/steps.ts'

test.beforeEach(async ({ context }) => liveApart(context))

/** Goes to a part with the tab key, as somebody without a mouse does. */
async function tabTo(page: Page, part: Locator) {
  await expect(part).toBeVisible()
  for (let presses = 0; presses < 150; presses++) {
    if (await part.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(part).toBeFocused()
}

async function press(page: Page, part: Locator) {
  await tabTo(page, part)
  await page.keyboard.press('Enter')
}

test('[CF-18] [LY-01] beds are kept, named, removed and put back by keyboard alone', async ({ page }) => {
  await logIn(page, anEmail('toetsen'))
  await openStep(page, stepPath(9, wholeBed))
  const keep = page.getByRole('button', { name: 'Bewaar dit bed' })
  await keep.focus()
  await page.keyboard.press('Enter')
  const way = page.getByRole('link', { name: 'Naar Mijn bedden' })
  await expect(way).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(way).toBeFocused()
  await page.keyboard.press('Enter')
  const bed = page.getByRole('list', { name: 'Je bedden' })
  await press(page, bed.locator('summary'))
  await tabTo(page, bed.getByLabel('Naam'))
  await page.keyboard.type('Ons bed')
  await page.keyboard.press('Enter')
  await expect(bed.getByRole('heading', { name: 'Ons bed' })).toBeVisible()
  await press(page, bed.getByRole('button', { name: 'Verwijder: Ons bed' }))
  await press(page, page.getByRole('button', { name: 'Zet terug' }))
  await expect(bed.getByRole('heading', { name: 'Ons bed' })).toBeVisible()
})

test('[CF-18] a bed that somebody shared is kept from its own page', async ({ page }) => {
  await openStep(page, stepPath(9, wholeBed))
  await page.getByRole('button', { name: 'Deel of mail dit bed' }).click()
  await expect(page).toHaveURL(/\/configurator\/bed\/[0-9a-v]{12}\/$/)
  const link = page.url()
  await logIn(page, anEmail('gedeeld'))
  await page.goto(link)
  await page.getByRole('button', { name: 'Bewaar bij Mijn bedden' }).click()
  await expect(page.getByText('is bewaard.')).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth.keep')
  await page.goto('/account/bedden/')
  await expect(page.getByRole('list', { name: 'Je bedden' }).getByRole('heading')).toHaveCount(1)
  await expect(page.getByText('is bewaard.')).toHaveCount(0)
})

test('[CT-14] a customer’s hearts are touched by keyboard, and are there after a new page', async ({
  page,
}) => {
  await logIn(page, anEmail('hart'))
  await page.goto('/dekbedovertrek/')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /bewaren bij favorieten$/ })
    .first()
  await heart.focus()
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/v1/customer/favorites'))
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect((await sent).status()).toBe(200)
  await page.evaluate(() => window.localStorage.clear())
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
