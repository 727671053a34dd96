import { expect, test } from '@playwright/test'

test('[PD-01] a wide first screen shows the whole picture, the price, the choices and the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  for (const slug of ['dekbedovertrek-takje', 'boxspring-kwelder']) {
    await page.goto(`/${slug}.html`)
    const main = page.getByRole('main')
    const inSight = [
      main.getByRole('region', { name: "Foto's" }).getByRole('group').first(),
      main.getByRole('heading', { level: 1 }),
      main.getByRole('list', { name: /^(Maat|Ligvlak)/ }),
      main.getByRole('button', { name: 'In winkelwagen' }).first(),
    ]
    for (const part of inSight) await expect(part, slug).toBeInViewport({ ratio: 1 })
  }
})
