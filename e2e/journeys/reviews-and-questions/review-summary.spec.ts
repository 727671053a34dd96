import { expect, type Page, test } from '@playwright/test'
import { query } from '../../support/database.ts'

/** Opens the product with most reviews, and returns the first line of their summary. */
async function openSummary(page: Page) {
  const [row] = await query<{ slug: string }>(
    'select slug from product where active order by rating_count desc, id limit 1',
  )
  await page.goto(`/${row?.slug}.html`)
  const section = page.getByRole('region', { name: 'Beoordelingen' })
  const line = section.getByRole('link', { name: /\d+ van \d+ noemen dit/ }).first()
  const [, count = ''] = /(\d+) van \d+ noemen dit/.exec((await line.textContent()) ?? '') ?? []
  return { section, line, counted: new RegExp(`^${count} beoordelingen`) }
}

test('[PD-02] what most reviews name is counted, and leads by keyboard to the reviews that say so', async ({
  page,
}) => {
  const { section, line, counted } = await openSummary(page)
  await line.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]over=/)
  await expect(section.getByText(counted)).toBeVisible()
  await expect(line).toHaveAttribute('aria-current', 'true')
  await section.getByRole('link', { name: / verwijderen$/ }).click()
  await expect(page).not.toHaveURL(/[?&]over=/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[PD-02] a line of the summary leads to its reviews', async ({ page }) => {
    const { section, line, counted } = await openSummary(page)
    await line.click()
    await expect(page).toHaveURL(/[?&]over=.*#beoordelingen$/)
    await expect(section.getByText(counted)).toBeVisible()
  })
})
