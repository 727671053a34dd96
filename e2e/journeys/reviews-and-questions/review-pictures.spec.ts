import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { query } from '../../support/database.ts'
import { sendAsPerson } from '../../support/form.ts'

/** Opens the form of a product, another one for each test. */
async function openForm(page: Page, place: number) {
  const rows = await query<{ slug: string }>('select slug from product where active order by id desc limit 9')
  const path = `/${rows[place]?.slug}.html`
  await page.goto(`${path}?beoordeling=schrijven#beoordeling-schrijven`)
  return path
}

/** A photo that the browser itself draws. */
async function aPhoto(page: Page, type = 'image/jpeg'): Promise<Buffer> {
  const helper = await page.context().browser()?.newPage()
  if (helper === undefined) throw new Error('there is no browser to draw with')
  const data = await helper.evaluate((kind) => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = '#b5763a'
    pen?.fillRect(40, 40, 400, 300)
    return canvas.toDataURL(kind).split(',')[1] ?? ''
  }, type)
  await helper.close()
  return Buffer.from(data, 'base64')
}

async function fillWords(page: Page, name: string) {
  await page.getByPlaceholder('Voornaam').fill(name)
  await page.getByPlaceholder('E-mail').fill(`${name.toLowerCase()}-${Date.now()}@sluimer.example`)
  await page.getByPlaceholder('Titel').fill('Kijk zelf maar')
  await page.getByPlaceholder('Beoordeling').fill('Zo ligt het bij ons op bed.')
  await page.locator('label').filter({ hasText: '4 sterren: Goed' }).click()
}

async function place(page: Page) {
  await sendAsPerson(page, page.getByRole('button', { name: 'Plaats je beoordeling' }))
  await expect(page.getByRole('heading', { name: /We lezen je beoordeling nog even/ })).toBeVisible()
}

const countPictures = async (path: string) => {
  const [row] = await query<{ count: string }>(
    `select count(*) from review_picture join review on review.id = review_id
     join product on product.id = product_id where slug = $1 and not is_example`,
    [path.slice(1, -5)],
  )
  return Number(row?.count)
}

// In this order: the journeys that write reviews push the one with two pictures off its page.
test.describe.configure({ mode: 'default' })

test('[PD-02] pictures of a review open as large as the screen by keyboard, and give the focus back', async ({
  page,
}) => {
  const [row] = await query<{ slug: string }>(
    `select slug from product join review on product_id = product.id join review_picture on review_id = review.id
     where active and state = 'published' group by slug having count(review_picture.id) > 1 order by slug limit 1`,
  )
  const sorted = `/${row?.slug}.html?volgorde=nuttigste`
  await page.goto(sorted)
  const section = page.getByRole('region', { name: 'Beoordelingen' })
  const first = section.getByRole('link', { name: /^Foto 1 van 2/ })
  for (let number = 2; !(await first.isVisible()); number += 1) {
    await section.getByRole('link', { name: 'Volgende beoordelingen' }).click()
    await expect(section.getByText(new RegExp(`, bladzijde ${number} van`))).toBeVisible()
  }
  await expect(async () => {
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const second = page.getByRole('dialog').getByRole('img', { name: /^Foto 2 van 2/ })
  await expect(async () => {
    // The viewer takes keys once it has opened.
    if (!(await second.isVisible())) await page.keyboard.press('ArrowRight')
    await expect(second).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(section.getByRole('link', { name: /^Foto 2 van 2/ })).toBeFocused()
})

test('[PD-04] pictures are sent as they are chosen, each fault in words, and go along with the review', async ({
  page,
}) => {
  test.slow()
  const path = await openForm(page, 0)
  const field = page.getByLabel('Foto’s (niet verplicht)')
  const jpeg = await aPhoto(page)
  await field.setInputFiles([
    { name: 'strand.jpg', mimeType: 'image/jpeg', buffer: jpeg },
    { name: 'nep.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') },
  ])
  await expect(page.getByText('1 foto gaat mee.')).toBeVisible()
  await expect(field).toHaveAccessibleDescription(/^nep.jpg: Dit is geen foto die we kunnen lezen/)
  await field.setInputFiles([
    { name: 'bed.png', mimeType: 'image/png', buffer: await aPhoto(page, 'image/png') },
    { name: 'leeg.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  ])
  await expect(page.getByText('2 foto’s gaan mee.')).toBeVisible()
  await expect(field).toHaveAccessibleDescription(/^leeg.jpg: Dit bestand is leeg/)
  await expectNoAxeFaults(page, 'a review with pictures')
  await page.getByRole('button', { name: 'bed.png verwijderen' }).click()
  await expect(page.getByText('1 foto gaat mee.')).toBeVisible()
  await fillWords(page, 'Fien')
  const before = await countPictures(path)
  await place(page)
  expect(await countPictures(path)).toBe(before + 1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[PD-04] a picture goes along with the form, and stays when the form is refused', async ({ page }) => {
    test.slow()
    const path = await openForm(page, 1)
    const field = page.getByLabel('Foto’s (niet verplicht)')
    await field.setInputFiles([
      { name: 'strand.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(page) },
      { name: 'nep.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    ])
    await page.getByPlaceholder('Titel').fill('Nog niet af')
    await page.getByRole('button', { name: 'Plaats je beoordeling' }).click()
    await expect(page.getByRole('alert')).toContainText('nep.gif: Een bewegend beeld kan niet.')
    await expect(page.getByPlaceholder('Titel')).toHaveValue('Nog niet af')
    await expect(page.getByRole('checkbox', { name: 'strand.jpg meesturen' })).toBeChecked()
    await fillWords(page, 'Jip')
    const before = await countPictures(path)
    await place(page)
    expect(await countPictures(path)).toBe(before + 1)
  })
})
