import { expect, type Locator, test } from '@playwright/test'
import { nextButton, openStep, stepPath, take } from '../../support/configurator/steps.ts'

test('[RT-09] every way into the configurator leads to a step of a set', async ({ page, request }) => {
  await page.goto('/configurator/')
  await expect(page).toHaveURL(/\/configurator\/boxsprings\/boxspringset-hotel\/step-1\/$/)
  await page.goto('/configurator/boxsprings/boxspring-solo/')
  await expect(page).toHaveURL(/\/boxspring-solo\/step-1\/$/)
  await page.goto(stepPath(99, 'breedte=160'))
  await expect(page).toHaveURL(/\/step-1\/\?breedte=160$/)
  for (const path of [stepPath(1, '', 'bestaat-niet'), '/configurator/banken/x/step-1/'])
    expect((await request.get(path)).status(), path).toBe(404)
  const checkout = await request.get(
    '/configurator/boxsprings/boxspringset-hotel/checkout-personaldetails/',
    {
      maxRedirects: 0,
    },
  )
  expect(checkout.headers().location).toBe('/checkout/address-details/')
})

test('[CF-08] [CF-18] back, forward, reload and a shared link open what the address says', async ({
  page,
  browser,
}) => {
  await openStep(page, stepPath(1))
  await take(page, /^160 cm/)
  await take(page, /^210 cm/)
  await nextButton(page, 'Naar stap 2').click()
  await take(page, /^Vlak/)
  await nextButton(page, 'Naar stap 3').click()
  await expect(page).toHaveURL(/\/step-3\/\?breedte=160&lengte=210&hoofdbord=vlak$/)
  // The address is there before its step is drawn, and the button leads to the step before the one in sight.
  await expect(page.getByRole('radio', { name: /^Mos/ })).toBeVisible()
  await page.getByRole('button', { name: 'Vorige stap' }).click()
  await expect(page).toHaveURL(/\/step-2\//)
  await page.goBack()
  // Choosing replaced the address, so one step back is the first step; the later choice stays.
  await expect(page).toHaveURL(/\/step-1\/\?breedte=160&lengte=210&hoofdbord=vlak$/)
  await expect(page.getByRole('radio', { name: /^160 cm/ })).toBeChecked()
  await page.goForward()
  await expect(page.getByRole('radio', { name: /^Vlak/ })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Vlak/ })).toBeChecked()
  const other = await browser.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('radio', { name: /^Vlak/ })).toBeChecked()
  await other.close()
})

for (const moment of ['before the page before is drawn', 'as soon as the page before is drawn'] as const)
  test(`[CF-08] [CF-18] who goes back again ${moment} arrives there, with the later choices`, async ({
    page,
  }) => {
    await openStep(page, stepPath(1, 'breedte=160&lengte=210'))
    for (const [step, option] of [
      [2, /^Vlak/],
      [3, /^Mos/],
    ] as const) {
      await nextButton(page, `Naar stap ${step}`).click()
      await take(page, option)
    }
    await nextButton(page, 'Naar stap 4').click()
    const all = 'breedte=160&lengte=210&hoofdbord=vlak&stof=mos'
    await expect(page).toHaveURL(new RegExp(`/step-4/\\?${all}$`))
    await page.evaluate(goBackThrice, moment.startsWith('as soon'))
    await expect(page).toHaveURL(new RegExp(`/step-1/\\?${all}$`))
    await expect(page.getByRole('radio', { name: /^160 cm/ })).toBeChecked()
    await page.goForward()
    await expect(page).toHaveURL(new RegExp(`/step-2/\\?${all}$`))
    await expect(page.getByRole('radio', { name: /^Vlak/ })).toBeChecked()
  })

/** Goes back three pages, each time when the browser has gone back, or when the page that it went to is drawn. */
async function goBackThrice(isDrawn: boolean): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    const number = document.querySelector<HTMLInputElement>('[name=van-stap]')
    const before = number?.value
    history.back()
    await gone
    while (isDrawn && document.querySelector<HTMLInputElement>('[name=van-stap]')?.value === before)
      await new Promise((resolve) =>
        new MutationObserver(resolve).observe(document.body, {
          attributes: true,
          childList: true,
          subtree: true,
        }),
      )
  }
}

test('[CF-08] [CF-18] the step before has a choice that was made before the address of the one before it was drawn', async ({
  page,
}) => {
  await openStep(page, stepPath(1, 'breedte=160'))
  await page.evaluate(() => {
    const press = (wanted: string) => document.querySelector<HTMLElement>(wanted)?.click()
    const { replaceState } = history
    history.replaceState = (...state) => {
      replaceState.apply(history, state)
      history.replaceState = replaceState
      queueMicrotask(() => {
        press('[name=lengte][value="210"]')
        document.querySelector<HTMLFormElement>('form:has([name=lengte])')?.requestSubmit()
      })
    }
    press('[name=lengte][value="220"]')
  })
  await expect(page).toHaveURL(/\/step-2\/\?breedte=160&lengte=210$/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: /^210 cm/ })).toBeChecked()
  await expect(page).toHaveURL(/\/step-1\/\?breedte=160&lengte=210$/)
})

test('[CF-08] [CF-18] the step before has the bed as it was changed, with the way to undo that', async ({
  page,
}) => {
  await openStep(page, stepPath(2, 'breedte=160&lengte=200&hoofdbord=kussen'))
  await nextButton(page, 'Naar stap 3').click()
  await take(page, /^Mos/)
  await page.getByRole('link', { name: /^Kies dit en wij wijzigen: hoofdbord/ }).click()
  await page.getByRole('button', { name: 'Vorige stap' }).click()
  await expect(page).toHaveURL(/\/step-2\/\?breedte=160&lengte=200&hoofdbord=omlijst&stof=mos$/)
  await expect(page.getByRole('radio', { name: /^Omlijst/ })).toBeChecked()
  await page.getByRole('link', { name: 'Ongedaan maken' }).click()
  await expect(page).toHaveURL(/\/step-2\/\?breedte=160&lengte=200&hoofdbord=kussen$/)
})

