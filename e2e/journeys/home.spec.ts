import { expect, type Locator, type Page, test } from '@playwright/test'

const promo = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, level: 2 }) })
    .first()
const highlights = ['Snelle levering in NL & BE', 'Beoordeeld met een 4,3/5', 'Achteraf betalen mogelijk']

async function getBox(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('not on the page')
  return box
}

test('[HM-01] [HM-02] home opens with its main promo, and two beside it or below it', async ({ page }) => {
  await page.goto('/')
  const main = promo(page, 'Morgen begint vanavond')
  await expect(main.getByRole('link', { name: 'Bekijk boxsprings' })).toHaveAttribute('href', '/boxsprings/')
  const [left, right] = [await getBox(main), await getBox(promo(page, 'Zacht onder je voeten'))]
  const isWide = (page.viewportSize()?.width ?? 0) >= 992
  expect(isWide ? right.x >= left.x + left.width : right.y >= left.y + left.height).toBe(true)
  await expect(promo(page, 'Warm onder flanel').getByRole('link', { name: 'Naar wintertijd' })).toBeVisible()

  // Below 769 px the promo has a picture of its own.
  const picture = () => main.locator('picture img').evaluate((img: HTMLImageElement) => img.currentSrc)
  const { height = 900 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 768, height })
  await expect.poll(picture).toContain('slapen-hoog-banner')
  await page.setViewportSize({ width: 769, height })
  await expect.poll(picture).toContain('slaapkamer-salie-scene')

  await main.getByRole('link').click()
  await expect(page).toHaveURL(/\/boxsprings\/$/)
})

test('[HM-03] [HF-05] [HF-07] home gives three reasons to buy here, and its foot says how to reach us and pay', async ({
  page,
}) => {
  await page.goto('/')
  for (const text of highlights) await expect(page.getByRole('main')).toContainText(text)

  const footer = page.getByRole('contentinfo')
  for (const [name, href] of [
    ['Veelgestelde vragen', '/service/veelgestelde-vragen/'],
    ['Boxsprings', '/boxsprings/'],
    ['Over ons', '/service/over-ons/'],
    ['Outlet', '/outlet/'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  const methods = footer.getByRole('list', { name: 'Betaalmogelijkheden' })
  await expect(methods.getByRole('listitem')).toHaveCount(9)
  await expect(footer.getByRole('link', { name: '+31 85 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+31850000000',
  )
  await expect(footer.getByText('Beoordeeld met een 4,3/5')).toBeVisible()
  await expect(footer.getByRole('link', { name: /meer dan 4.800 beoordelingen/ })).toBeVisible()
  for (const network of ['Instagram', 'Pinterest', 'Facebook'])
    await expect(footer.getByRole('link', { name: new RegExp(network) })).toBeVisible()
})
