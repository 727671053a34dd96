import { expect, test } from '@playwright/test'

test('[PD-01] a wide first screen shows the whole picture, the price, the choices and the button', async ({
  page,
}) => {
  for (const [width, height, slug] of [
    [1920, 1080, 'dekbedovertrek-takje'],
    [1920, 1080, 'boxspring-kwelder'],
    [1280, 900, 'dekbedovertrek-takje'],
    [1280, 900, 'boxspring-kwelder'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/${slug}.html`)
    const main = page.getByRole('main')
    const inSight = [
      main.getByRole('region', { name: "Foto's" }).getByRole('group').first(),
      main.getByRole('heading', { level: 1 }),
      main.getByRole('list', { name: /^(Maat|Ligvlak)/ }),
      main.getByRole('button', { name: 'In winkelwagen' }).first(),
    ]
    for (const part of inSight) await expect(part, `${slug} at ${width}`).toBeInViewport({ ratio: 1 })
  }
})

test('[PD-01] [SC-03] what is on the first screen is not under the chat; where the button is below it, the bar has it', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Bestellen' })
  await page.goto('/boxspring-kwelder.html')
  await expect(page.getByRole('complementary', { name: 'Chat' })).toHaveCSS('opacity', '0')
  await expect(bar).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/boxspring-kwelder.html')
  await expect(bar.getByRole('button', { name: 'In winkelwagen' })).toBeInViewport({ ratio: 1 })
})
