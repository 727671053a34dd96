import { expect, type Locator, type Page, type Request, test } from '@playwright/test'
import { nextButton, openStep, readAmount, stepPath, wholeBed } from '../../support/configurator/steps.ts'

test('[CF-12] [CF-13] a whole bed goes into the cart, and is opened again from there', {
  tag: '@wide',
}, async ({ page }) => {
  await openStep(page, stepPath(9, wholeBed))
  const total = await readAmount(page, 'Totaal')
  await nextButton(page, 'In winkelwagen').click()
  const dialog = page.getByRole('dialog', { name: 'Toegevoegd' })
  await expect(dialog).toContainText('Je kunt je boxspring meteen bestellen')
  await expect(dialog.getByRole('link', { name: 'Verder winkelen' })).toHaveAttribute('href', '/')
  await dialog.getByRole('link', { name: 'Door naar bestellen' }).click()
  await expect(page).toHaveURL(/\/cart\/$/)
  await expect(page.getByRole('main')).toContainText('Boxspringset Hotel')
  await expect(page.getByRole('main')).toContainText(total.split('\n')[0] ?? '')
  await page.getByRole('link', { name: /^Pas aan/ }).click()
  await expect(page.getByRole('radio', { name: /^160 cm/ })).toBeChecked()
  await test.step('the changed bed is another one, and the earlier one can be taken out', async () => {
    await openStep(page, stepPath(9, wholeBed.replace('poten=rond', 'poten=taps')))
    await nextButton(page, 'In winkelwagen').click()
    await expect(dialog.getByText('Er ligt nog een bed in je winkelwagen:')).toBeVisible()
    await dialog
      .getByRole('button', { name: 'Haal weg: 160 cm, 200 cm, Banen, Zand, poten Rond, eiken' })
      .click()
    await expect(dialog.getByText('Weggehaald.')).toBeVisible()
    await dialog.getByRole('link', { name: 'Door naar bestellen' }).click()
    await expect(page.getByRole('link', { name: /^Pas aan/ })).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText('Taps')
  })
})

test('[CF-08] [CF-13] the way back leads out of the dialog, which does not come again by itself', async ({
  page,
}) => {
  await openStep(page, stepPath(8, wholeBed))
  await nextButton(page, 'Naar stap 9').click()
  await nextButton(page, 'In winkelwagen').click()
  const dialog = page.getByRole('dialog', { name: 'Toegevoegd' })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/step-8\//)
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(nextButton(page, 'In winkelwagen')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('[CF-12] [CA-03] a button that is pressed again before it shows that it is busy adds one', async ({
  page,
}) => {
  await test.step('a bed', async () => {
    await openStep(page, stepPath(9, wholeBed))
    expect(await countSent(nextButton(page, 'In winkelwagen'))).toBe(1)
  })
  await test.step('an article', async () => {
    await openArticle(page)
    expect(await countSent(addArticle(page))).toBe(1)
  })
  await test.step('the whole look of a room', async () => {
    await openLook(page)
    expect(await countSent(addLook(page))).toBe(1)
  })
})

const addArticle = (page: Page) => page.getByRole('button', { name: /^In winkelwagen/ }).first()
const addLook = (page: Page) => page.getByRole('button', { name: 'Zet de hele look in je winkelwagen' })
const openArticle = (page: Page) => openReady(page, '/vloerkleed-atlas-licht.html')
const openLook = (page: Page) => openReady(page, '/inspiratie/linnen-en-licht/')

/** Opens a page, and waits until its scripts run, which begin at the first key. */
async function openReady(page: Page, path: string) {
  await page.goto(path)
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => !('earlyInput' in window && window.earlyInput))
}

test('[ER-01] [ER-02] a whole look that could not be sent is sent with the next press', async ({ page }) => {
  await openLook(page)
  const button = addLook(page)
  const isForm = (request: Request) => request.method() === 'POST' && request.url().includes('.data')
  const press = () => button.evaluate((element: HTMLElement) => element.click())
  const added = page.getByRole('status').filter({ hasText: 'in je winkelwagen' })
  await page.route(/\.data/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', isForm)
  await press()
  await failed
  await page.unroute(/\.data/)
  // Presses are taken again once what the failed one says is drawn.
  const pressAgain = async () => {
    await press()
    return added.isVisible()
  }
  await expect.poll(pressAgain).toBe(true)
})

/**
 * Presses a button, and once more when the browser has sent what the first press asked for, before anything is drawn: a slow phone is that
 * late. Returns how many forms were sent until one was answered.
 */
function countSent(button: Locator): Promise<number> {
  return button.evaluate(async (element: HTMLElement) => {
    const { fetch } = window
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    // React draws when its own message arrives.
    MessagePort.prototype.postMessage = function (message: unknown) {
      held.push(() => postMessage.call(this, message))
    }
    let count = 0
    let isAnswered = false
    window.fetch = (input, init) => {
      const answer = fetch(input, init)
      if (init?.method?.toUpperCase() !== 'POST') return answer
      count += 1
      if (count === 1) setTimeout(pressAgain)
      // A call that the next one ends is not answered, though the shop has had it.
      answer.then(
        () => {
          isAnswered = true
        },
        () => {},
      )
      return answer
    }
    function pressAgain() {
      element.click()
      MessagePort.prototype.postMessage = postMessage
      for (const draw of held) draw()
    }
    element.click()
    while (!isAnswered) await new Promise((resolve) => requestAnimationFrame(resolve))
    window.fetch = fetch
    return count
  })
}

test('[CF-13] a bed that cannot be added says so, and loading ends', async ({ page }) => {
  await openStep(page, stepPath(9, wholeBed))
  await page.route('**/step-9.data*', (route) => route.abort())
  await page.route('**/step-9/_.data*', (route) => route.abort())
  await nextButton(page, 'In winkelwagen').click()
  const dialog = page.getByRole('dialog', { name: 'Dat lukte niet' })
  await dialog.getByRole('button', { name: 'Doorgaan' }).click()
  await expect(dialog).toBeHidden()
  await expect(nextButton(page, 'In winkelwagen')).not.toHaveAttribute('aria-busy')
})

test('[CF-13] [CF-17] a bed of a set that was taken off sale meanwhile says so, and the page stays to be read', async ({
  page,
}) => {
  await openStep(page, stepPath(9, wholeBed))
  // From here on, the shop has no such set any more.
  await page.route(/\/boxspringset-hotel\/step-9/, (route) =>
    route.continue({ url: route.request().url().replace('boxspringset-hotel', 'boxspringset-van-toen') }),
  )
  await nextButton(page, 'In winkelwagen').click()
  const dialog = page.getByRole('dialog', { name: 'Dat lukte niet' })
  await expect(dialog).toContainText('Deze boxspring verkopen we niet (meer).')
  await dialog.getByRole('button', { name: 'Doorgaan' }).click()
  await expect(page.getByRole('heading', { name: 'Overzicht', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Deel of mail dit bed' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'verkopen we niet (meer)' })).toBeVisible()
})
