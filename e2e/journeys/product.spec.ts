import { expect, test } from '@playwright/test'
import { changeProduct, query } from '../support/database.ts'
import { isPhone } from '../support/device.ts'
import { listWrongCopies } from '../support/pictures.ts'

test('[PD-01] a product shows what it is, what it costs and when it comes', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/dekbedovertrek-takje.html')
  await expect(page.getByRole('heading', { level: 1, name: 'Dekbedovertrek Takje' })).toBeVisible()
  const main = page.getByRole('main')
  // With a mouse only the picture in sight is loaded, until the gallery is wanted; its copy fits the frame.
  const gallery = main.getByRole('region', { name: "Foto's" })
  const countLoaded = () =>
    gallery
      .getByRole('group')
      .locator('img')
      .evaluateAll(
        (all) => all.filter((img) => img instanceof HTMLImageElement && img.naturalWidth > 0).length,
      )
  await expect.poll(countLoaded).toBeGreaterThan(0)
  if (!isPhone()) {
    expect(await listWrongCopies(gallery)).toEqual([])
    expect(await countLoaded()).toBe(1)
    await gallery.hover()
    await expect.poll(countLoaded).toBeGreaterThan(1)
  }
  const usps = page.getByRole('region', { name: 'Onze voordelen' }).filter({ visible: true })
  await expect(usps, 'on a phone the product needs their room').toHaveCount(isPhone() ? 0 : 1)
  for (const text of [
    'Morgenrood',
    'Getekende takjes op wit',
    '€ 29,95',
    'Wassen op 60 °C',
    'Voorbeeld Textiel N.V.',
  ])
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
  await expect(main.getByText(/laagste prijs 30 dagen/).first()).toBeVisible()
  await expect(main.locator('img').filter({ visible: true }).first()).toBeVisible()
  await expect(main.getByText(/ in huis$/).first()).toBeVisible()
  await expect(
    main.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first(),
  ).toBeEnabled()
  const heart = main.getByRole('button', { name: 'Dekbedovertrek Takje bewaren bij favorieten' }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  // Beside what is further down the buy box goes along; on a phone a bar takes its place, and gives it back.
  const form = main.getByRole('spinbutton', { name: /^Aantal/ })
  const bar = page.getByRole('region', { name: 'Bestellen' })
  const reviews = main.getByRole('heading', { name: 'Beoordelingen', exact: true })
  await reviews.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(reviews).toBeInViewport()
  if (isPhone()) {
    // Beside what the shop promises below the button there is a way to order as well.
    const promise = main.getByText('Veertien dagen bedenktijd').first()
    await promise.evaluate((line) => line.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect(promise).toBeInViewport()
    await expect(bar.getByRole('button', { name: 'In winkelwagen' })).toBeInViewport()
    await form.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }))
  }
  await expect(form).toBeInViewport()
  await expect(bar).toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('region', { name: 'Foto' }).getByRole('img').first()).toBeVisible()
  await expect(main.getByText('Artikelnummer')).toBeVisible()
})

