import { expect, type Page, test } from '@playwright/test'
import { query } from '../../support/database.ts'
import { sendAsPerson } from '../../support/form.ts'
import { actAsStaff, findMail, findMailLink } from '../../support/staff.ts'

/** What staff write: two lines, which stay two in the mail and on the page. */
const words = 'Dank je wel.\nWe kijken het na.'

async function findProduct(condition: string, place: number): Promise<string> {
  const rows = await query<{ slug: string }>(
    `select slug from product where active and ${condition} order by id desc limit 5`,
  )
  const slug = rows[place]?.slug
  if (slug === undefined) throw new Error('there is no such product')
  return slug
}

async function send(page: Page, button: string) {
  await sendAsPerson(page, page.getByRole('button', { name: button }))
  await expect(page.getByRole('heading', { name: /^Bedankt/ })).toBeVisible()
}

test('[PD-02] whoever asked is mailed the answer once, and the mail leads to it on the page', async ({
  page,
}) => {
  test.slow()
  const email = `vraag-${Date.now()}@sluimer.example`
  const slug = await findProduct('not exists (select from product_question where product_id = product.id)', 0)
  await page.goto(`/${slug}.html`)
  await page
    .getByRole('region', { name: 'Vragen en antwoorden' })
    .getByRole('link', { name: 'Stel een vraag' })
    .click()
  await page.getByLabel('Wat wil je weten?').fill('Kreukt dit snel?')
  await page.getByLabel('Je voornaam').fill('Noor')
  await page.getByLabel('Je e-mailadres').fill(email)
  await send(page, 'Verstuur je vraag')
  const [{ id = '' } = {}] = await query<{ id: string }>('select id from product_question where email = $1', [
    email,
  ])
  await actAsStaff('question', 'answer', id, words)
  await actAsStaff('question', 'answer', id, `${words}\nNog iets.`)
  const mail = await findMail(email, 'question_answered')
  expect(mail.text).toContain(words)
  await page.goto(findMailLink(mail, slug))
  const section = page.getByRole('region', { name: 'Vragen en antwoorden' })
  await expect(section.getByText('Kreukt dit snel?')).toBeInViewport()
  await expect(section.getByText('Nog iets.')).toBeVisible()
})

test('[PD-02] [PD-04] a reviewer who ticks the box with the keyboard is mailed the shop’s answer once', async ({
  page,
}) => {
  test.slow()
  const email = `review-${Date.now()}@sluimer.example`
  const slug = await findProduct('rating_count = 0', 0)
  await page.goto(`/${slug}.html`)
  await page.getByRole('link', { name: 'Schrijf een beoordeling', exact: true }).click()
  await page.getByRole('radio', { name: /^1 ster/ }).focus()
  for (let star = 1; star < 5; star++) await page.keyboard.press('ArrowRight')
  await page.getByPlaceholder('Voornaam').fill('Noor')
  await page.getByPlaceholder('E-mail').fill(email)
  await page.getByPlaceholder('Titel').fill('Fijn')
  await page.getByPlaceholder('Beoordeling').fill('Zacht, en snel bezorgd.')
  const box = page.getByRole('checkbox', { name: /^Mail me als de winkel hierop antwoordt/ })
  await expect(box).not.toBeChecked()
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await send(page, 'Plaats je beoordeling')
  const [{ id = '' } = {}] = await query<{ id: string }>('select id from review where tell_at = $1', [email])
  await actAsStaff('review', 'answer', id, words)
  await actAsStaff('review', 'answer', id, `${words}\nNog iets.`)
  const mail = await findMail(email, 'review_answered')
  expect(mail.text).toContain(words)
  await page.goto(findMailLink(mail, slug))
  const review = page.getByRole('article').filter({ hasText: 'Zacht, en snel bezorgd.' })
  await expect(page.locator('#beoordelingen')).toBeInViewport()
  await expect(review.getByText('Nog iets.')).toBeVisible()
})