test('[CF-08] the button of the browser takes a change back, which is then no longer offered to be undone', async ({
  page,
}) => {
  await openStep(page, stepPath(2, 'breedte=160&lengte=200&hoofdbord=kussen'))
  await nextButton(page, 'Naar stap 3').click()
  await take(page, /^Mos/)
  await page.getByRole('link', { name: /^Kies dit en wij wijzigen: hoofdbord/ }).click()
  const undo = page.getByRole('link', { name: 'Ongedaan maken' })
  await expect(undo).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/step-2\/\?breedte=160&lengte=200&hoofdbord=kussen$/)
  await expect(undo).toHaveCount(0)
})

test('[CF-08] [CF-18] the step before has a change that its press came right after', async ({ page }) => {
  await openStep(page, stepPath(2, 'breedte=160&lengte=200&hoofdbord=kussen'))
  await nextButton(page, 'Naar stap 3').click()
  await take(page, /^Mos/)
  const change = page.getByRole('link', { name: /^Kies dit en wij wijzigen: hoofdbord/ })
  const back = await page.getByRole('button', { name: 'Vorige stap' }).elementHandle()
  await change.evaluate((link, button) => {
    for (const one of [link, button]) if (one instanceof HTMLElement) one.click()
  }, back)
  await expect(page).toHaveURL(/\/step-2\/\?breedte=160&lengte=200&hoofdbord=omlijst&stof=mos$/)
  await expect(page.getByRole('radio', { name: /^Omlijst/ })).toBeChecked()
})

test('[CF-08] going on and back is drawn once the press was seen', async ({ page }) => {
  await page.clock.install()
  await openStep(page, stepPath(1, 'breedte=180&lengte=200'))
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  const press = async (target: Locator, { from, to }: { from: number; to: number }) => {
    await target.click()
    // What the page does next waits for a frame, and for the timer behind it.
    await expect(page).toHaveURL(new RegExp(`/step-${from}/`))
    await page.clock.runFor(100)
    await expect(page).toHaveURL(new RegExp(`/step-${to}/`))
    await expect(page.locator('h2:focus')).toBeVisible()
  }
  await press(nextButton(page, 'Naar stap 2'), { from: 1, to: 2 })
  await press(page.getByRole('button', { name: 'Vorige stap' }), { from: 2, to: 1 })
})

test('an address whose choices clash opens where it says so, and a tap on another option says why that one does not fit', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  // The page then scrolls at once, where it otherwise takes its time.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStep(page, stepPath(6, 'breedte=180&lengte=220&poten=slede&topper=comfort'))
  await expect(page.getByText('Deze keuzes gaan niet samen')).toBeInViewport()
  // Beside the picture a late step opens at its questions.
  if (isMobile) expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const reason = page.getByText(/^(Comfortschuim|Koudschuim): Past niet/).filter({ visible: true })
  await expect(reason).toHaveText(/^Comfortschuim/)
  await take(page, /^Koudschuim/)
  await expect(reason).toHaveText(/^Koudschuim/)
  await expect(page.getByRole('link', { name: /^Kies dit en wij wijzigen/ })).toBeInViewport()
})

test('[CF-18] a visitor who returns without choices goes on with the last bed, or starts anew', async ({
  page,
}) => {
  await openStep(page, stepPath(1, 'breedte=180&lengte=210'))
  await page.goto('/service/')
  await openStep(page, stepPath(1))
  await expect(page.getByText(/^Welkom terug/)).toBeVisible()
  await expect(page).toHaveURL(/\?breedte=180&lengte=210$/)
  await page.getByRole('link', { name: 'Opnieuw beginnen' }).click()
  await expect(page).toHaveURL(/\/step-1\/$/)
  await page.reload()
  await expect(page.locator('[data-composer=ready]')).toBeAttached()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('[CF-18] a look at a shared bed leaves the bed of the visitor as it was, until they change it', async ({
  page,
}) => {
  await openStep(page, stepPath(1, 'breedte=180&lengte=210&hoofdbord=vlak'))
  for (const isChanged of [false, true]) {
    await openStep(page, stepPath(1, 'breedte=140&lengte=200'))
    if (isChanged) await take(page, /^160 cm/)
    await expect(page).toHaveURL(new RegExp(`breedte=${isChanged ? 160 : 140}&`))
    await openStep(page, stepPath(1))
    const own = isChanged ? 'breedte=160&lengte=200' : 'breedte=180&lengte=210&hoofdbord=vlak'
    await expect(page).toHaveURL(new RegExp(`/step-1/\\?${own}$`))
  }
})

test('[CF-18] a visitor whose last bed has lost an option is told which question is open again', async ({
  page,
}) => {
  const choices = 'breedte=180&lengte=210&hoofdbord=vlak'
  await openStep(page, stepPath(1, choices))
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('vlak'))
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage))
      localStorage.setItem(key, value.replace('"vlak"', '"van-vroeger"'))
  })
  await openStep(page, stepPath(1))
  const alert = page.getByRole('status').filter({ hasText: 'Niet alles uit je vorige bed is er nog' })
  await expect(alert).toContainText('Kies opnieuw: Hoofdbord.')
  await expect(page).toHaveURL(/\?breedte=180&lengte=210$/)
  await nextButton(page, 'Naar stap 2').click()
  await expect(alert).toBeVisible()
  await take(page, /^Banen/)
  await expect(alert).toHaveCount(0)
})