test('[PD-01] an option changes the price, and its address can be shared', async ({ page }) => {
  await page.goto('/gordijn-duin.html')
  const price = page.getByRole('main').getByText(/^€/).filter({ visible: true }).first()
  const before = await price.textContent()
  await page
    .getByRole('link', { name: /200 x 290/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/maat=200x290/)
  await expect(price).not.toHaveText(before ?? '')
  const after = await price.textContent()
  await page.reload()
  await expect(price).toHaveText(after ?? '')
})

test('[PD-01] a size that is sold out says so and cannot be bought', async ({ page }) => {
  const slug = 'gordijn-wilg'
  const [product] = await query<{ id: string }>('select id from product where slug = $1', [slug])
  const soldOut = `update variant set stock_on_hand = stock_reserved where sku like '%-140X280' and product_id = $1`
  await changeProduct(product?.id ?? '', [[soldOut, [product?.id]]])
  await page.goto(`/${slug}.html?maat=140x280`)
  await expect(
    page
      .getByRole('button', { name: /Uitverkocht/ })
      .filter({ visible: true })
      .first(),
  ).toBeDisabled()
})

test('[CA-03] [CA-02] what was just added can be added again while the page still reads its data; what is removed from the cart is gone, and an empty cart leads on', async ({
  page,
}) => {
  const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen' })
  await test.step('[CA-03] what was just added can be added again while the page still reads its data', async () => {
    await page.goto('/vloerkleed-branding.html')
    const later = Promise.withResolvers<void>()
    let readings = 0
    await page.route(/\.data/, async (route) => {
      if (route.request().method() === 'GET') {
        readings++
        await later.promise
      }
      await route.continue()
    })
    const button = page.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first()
    await button.click()
    await expect(popup).toContainText('1 x')
    await expect.poll(() => readings).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await button.press('Enter')
    await expect(popup).toContainText('2 x')
    later.resolve()
  })
  await test.step('[CA-02] what is removed from the cart is gone, and an empty cart leads on', async () => {
    await popup.getByRole('link', { name: 'Naar winkelwagen' }).click()
    await page.getByRole('button', { name: /verwijderen/ }).click()
    await expect(page.getByRole('heading', { name: 'Er ligt nog niets in' })).toBeVisible()
  })
})

test('[PD-01] [PD-03] while pictures are looked at nothing else can be reached; the related strip shows two slides on a phone and three from 768 px', async ({
  page,
}) => {
  await page.goto('/dekbedovertrek-takje.html')
  await test.step('[PD-01] while pictures are looked at nothing else can be reached, and then all of it can again', async () => {
    const first = page.getByRole('link', { name: /^Foto 1 vergroten/ })
    const viewer = page.getByRole('dialog', { name: "Foto's van Dekbedovertrek Takje" })
    // A second press while the viewer loads opens no second one.
    await first.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(viewer).toHaveAttribute('aria-modal', 'true')
    const isPageHeld = () =>
      page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.closest('[inert]') !== null)
    expect(await isPageHeld()).toBe(true)
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press(presses < 5 ? 'Tab' : 'Shift+Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('.pswp'),
      )
      expect(isInside).toBe(true)
    }
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(viewer).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await expect(first).toBeFocused()
    expect(await isPageHeld()).toBe(false)
  })
  await test.step('[PD-03] the related strip shows two slides on a phone and three from 768 px, each with a quick view', async () => {
    const strip = page.getByRole('region', { name: 'Bekijk ook' })
    /** Counts the slides that fit in the strip, by their widths. */
    const shown = () =>
      strip.evaluate((region) => {
        const slide = region.querySelector('[aria-roledescription=dia]')
        const row = slide?.parentElement?.parentElement
        return (row?.getBoundingClientRect().width ?? 0) / (slide?.getBoundingClientRect().width ?? 1)
      })
    const { height = 900 } = page.viewportSize() ?? {}
    for (const [width, slides] of [
      [390, 2],
      [767, 2],
      [768, 3],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(async () => Math.round(await shown())).toBe(slides)
    }
    const first = strip.getByRole('group', { name: /^1 van/ })
    await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/[a-z0-9-]+\.html/)
    await expect(first.locator('img').first()).toBeAttached()
    await expect(first.getByText('€').first()).toBeVisible()
    await strip
      .getByRole('link', { name: /^Kies je / })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('[PD-01] a picture can be looked at from near by, by pointer and by keys', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/dekbedovertrek-takje.html')
  const pictures = page.getByRole('region', { name: "Foto's", exact: true })
  const first = pictures.getByRole('link', { name: /^Foto 1 vergroten/ })
  const viewer = page.getByRole('dialog', { name: "Foto's van Dekbedovertrek Takje" })
  // Without scripts the picture is a link to the largest copy.
  const copy = await page.request.get((await first.getAttribute('href')) ?? '')
  expect(copy.headers()['content-type']).toBe('image/webp')
  await expect(async () => {
    // A viewer that took its time to open covers the picture.
    if (!(await viewer.isVisible())) await first.click({ timeout: 2_000 })
    await expect(viewer).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const widthOfFirst = async () => (await viewer.getByRole('img').first().boundingBox())?.width ?? 0
  // A phone begins with twice the size that it has on the page, and shows the whole of it by the same button.
  const wide = page.viewportSize()?.width ?? 0
  await expect.poll(widthOfFirst).toBeGreaterThan(isPhone() ? wide * 1.8 : 200)
  const atFirst = await widthOfFirst()
  await viewer.getByRole('button', { name: 'In- of uitzoomen' }).click()
  if (isPhone()) await expect.poll(widthOfFirst).toBeLessThanOrEqual(wide)
  else await expect.poll(widthOfFirst).toBeGreaterThan(atFirst * 1.8)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(/^2 \/ /)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  // The row of pictures has moved along, and the keys open the one that it shows.
  const second = pictures.getByRole('link', { name: /^Foto 2 vergroten/ })
  await expect(second).toBeInViewport({ ratio: 0.9 })
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(viewer.getByText(/^2 \/ /)).toBeVisible()
  await expect(async () => {
    await viewer.getByRole('button', { name: 'Sluiten' }).click({ timeout: 1_000 })
    await expect(viewer).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await expect(second).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(pictures.getByRole('link', { name: /^Foto 3 vergroten/ })).toBeFocused()
})
