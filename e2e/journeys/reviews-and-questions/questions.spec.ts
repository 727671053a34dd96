import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { query } from '../../support/database.ts'
import { sendAsPerson } from '../../support/form.ts'

/** Opens a product with or without many questions, another one for each test, and returns their part of the page. */
async function openQuestions(page: Page, place: number, least: number, most = 999) {
  const rows = await query<{ slug: string }>(
    `select slug from product where active and
     (select count(*) from product_question where product_id = product.id and state = 'answered') between $1 and $2
     order by id limit 9`,
    [least, most],
  )
  const path = `/${rows[place]?.slug}.html`
  await page.goto(path)
  return { path, section: page.getByRole('region', { name: 'Vragen en antwoorden' }) }
}

async function send(page: Page) {
  await sendAsPerson(page, page.getByRole('button', { name: 'Verstuur je vraag' }))
  await expect(page.getByRole('heading', { name: /^Bedankt voor je vraag/ })).toBeVisible()
}

const findAsked = (path: string) =>
  query<{ question: string; state: string }>(
    `select question, product_question.state from product_question join product on product.id = product_id
     where slug = $1 and not is_example`,
    [path.slice(1, -5)],
  )

test('[PD-02] the first question about a product is asked with the keyboard, and waits for its answer', async ({
  page,
}) => {
  test.slow()
  const { path, section } = await openQuestions(page, 0, 0, 0)
  await expect(section.getByText('Nog niemand heeft iets gevraagd.')).toBeVisible()
  await section.getByRole('link', { name: 'Stel een vraag' }).click()
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Wat wil je weten?')).toHaveAccessibleDescription('Dit is een verplicht veld')
  await page.getByLabel('Wat wil je weten?').fill('Past dit? Bel 0612345678.')
  await page.getByLabel('Je voornaam').fill('Noor')
  await page.getByLabel('Je e-mailadres').fill(`noor-${Date.now()}@sluimer.example`)
  await expectNoAxeFaults(page, 'the form for a question')
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click()
  await expect(page.getByText('We konden je vraag niet versturen')).toBeVisible()
  await expect(page.getByLabel('Wat wil je weten?')).toHaveValue('Past dit? Bel 0612345678.')
  await page.unroute('**/*.data*')
  await send(page)
  await expect(page.getByRole('heading', { name: /^Bedankt voor je vraag/ })).toBeFocused()
  await expect(page.getByRole('heading', { name: /^Bedankt voor je vraag/ })).toBeInViewport()
  expect(await findAsked(path)).toEqual([{ question: 'Past dit? Bel [weggelaten].', state: 'waiting' }])
  await expect(section.getByText('Past dit?')).toHaveCount(0)
})

test('[PD-02] many questions come by page, and are found by their words', async ({ page }) => {
  const { section } = await openQuestions(page, 0, 6)
  await expect(section.getByRole('article')).toHaveCount(5)
  await expect(section.getByText('Voorbeeldvraag').first()).toBeVisible()
  const answers = section.getByText(/^Antwoord van Sluimer/).filter({ visible: true })
  await expect(answers).toHaveCount(1)
  await section.getByRole('heading', { level: 3 }).nth(1).click()
  await expect(answers).toHaveCount(2)
  await section.getByRole('link', { name: 'Volgende vragen' }).click()
  await expect(page).toHaveURL(/vragen=2/)
  await section.getByLabel('Zoek in de vragen').fill('etiket')
  await section.getByRole('button', { name: 'Zoek' }).click()
  await expect(section.getByText('1 vraag over ‘etiket’')).toBeVisible()
  await expect(answers.first()).toBeVisible()
  await section.getByLabel('Zoek in de vragen').fill('zebra')
  await section.getByRole('button', { name: 'Zoek' }).click()
  await expect(section.getByText('Geen vraag gaat over ‘zebra’')).toBeVisible()
  await section.getByRole('link', { name: 'Bekijk alle vragen' }).click()
  await expect(section.getByRole('article')).toHaveCount(5)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[PD-02] a question is asked, refused and kept, then sent; and words are found', async ({ page }) => {
    test.slow()
    const { path, section } = await openQuestions(page, 1, 0, 0)
    await section.getByRole('link', { name: 'Stel een vraag' }).click()
    await page.getByLabel('Wat wil je weten?').fill('Is dit zwaar?')
    await page.getByRole('button', { name: 'Verstuur je vraag' }).click()
    await expect(page.getByRole('alert')).toContainText('E-mail: Dit is een verplicht veld')
    await expect(page.getByLabel('Wat wil je weten?')).toHaveValue('Is dit zwaar?')
    await page.getByLabel('Je voornaam').fill('Bo')
    await page.getByLabel('Je e-mailadres').fill(`bo-${Date.now()}@sluimer.example`)
    await send(page)
    expect(await findAsked(path)).toEqual([{ question: 'Is dit zwaar?', state: 'waiting' }])
    const many = await openQuestions(page, 0, 6)
    await many.section.getByLabel('Zoek in de vragen').fill('etiket')
    await many.section.getByRole('button', { name: 'Zoek' }).click()
    await expect(many.section.getByText('1 vraag over ‘etiket’')).toBeVisible()
  })
})
