import { expect, type Page, test } from '@playwright/test'
import { isPhone } from '../../support/device.ts'
import { listWrongCopies } from '../../support/pictures.ts'

const shown = [
  /^Boxspringset Haven: Samengestelde saliegroene boxspring/,
  /^Boxspringset Haven met opbergruimte, 160 cm breed, 200 cm lang, vlak hoofdbord,/,
  /^Voorkant: Boxspringset Haven met opbergruimte, 160 cm breed,/,
  /^Hoofdbord: Boxspringset Haven met opbergruimte, vlak hoofdbord/,
  /^Opengewerkt: Boxspringset Haven met opbergruimte,.* topper van comfortschuim$/,
]

async function openGallery(page: Page) {
  await page.goto('/boxspringset-haven.html')
  const gallery = page.getByRole('main').getByRole('region', { name: "Foto's" })
  const slides = gallery.getByRole('group')
  await expect(slides).toHaveCount(shown.length)
  await slides.first().getByRole('link').focus()
  return { gallery, slides }
}

test('[PD-01] [API-14] a set shows its bed from all sides, and how large it is', { tag: '@wide' }, async ({
  page,
}) => {
  const { gallery, slides } = await openGallery(page)
  for (const [place, words] of shown.entries()) {
    const picture = slides.nth(place).locator('img')
    await expect(picture).toHaveAttribute('alt', words)
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  if (!isPhone()) expect(await listWrongCopies(gallery)).toEqual([])
  const drawing = page.getByRole('figure', { name: 'Zo groot is het bed' })
  await expect(drawing).toContainText('Getekend in de kleinste maat.')
  await expect(drawing).toContainText('zit op 69 cm hoogte')
  const story = await page.getByRole('heading', { name: 'Omschrijving' }).boundingBox()
  const box = await drawing.boundingBox()
  expect(box && story && box.y + box.height < story.y, 'the drawing stands before the story').toBe(true)
})

test('[ER-02] [API-14] a set whose views fail shows what they would show in words, and its own picture', async ({
  page,
}) => {
  await page.route(/\/media\/\d+\/set~/, (route) => route.abort())
  const { slides } = await openGallery(page)
  await expect(slides.first().locator('img')).toBeVisible()
  for (const [place, words] of shown.entries()) {
    if (place === 0) continue
    await slides.nth(place).scrollIntoViewIfNeeded()
    await expect(slides.nth(place).getByRole('img', { name: words })).toBeVisible()
    await expect(slides.nth(place).locator('img')).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: /^Stel samen/ }).first()).toBeVisible()
})
