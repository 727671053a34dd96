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

test('[LY-04] [HF-05] [HF-07] [HM-01] [HM-02] [HM-03] home stands between header and foot, gives reasons to buy here, and opens with its promos', async ({
  page,
}) => {
  await page.goto('/')
  await test.step('[LY-04] the default layout has header, page and footer', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: /Sluimer/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Outlet' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Beoordeeld met een 4,3/5')
  })
  await test.step('[HM-03] [HF-05] [HF-07] home gives three reasons to buy here, and its foot says how to reach us and pay', async () => {
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
  await test.step('[HF-07] the rating block shows 4,3 as four full stars and a part, with the way to the reviews', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('Beoordeeld met een 4,3/5')).toBeVisible()
    await expect(footer.getByRole('link', { name: /meer dan 4.800 beoordelingen/ })).toHaveAttribute(
      'href',
      /^https:\/\//,
    )
    await expect(footer.getByText('voorbeeld', { exact: true })).toBeVisible()
    const filled = await footer
      .getByText('4,3 van 5 sterren')
      .first()
      .evaluate((spoken) => {
        const stars = spoken.parentElement?.querySelector(':scope > [aria-hidden]')
        // The stars are one element, filled from the left.
        const drawn = stars ? getComputedStyle(stars).backgroundImage : ''
        return (5 * Number(/([\d.]+)%/.exec(drawn)?.[1])) / 100
      })
    expect(filled).toBeCloseTo(4.3, 1)
  })
  await test.step('[HM-01] [HM-02] home opens with its main promo, and two beside it or below it', async () => {
    const main = promo(page, 'Linnen en licht')
    await expect(main.getByRole('link', { name: 'Bekijk de kamer' })).toHaveAttribute(
      'href',
      '/inspiratie/linnen-en-licht/',
    )
    const [left, right] = [await getBox(main), await getBox(promo(page, 'Zacht onder je voeten'))]
    const isWide = (page.viewportSize()?.width ?? 0) >= 992
    expect(isWide ? right.x >= left.x + left.width : right.y >= left.y + left.height).toBe(true)
    await expect(
      promo(page, 'Warm onder flanel').getByRole('link', { name: 'Naar wintertijd' }),
    ).toBeVisible()

    // Below 769 px the room has a picture of its own, and its words stand beneath or beside it, on no screen over it.
    const picture = main.locator('picture img').first()
    const source = () => picture.evaluate((img: HTMLImageElement) => img.currentSrc)
    const { height = 900 } = page.viewportSize() ?? {}
    for (const [width, key] of [
      [768, 'kamer-linnen-vierkant-scene'],
      [769, 'kamer-linnen-scene'],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(source).toContain(key)
      const [shown, words] = [await getBox(picture), await getBox(main.getByRole('heading'))]
      expect(words.y >= shown.y + shown.height || words.x >= shown.x + shown.width).toBe(true)
    }

    await main.getByRole('link', { name: 'Bekijk de kamer' }).click()
    await expect(page).toHaveURL(/\/inspiratie\/linnen-en-licht\/$/)
  })
})
