import { expect, type Page, test } from '@playwright/test'

/** Room below the button, because a phone draws its own bar over the lowest pixels. */
const leastRoom = 12

async function openQuickView(page: Page, title: string) {
  const tile = page.getByRole('article').filter({ hasText: title }).first()
  const dialog = page.getByRole('dialog', { name: title })
  await tile
    .getByRole('button', { name: /^Kies/ })
    .or(tile.getByRole('link', { name: /^Kies/ }))
    .click()
  await expect(dialog.getByRole('button', { name: 'In winkelwagen' })).toBeVisible()
  return dialog
}

for (const height of [844, 640])
  test(`[CT-04] on a phone of ${height} px the moment and the button of the quick view stay in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height })
    await page.goto('/dekbedovertrek/')
    const dialog = await openQuickView(page, 'Dekbedovertrek Takje')
    const button = dialog.getByRole('button', { name: 'In winkelwagen' })
    await expect(button).toBeInViewport({ ratio: 1 })
    const box = await button.boundingBox()
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height - leastRoom)
    const moment = dialog.getByText(/ in huis$/)
    await expect(moment).toBeInViewport({ ratio: 1 })
    expect((await moment.boundingBox())?.y).toBeLessThan(box?.y ?? 0)
  })

test('[RT-06] the hours on the contact page stand whole on a phone', async ({ page }) => {
  await page.goto('/service/klantenservice-contact/')
  const table = page.getByRole('region', { name: 'Tabel: Dag, Telefoon, E-mail en formulier' })
  const hidden = await table.evaluate((region) => region.scrollWidth - region.clientWidth)
  expect(hidden).toBe(0)
  await expect(table.getByText('9.00 tot 21.00 uur')).toBeVisible()
})
