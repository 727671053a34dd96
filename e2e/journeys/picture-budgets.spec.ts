import { expect, test } from '@playwright/test'

/**
 * What all pictures of a page may weigh, a tenth above what they do, in bytes over the line. A phone has two pixels for one of the page.
 */
const pictureBudgets = [
  { path: '/', phone: 550_000, desk: 292_000 },
  { path: '/slapen/', phone: 306_000, desk: 220_000 },
  { path: '/dekbedovertrek/', phone: 296_000, desk: 170_000 },
  { path: '/dekbedovertrek-takje.html', phone: 246_000, desk: 225_000 },
  { path: '/boxspringset-hotel.html', phone: 202_000, desk: 250_000 },
  { path: '/inspiratie/slaapkamer-in-salie/', phone: 181_000, desk: 128_000 },
] as const

/** Adds up all pictures of a page as it was sent: how near one must be before a browser loads it differs from visit to visit. */
async function sumPictures(): Promise<number> {
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  const loaded = performance.getEntriesByType('resource')
  return loaded.reduce(
    (sum, entry) =>
      entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img'
        ? sum + entry.encodedBodySize
        : sum,
    0,
  )
}

for (const { path, phone, desk } of pictureBudgets)
  test(`the pictures of ${path} weigh no more than they may, on a phone and on a desk`, async ({
    browser,
  }) => {
    for (const [width, height, deviceScaleFactor, most] of [
      [390, 844, 2, phone],
      [1280, 900, 1, desk],
    ] as const) {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor })
      const page = await context.newPage()
      await page.goto(path)
      const bytes = await page.evaluate(sumPictures)
      expect(bytes, `bytes of pictures at ${width} px`).toBeGreaterThan(most / 4)
      expect(bytes, `bytes of pictures at ${width} px`).toBeLessThan(most)
      await context.close()
    }
  })
