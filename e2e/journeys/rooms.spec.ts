import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../support/axe.ts'
import { isPhone } from '../support/device.ts'

const address = '/inspiratie/linnen-en-licht/'
const dots = (page: Page) => page.getByRole('list', { name: 'In deze kamer: Linnen en licht' })
const dot = (page: Page, name: RegExp) => dots(page).getByRole('link', { name })
const card = (page: Page, name: string) => page.getByRole('dialog', { name })
const order = (page: Page) => page.getByRole('button', { name: 'Zet de hele look in je winkelwagen' })
const cover = 'Dekbedovertrek Linde'

async function press(page: Page, name: RegExp) {
  if (isPhone()) await dot(page, name).tap()
  else await dot(page, name).click()
}

/** The words of a size also say for how many people it is, and what it costs. */
async function chooseSize(page: Page, size: string) {
  const list = page.getByLabel(`Maat van ${cover}`)
  const value = await list.locator('option').filter({ hasText: size }).getAttribute('value')
  await list.selectOption(value)
}

test('[RT-05] [CA-02] a room is looked at dot by dot, and goes into the cart as a whole', async ({
  page,
}) => {
  await page.goto('/inspiratie/')
  await expect(page.getByRole('main').locator('a[href^="/inspiratie/"]')).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Linnen en licht' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))

  await test.step('every dot lies wholly on the picture, and can be pressed', async () => {
    const frame = await dots(page).locator('..').boundingBox()
    for (const one of await dots(page).getByRole('link').all()) {
      const box = await one.boundingBox()
      if (!frame || !box) throw new Error('not on the page')
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      expect(box.x).toBeGreaterThanOrEqual(frame.x - 8)
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 8)
    }
  })
  await test.step('a press opens the card with its price, beside the dot', async () => {
    await press(page, /^Dekbedovertrek Linde, \d+ euro/)
    await expect(card(page, cover)).toContainText('240 x 220 cm')
    await expect(card(page, cover).getByRole('link', { name: /^Bekijk/ })).toHaveAttribute(
      'href',
      '/dekbedovertrek-linde.html?stof=linnen&maat=240x220',
    )
    await expectNoAxeFaults(page, 'room with a card')
    // On a phone the card lies over the dots above it, which are hidden meanwhile.
    await press(page, /^Vloerkleed/)
    await expect(card(page, cover)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })
  await test.step('by keyboard: Escape closes it and the focus is back on its dot', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(dot(page, /^Vloerkleed/)).toBeFocused()
    // The card of this dot lies above it.
    await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeFocused()
    await expect(page.getByRole('dialog'), 'the whole card is in sight').toBeInViewport({ ratio: 0.99 })
    await page.keyboard.press('Escape')
  })
  await test.step('on paper the list of all pieces stands with their prices', async () => {
    await page.emulateMedia({ media: 'print' })
    const look = page.getByRole('region', { name: 'De hele look' })
    await expect(look.getByRole('listitem').filter({ hasText: 'Hanglamp Vlecht' })).toContainText('€')
    await expect(look.getByText('Hanglamp Vlecht')).toBeVisible()
    await expect(order(page)).toBeHidden()
    await page.emulateMedia({ media: null })
  })
  await test.step('another size changes the sum by its price, and all of it goes into the cart once', async () => {
    const sum = page
      .getByRole('region', { name: 'De hele look' })
      .getByText(/^Samen/)
      .locator('..')
    const before = await sum.innerText()
    await chooseSize(page, '140 x 220 cm')
    await expect.poll(() => sum.innerText()).not.toBe(before)
    await order(page).dblclick()
    await expect(page.getByRole('status').filter({ hasText: 'in je winkelwagen' })).toBeVisible()
    await page.goto('/cart/')
    const line = page.getByRole('listitem').filter({ hasText: cover })
    await expect(line).toContainText('140 x 220 cm')
    await expect(line.getByRole('spinbutton')).toHaveValue('1')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[RT-05] dots lead to the product, and the look goes into the cart with one button', async ({
    page,
  }) => {
    await page.goto(address)
    await expect(dot(page, /^Dekbedovertrek Linde/)).toHaveAttribute(
      'href',
      '/dekbedovertrek-linde.html?stof=linnen&maat=240x220',
    )
    await chooseSize(page, '200 x 220 cm')
    await order(page).click()
    await expect(page).toHaveURL(/\/cart\/$/)
    await expect(page.getByRole('listitem').filter({ hasText: cover })).toContainText('200 x 220 cm')
  })
})
