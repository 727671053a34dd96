import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { query } from '../../support/database.ts'

/** Opens a product with many reviews, another one for each test, and returns the review at the top of its list. */
async function openReviews(page: Page, place: number) {
  const rows = await query<{ slug: string }>(
    'select slug from product where active and rating_count > 12 order by id limit 5',
  )
  await page.goto(`/${rows[place]?.slug}.html`)
  return page.getByRole('region', { name: 'Beoordelingen' })
}

test('[PD-02] a reader finds a review helpful with the keyboard, once, and takes it back', async ({
  page,
}) => {
  const section = await openReviews(page, 1)
  await section.getByRole('link', { name: 'Nuttigste' }).click()
  // The address comes first, and the reviews in their new order just after it.
  await expect(section.getByRole('link', { name: 'Nuttigste' })).toHaveAttribute('aria-current', 'true')
  const button = section
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Nuttig/ })
  const count = Number(/\((\d+)\)/.exec((await button.textContent()) ?? '')?.[1] ?? 0)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toContainText(`Nuttig (${count + 1})`)
  await expect(section.getByText('Bedankt, je stem telt mee.')).toBeVisible()
  await expect(button).toBeFocused()
  // After a reload the page does not know who voted; the same vote is still one.
  await page.reload()
  await button.click()
  await expect(button).toContainText(`Nuttig (${count + 1})`)
  await expectNoAxeFaults(page, 'a review with a vote')
  await button.click()
  await expect(section.getByText('Je stem is weg.')).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('[ER-01] a vote that cannot be sent says so, and the page stays', async ({ page }) => {
  const section = await openReviews(page, 2)
  await expect(section.getByRole('article').first()).toBeVisible()
  await page.route('**/*.data*', (route) => route.abort())
  await section
    .getByRole('button', { name: /^Nuttig/ })
    .first()
    .click()
  await expect(section.getByText(/We kunnen de winkel nu niet bereiken/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[PD-02] a vote leads to a page with the way back, and with the vote’s end', async ({ page }) => {
    const section = await openReviews(page, 3)
    await section
      .getByRole('button', { name: /^Nuttig/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Bedankt, je stem telt mee' })).toBeVisible()
    await page.getByRole('button', { name: 'Neem je stem terug' }).click()
    await expect(page.getByRole('heading', { name: 'Je stem is weg' })).toBeVisible()
    await page.getByRole('button', { name: 'Toch nuttig' }).click()
    await page.getByRole('link', { name: 'Terug naar de beoordelingen' }).click()
    await expect(page).toHaveURL(/\.html#beoordelingen$/)
  })
})
