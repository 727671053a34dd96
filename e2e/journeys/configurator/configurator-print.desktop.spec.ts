import { expect, type Page, test } from '@playwright/test'
import { openStep, stepPath, wholeBed } from '../../support/configurator/steps.ts'

/** Prints a page on A4, and counts the sheets. */
async function countSheets(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('[CF-05] a whole bed with its price and picture is printed on one sheet', async ({ page }) => {
  await openStep(page, stepPath(9, wholeBed))
  await page
    .getByRole('img', { name: /^Boxspringset Hotel, 1/ })
    .evaluate((image: HTMLImageElement) => image.decode())
  expect(await countSheets(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  const shape = await page
    .getByRole('img', { name: /^Boxspringset Hotel, 1/ })
    .evaluate((image: HTMLImageElement) => image.clientWidth / image.clientHeight / 1.5)
  expect(shape, 'the whole picture, with the headboard').toBeCloseTo(1, 1)
  await expect(page.getByText('Jouw Boxspringset Hotel', { exact: true })).toBeVisible()
  await expect(
    page.getByText(/^Samengesteld op \d{1,2} [a-z]+ \d{4}, met de prijzen van die dag$/),
  ).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Totaal' })).toBeVisible()
  for (const hidden of ['Stel jouw', 'Stappen', 'In winkelwagen', 'Pas aan'])
    await expect(page.getByText(hidden).filter({ visible: true })).toHaveCount(0)
})

test('[CF-18] a kept bed is printed on one sheet, below the lines of the company and no wider than they are', async ({
  page,
}) => {
  await openStep(page, stepPath(9, wholeBed))
  await page.getByRole('button', { name: 'Deel of mail dit bed' }).click()
  await expect(page).toHaveURL(/\/configurator\/bed\/[0-9a-v]{12}\/$/)
  // The address is the new page's before its heading is: the page before has one too.
  await expect(page.getByRole('heading', { level: 1, name: /^Je bewaarde / })).toBeVisible()
  expect(await countSheets(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1032 })
  const [company, name, total] = await Promise.all(
    [
      page.getByText('Alle prijzen zijn in euro en inclusief btw.'),
      page.getByRole('heading', { level: 1 }),
      page.getByRole('definition').last(),
    ].map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
  )
  if (!company || !name || !total) throw new Error('something is missing on the sheet')
  expect(company.x + company.width).toBeCloseTo(total.x + total.width, 0)
  expect(name.y).toBeGreaterThan(company.y + company.height + 8)
})
