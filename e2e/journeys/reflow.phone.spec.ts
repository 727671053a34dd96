import { expect, type Page, test } from '@playwright/test'
import { openStep, stepPath, wholeBed } from '../support/configurator/steps.ts'
import { plainPages } from '../support/pages.ts'
import { openWays, putInCart } from '../support/shopper.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const small = { width: 320, height: 640 }
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

/** Further pages with long words or columns. */
const morePages = [
  '/slapen/',
  '/boxsprings-matrassen/',
  '/aanbiedingen/',
  '/boxspring-rivierduin.html',
  '/tafellamp-regen.html',
  '/kortingscode/',
  '/nieuwsbrief/',
  '/service/algemene-voorwaarden/',
  '/service/bestellen-leveren/',
  '/service/cookies/',
  '/service/toegankelijkheid/',
  '/service/veelgestelde-vragen/',
]

/** Returns how far the page can be moved sideways, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The spacing of WCAG 1.4.12, which visitors may set to read more easily. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const setLetters = (page: Page, size: '100%' | '200%') =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

const setSpacing = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** Checks a page as a visitor may need it: on a small screen, with letters of twice the size, with more space between them. */
async function expectToFit(page: Page, path: string) {
  await page.setViewportSize(small)
  expect.soft(await overflow(page), `${path} at 320 px, which is also a wide screen enlarged`).toBe(0)
  await setLetters(page, '200%')
  for (const size of [small, phone, desktop]) {
    await page.setViewportSize(size)
    expect.soft(await overflow(page), `${path} at ${size.width} px with letters of twice the size`).toBe(0)
  }
  await setLetters(page, '100%')
  await setSpacing(page, spaced)
  for (const size of [desktop, phone, small]) {
    await page.setViewportSize(size)
    expect.soft(await overflow(page), `${path} at ${size.width} px with text spaced out`).toBe(0)
  }
}

test('no page of any kind needs scrolling sideways: small screens, large letters, wide spacing', async ({
  page,
}) => {
  test.setTimeout(300_000)
  for (const path of [...plainPages, ...morePages]) {
    await page.goto(path)
    await expect(heading(page)).toBeAttached()
    await expectToFit(page, path)
    await page.setViewportSize(phone)
  }
})

test('the cart with something in it, the address step and the ways to receive and to pay fit too', async ({
  page,
}) => {
  test.slow()
  await putInCart(page, 'vloerkleed-atlas-licht')
  await expectToFit(page, 'full cart')
  await page.goto('/checkout/address-details/')
  await expect(heading(page)).toBeAttached()
  await expectToFit(page, 'address step')
  await page.setViewportSize(phone)
  // Large goods have days and parts of days to choose from, and an insurance.
  await openWays(page, ['boxspring-kwelder'])
  await expectToFit(page, 'ways to receive and to pay')
})

/** Whether the picture of the bed is still in sight where the end of the step is. */
async function keepsPicture(page: Page) {
  await page
    .getByText('Hulp nodig met bestellen?')
    .evaluate((end) => end.scrollIntoView({ behavior: 'instant', block: 'end' }))
  const box = await page.locator('[data-top-picture]').boundingBox()
  return box !== null && box.y + box.height > 0
}

test('every kind of step of a bed fits too, and its circles stand clear of each other', async ({ page }) => {
  test.slow()
  for (const step of [1, 4, 8, 9]) {
    await openStep(page, stepPath(step, wholeBed))
    await expectToFit(page, `step ${step}`)
    await page.setViewportSize(phone)
    await setLetters(page, '200%')
    const widths = await page
      .getByRole('navigation', { name: 'Stappen' })
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => [item.clientWidth, item.querySelector('span')?.clientWidth ?? 0]),
      )
    for (const [room = 0, circle] of widths) expect(circle).toBeLessThanOrEqual(room)
    // The picture stays in sight as long as there is room for the options below it.
    expect(await keepsPicture(page)).toBe(true)
    await page.setViewportSize(small)
    expect(await keepsPicture(page)).toBe(false)
    await setLetters(page, '100%')
    expect(await keepsPicture(page)).toBe(true)
  }
})

test('[SC-03] the chat keeps its head beside its talk with letters of twice the size', async ({ page }) => {
  await page.setViewportSize(small)
  await page.goto('/dekbed/')
  await page.getByRole('button', { name: /^Chat met/ }).click()
  const panel = page.getByRole('dialog', { name: 'Saar' })
  await expect(panel.getByRole('textbox', { name: 'Je bericht' })).toBeVisible()
  await setLetters(page, '200%')
  expect(await panel.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  const close = await panel.getByRole('button', { name: 'Chat sluiten' }).boundingBox()
  const log = await panel.getByRole('log').boundingBox()
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44)
  // Its words do not stand letter by letter, so that there is room for the talk.
  expect(log?.y ?? small.height).toBeLessThan(small.height / 3)
  await panel.getByRole('textbox', { name: 'Je bericht' }).fill('dekbed onder 60 euro')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  expect(await panel.getByRole('log').evaluate((talk) => talk.scrollWidth - talk.clientWidth)).toBe(0)
})
