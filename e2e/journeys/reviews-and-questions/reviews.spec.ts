import { expect, type Page, test } from '@playwright/test'
import { query } from '../../support/database.ts'
import { sendAsPerson } from '../../support/form.ts'
import { structuredDataFaults, structuredTypes } from '../../support/structured-data.ts'

/** Returns a product without reviews, another one for each test. */
async function unreviewed(place: number): Promise<{ slug: string; title: string }> {
  const rows = await query<{ slug: string; title: string }>(
    'select slug, title from product where active and rating_count = 0 order by id limit 5',
  )
  const product = rows[place]
  if (!product) throw new Error('every product has reviews')
  return product
}

async function fillReview(page: Page, review: { name: string; title: string; content: string }) {
  await page.getByPlaceholder('Voornaam').fill(review.name)
  await page.getByPlaceholder('E-mail').fill(`${review.name.toLowerCase()}-${Date.now()}@sluimer.example`)
  await page.getByPlaceholder('Titel').fill(review.title)
  await page.getByPlaceholder('Beoordeling').fill(review.content)
}

async function place(page: Page) {
  await sendAsPerson(page, page.getByRole('button', { name: 'Plaats je beoordeling' }))
  await expect(page.getByRole('heading', { name: /^Bedankt/ })).toBeVisible()
}

test('[PD-02] [PD-04] [VA-13] the first review of a product is written with the keyboard, and stands on the page', async ({
  page,
}) => {
  test.slow()
  const { slug, title } = await unreviewed(0)
  await page.goto(`/${slug}.html`)
  await expect(page.getByText('Pssst... Wil jij de eerste review schrijven?')).toBeVisible()
  await page.getByRole('link', { name: 'Schrijf een beoordeling', exact: true }).click()
  await expect(page.getByRole('region', { name: `Schrijf een beoordeling over ${title}` })).toBeFocused()

  await page.getByRole('button', { name: 'Plaats je beoordeling' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByPlaceholder('Titel')).toHaveAccessibleDescription('Dit is een verplicht veld')
  await expect(page.getByPlaceholder('E-mail')).toHaveAccessibleDescription('Dit is een verplicht veld.')
  await page.getByPlaceholder('E-mail').fill('noor@')
  await expect(page.getByPlaceholder('E-mail')).toHaveAccessibleDescription('Dit is geen geldig e-mailadres')

  await page.getByRole('radio', { name: /^1 ster/ }).focus()
  for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 sterren: Goed' })).toBeChecked()
  await fillReview(page, { name: 'Noor', title: 'Zacht en stil', content: 'Al een maand, <3 & nog mooi.' })

  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('button', { name: 'Plaats je beoordeling' }).click()
  await expect(page.getByText('Er ging iets mis')).toBeVisible()
  await expect(page.getByPlaceholder('Titel')).toHaveValue('Zacht en stil')
  await page.unroute('**/*.data*')

  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  await page.getByRole('button', { name: 'Plaats je beoordeling' }).click()
  await expect(page.getByRole('button', { name: 'Aan het plaatsen...' })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: 'Aan het plaatsen...' })).toBeHidden()
  if (await page.getByRole('button', { name: 'Plaats je beoordeling' }).isVisible()) await place(page)
  await expect(page.getByRole('heading', { name: /^Bedankt/ })).toBeFocused()
  await expect(page.getByRole('heading', { name: /^Bedankt/ })).toBeInViewport()
  const section = page.getByRole('region', { name: 'Beoordelingen' })
  await expect(section.getByRole('heading', { name: 'Zacht en stil' })).toBeVisible()
  await expect(section.getByText('1 beoordeling, gemiddeld 4,0 van 5')).toBeVisible()

  const html = await (await page.request.get(`/${slug}.html`)).text()
  expect(structuredDataFaults(html)).toEqual([])
  expect(structuredTypes(html)).toEqual(expect.arrayContaining(['AggregateRating', 'Review']))
})

test('[PD-02] reviews are read by score and in another order, at an address of their own', async ({
  page,
}) => {
  const [product] = await query<{ slug: string; title: string }>(
    `select slug, title from product where active and rating_count > 12
     and exists (select from review where product_id = product.id and score < 3) order by id limit 1`,
  )
  await page.goto(`/${product?.slug}.html`)
  await page.getByRole('link', { name: /uit \d+ beoordelingen, ga erheen/ }).click()
  await expect(page).toHaveURL(/#beoordelingen$/)
  const section = page.getByRole('region', { name: 'Beoordelingen' })
  await expect(section.getByText('Voorbeeldbeoordeling', { exact: true }).first()).toBeVisible()
  await section.getByRole('link', { name: 'Laagste score' }).click()
  await expect(page).toHaveURL(/volgorde=laagste/)
  await expect(
    section
      .getByRole('article')
      .first()
      .getByText(/^[12] van 5 sterren/),
  ).toBeAttached()
  await section.getByRole('link', { name: /^5 sterren/ }).click()
  await expect(section.getByRole('article').first().getByText('5 van 5 sterren')).toBeAttached()
  await page.reload()
  await expect(section.getByRole('article').first().getByText('5 van 5 sterren')).toBeAttached()
  await section.getByRole('link', { name: '5 sterren verwijderen' }).click()
  await section.getByRole('link', { name: 'Volgende beoordelingen' }).click()
  await expect(section.getByText(/bladzijde 2 van/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[PD-04] a review is written, refused and kept, then waits when it holds a link', async ({ page }) => {
    test.slow()
    const { slug } = await unreviewed(1)
    await page.goto(`/${slug}.html`)
    await page.getByRole('link', { name: 'Schrijf een beoordeling', exact: true }).click()
    await fillReview(page, { name: 'Bo', title: 'Elders beter', content: 'Kijk op dekbed.nl maar eens.' })
    await page.getByRole('button', { name: 'Plaats je beoordeling' }).click()
    await expect(page.getByRole('alert')).toContainText('Sterren: Dit is een verplicht veld')
    await expect(page.getByPlaceholder('Titel')).toHaveValue('Elders beter')
    await page.locator('label').filter({ hasText: '2 sterren: Matig' }).click()
    await expect(page.getByRole('radio', { name: '2 sterren: Matig' })).toBeChecked()
    await place(page)
    await expect(page.getByRole('heading', { name: /We lezen je beoordeling nog even/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Elders beter' })).toHaveCount(0)
  })
})
