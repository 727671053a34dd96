import { expect, test } from '@playwright/test'
import { expectNoAxeFaults } from '../../support/axe.ts'
import {
  nextButton,
  openStep,
  readAmount,
  readTotal,
  stepPath,
  take,
  wholeBed,
} from '../../support/configurator.ts'

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

test('[CF-01] [CF-02] [CF-03] [CF-04] [CF-06] [CF-10] a bed is composed step by step', {
  tag: '@wide',
}, async ({ page }) => {
  await openStep(page, stepPath(1))
  const bar = page.getByRole('navigation', { name: 'Stappen' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stel jouw Boxspringset Hotel samen')
  await expect(page.getByRole('img', { name: /^Boxspringset Hotel, 1/ })).toBeVisible()
  await expect(page.getByText('Hulp nodig met bestellen?')).toBeVisible()
  const base = await readTotal(page)

  await test.step('tiles name their extra, and the total follows', async () => {
    await expect(nextButton(page, 'Kies Breedte')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^180 cm King size \+ € 210,-$/ })).toBeVisible()
    await take(page, /^180 cm/)
    await expect.poll(() => readTotal(page)).toBe(base + 21_000)
    await take(page, /^160 cm/)
    await expect.poll(() => readTotal(page)).toBe(base + 12_000)
    await expect(page).toHaveURL(/\?breedte=160$/)
  })
  await test.step('a later circle is a link only once its step has a choice', async () => {
    await expect(bar.getByRole('link')).toHaveCount(0)
    await take(page, /^200 cm/)
    await nextButton(page, 'Naar stap 2').click()
    await expect(page).toHaveURL(/\/step-2\/\?breedte=160&lengte=200$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Hoofdbord' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: 'Hoofdbord' })).toBeInViewport()
    await expect(bar.getByRole('link')).toHaveCount(1)
  })
  await test.step('radios tell their extra, and behind a button what they are', async () => {
    await page.goto(stepPath(4, 'breedte=160&lengte=200&hoofdbord=kanaal&stof=zand'))
    await expect(page.getByRole('group', { name: 'Kern links' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Natuurlatex \(\+ € 240,-\)/ })).toBeVisible()
    await page.getByRole('button', { name: 'Meer over Natuurlatex' }).click()
    const explanation = page.getByRole('dialog', { name: 'Natuurlatex' })
    await expect(explanation).toBeVisible()
    await explanation.getByRole('button', { name: 'Sluiten' }).click()
    await expect(explanation).toBeHidden()
  })
})

test('[CF-04] [CF-18] two taps before the page is drawn anew are both kept', async ({ page }) => {
  await openStep(page, stepPath(1))
  await page.evaluate(() => {
    for (const selector of ['[name=breedte][value="160"]', '[name=lengte][value="210"]'])
      document.querySelector<HTMLElement>(selector)?.click()
  })
  await expect(page).toHaveURL(/\?breedte=160&lengte=210$/)
  await expect(page.getByRole('radio', { name: /^160 cm/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^210 cm/ })).toBeChecked()
})

test('[CF-07] going on too early says what to choose first', async ({ page }) => {
  await openStep(page, stepPath(2))
  await nextButton(page, 'Kies Hoofdbord').click()
  const notice = page.getByRole('status').filter({ hasText: 'Selecteer optie', visible: true })
  await expect(notice).toContainText('Kies eerst Hoofdbord')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(page).toHaveURL(/\/step-2\/$/)
})

test('an option that does not fit says why, and one tap makes it fit, with a way back', {
  tag: '@wide',
}, async ({ page }) => {
  const asked: string[] = []
  await openStep(page, stepPath(7, 'breedte=180&lengte=200&hoofdbord=kanaal&stof=zand'))
  page.on('request', (request) => asked.push(request.url()))
  const before = await readTotal(page)
  const sledge = page.getByRole('radio', { name: /^Slede/ })
  await expect(sledge).toHaveAttribute('aria-disabled', 'true')
  await expect(sledge).toHaveAccessibleDescription(
    /^Past nu niet Past niet bij je keuze 180 cm \(breedte\)\. · /,
  )
  await take(page, /^Slede/)
  await expect(sledge).not.toBeChecked()
  const reason = page.getByText('Een slede draagt een bed tot en met 160 cm breed.')
  await expect(reason.filter({ visible: true })).toBeInViewport()
  await page.getByRole('link', { name: /^Kies dit en wij wijzigen: breedte van 180 cm naar/ }).click()
  await expect(sledge).toBeChecked()
  await expect(page).toHaveURL(/poten=slede/)
  await expect(
    page.getByRole('status').filter({ hasText: 'Gewijzigd: breedte van 180 cm naar' }),
  ).toBeInViewport()
  await page.getByRole('link', { name: 'Ongedaan maken' }).click()
  await expect(sledge).not.toBeChecked()
  await expect(page).toHaveURL(/breedte=180&lengte=200&hoofdbord=kanaal&stof=zand$/)
  await expect.poll(() => readTotal(page)).toBe(before)
  expect(asked.filter((url) => /\/v1\/|\.data/.test(url))).toEqual([])
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

test('[CF-05] [CF-09] the rest can be filled in at once, and every part is changed from the summary', {
  tag: '@wide',
}, async ({ page }) => {
  await openStep(page, stepPath(1, 'breedte=180'))
  await page.getByRole('link', { name: /^Snel kiezen/ }).click()
  await expect(page).toHaveURL(/\/step-9\/\?breedte=180&/)
  await expect(page.getByRole('heading', { level: 2, name: 'Overzicht' })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Pas aan/ })).toHaveCount(8)
  await page.getByRole('link', { name: /^Pas aan\s*: Poten$/ }).click()
  await expect(page).toHaveURL(/\/step-7\/\?breedte=180&/)
  await expect(page.getByRole('radio', { name: /^Rond/ })).toBeChecked()
})

test('[CF-06] [CF-07] the end asks for all options', async ({ page }) => {
  await openStep(page, stepPath(9, 'breedte=160'))
  await nextButton(page, 'Selecteer alle opties').click()
  const notice = page.getByRole('status').filter({ hasText: 'Order niet compleet', visible: true })
  await expect(notice).toContainText('Selecteer eerst alle opties')
})

test('[CF-16] the advice on firmness is worked out here, and can be taken', async ({ page }) => {
  await openStep(page, stepPath(4, 'breedte=160'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByText('Welke stevigheid past bij mij?').click()
  await page.getByLabel('Lengte').fill('185')
  await page.getByLabel('Gewicht').fill('130')
  await page.getByRole('button', { name: 'Kies stevig' }).click()
  await expect(page.getByRole('radio', { name: /^Stevig/ })).toBeChecked()
  await page.getByLabel('Lengte').fill('195')
  await expect(page.getByText('Ons advies: medium')).toBeVisible()
  expect(page.url()).not.toMatch(/185|195|130/)
  expect(asked.filter((url) => /185|195|130/.test(url))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /185|130/,
  )
})

test('"Weet je het niet zeker?" leads through its questions to a whole bed', async ({ page }) => {
  await openStep(page, stepPath(1))
  await page.getByText('Weet je het niet zeker?').click()
  await page.getByRole('button', { name: 'Stel een bed voor' }).click()
  await expect(page.getByText('Beantwoord eerst alle vragen.')).toBeVisible()
  await page.getByLabel('Met z’n tweeën', { exact: true }).check()
  await page.getByLabel('Langer dan 1,95 m').check()
  await page.getByLabel('Een stil bed').check()
  await page.getByRole('button', { name: 'Stel een bed voor' }).click()
  await expect(page).toHaveURL(/\/step-9\/\?breedte=180&lengte=220&/)
  await expect(nextButton(page, 'Deel of mail dit bed')).toBeVisible()
})

test('beds lie side by side, with what differs marked', { tag: '@wide' }, async ({ page }) => {
  await openStep(page, stepPath(9, wholeBed))
  await page.getByRole('button', { name: 'Leg dit bed klaar om te vergelijken' }).click()
  await openStep(page, stepPath(9, wholeBed.replace('breedte=160', 'breedte=180')))
  const table = page.getByRole('region', { name: 'Vergelijking van je bedden' })
  await expect(table.getByRole('row', { name: /^Breedte anders 180 cm 160 cm$/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Prijs anders/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Lengte 200 cm 200 cm$/ })).toBeVisible()
  await table.getByRole('button', { name: 'Weg met bed 2' }).click()
  await expect(table).toHaveCount(0)
})

test('is used with the keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await openStep(page, stepPath(7, 'breedte=180'))
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: /^Rond/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  // The one before the first is the last: a sledge, which does not fit.
  await expect(page.getByRole('radio', { name: /^Slede/ })).toBeFocused()
  await expect(page.getByRole('radio', { name: /^Rond/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Kies dit en wij wijzigen/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /^Slede/ })).toBeChecked()
})

test('has no fault that axe knows of', { tag: '@wide' }, async ({ page }) => {
  await openStep(page, stepPath(1, 'breedte=180'))
  await page.getByText('Weet je het niet zeker?').click()
  await expectNoAxeFaults(page, 'sizes and advice')
  await openStep(page, stepPath(3, 'breedte=180&lengte=200&hoofdbord=kussen'))
  await take(page, /^Mos/)
  await expectNoAxeFaults(page, 'fabrics, one of which does not fit')
  await openStep(page, stepPath(4, 'breedte=180'))
  await page.getByText('Welke stevigheid past bij mij?').click()
  await expectNoAxeFaults(page, 'mattress and advice')
  await openStep(page, stepPath(9, wholeBed))
  await expectNoAxeFaults(page, 'summary')
})

test('[CF-14] [API-14] the picture follows the choices, and says what it shows', { tag: '@wide' }, async ({
  page,
}) => {
  await openStep(page, stepPath(2, 'breedte=180&lengte=200'))
  const picture = page.getByRole('img', { name: /^Boxspringset Hotel, 180 cm breed/ })
  const loaded = page.waitForResponse((answer) => answer.url().includes('_geknoopt_'))
  await take(page, /^Geknoopt/)
  expect((await loaded).headers()['cache-control']).toContain('immutable')
  await expect(picture).toHaveAccessibleName(/geknoopt hoofdbord/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
})

test('[CF-14] [API-14] the bed is looked at from other sides, and nothing else moves', {
  tag: '@wide',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openStep(page, stepPath(2, 'breedte=180&lengte=200'))
  const views = page.getByRole('navigation', { name: 'Bekijk je bed' })
  const room = page.getByRole('img', { name: /^Boxspringset Hotel, 180 cm breed/ })
  await expect(room).toBeVisible()
  await expect(views.getByRole('link', { name: 'Kamer' })).toHaveAttribute('aria-current', 'true')
  // The tiles have the headboards in their own small size.
  expect(asked.filter((url) => /\/media\/bed\/[^/]+\/(headboard|layers|front)\/(?!320\/)/.test(url))).toEqual(
    [],
  )
  const place = await room.boundingBox()
  const address = page.url()

  await views.getByRole('link', { name: 'Hoofdbord' }).press('Enter')
  const headboard = page.getByRole('img', { name: /^Hoofdbord: Boxspringset Hotel, / })
  await expect(headboard).toBeVisible()
  await expect
    .poll(() => headboard.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
    .toContain('/headboard/')
  await expect(views.getByRole('link', { name: 'Hoofdbord' })).toBeFocused()
  expect(await headboard.boundingBox()).toEqual(place)
  expect(page.url()).toBe(address)

  await test.step('a view that was taken stays, whatever is chosen and wherever one goes', async () => {
    await take(page, /^Geknoopt/)
    await expect(headboard).toHaveAccessibleName(/geknoopt hoofdbord/)
    await nextButton(page, 'Naar stap 3').click()
    await take(page, /^Mos/)
    await expect(headboard).toHaveAccessibleName(/geknoopt hoofdbord en bekleed met fluweel in mos$/)
    await views.getByRole('link', { name: 'Kamer' }).click()
    await expect(room).toBeVisible()
  })
})

test('[CF-14] a step that only another view shows opens in that view', async ({ page }) => {
  await openStep(page, stepPath(6, 'breedte=180&topper=talalay'))
  const opened = page.getByRole('img', { name: /^Opengewerkt: Boxspringset Hotel, .*topper van latex/ })
  await expect(opened).toBeVisible()
  await take(page, /^Comfortschuim/)
  await expect(opened).toBeHidden()
  await expect(page.getByRole('img', { name: /^Opengewerkt: .*topper van comfortschuim/ })).toBeVisible()
})

test('[CF-14] [ER-02] a picture that fails gives way to that of the set, and blocks nothing', async ({
  page,
}) => {
  await page.route('**/media/bed/**', (route) => route.abort())
  await openStep(page, stepPath(1))
  await expect(page.getByRole('img', { name: 'Voorbeeld van Boxspringset Hotel' })).toBeVisible()
  await page.unroute('**/media/bed/**')
  await take(page, /^180 cm/)
  await expect(page.getByRole('img', { name: /^Boxspringset Hotel, 180 cm breed/ })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CF-07] [CF-18] a bed is composed with plain forms', { tag: '@wide' }, async ({ page }) => {
    await page.goto(stepPath(1))
    await nextButton(page, 'Kies Breedte').click()
    await expect(page.getByText('Kies eerst Breedte').filter({ visible: true })).toBeVisible()
    await page.getByRole('radio', { name: /^180 cm/ }).check()
    await page.getByRole('radio', { name: /^200 cm/ }).check()
    await page.getByRole('button', { name: 'Werk prijs en keuzes bij' }).click()
    await expect(page).toHaveURL(/\/step-1\/\?breedte=180&lengte=200#/)
    await nextButton(page, 'Naar stap 2').click()
    await expect(page).toHaveURL(/\/step-2\/\?breedte=180&lengte=200#/)
    // The next questions are on the screen, and not the steps above them.
    await expect(page.getByRole('heading', { level: 2, name: 'Hoofdbord' })).toBeInViewport({ ratio: 1 })
    await page.goto(stepPath(7, 'breedte=180&lengte=200'))
    await page.getByRole('link', { name: /^Kies dit en wij wijzigen: breedte van 180 cm/ }).click()
    await expect(page).toHaveURL(/poten=slede/)
    await page.goto(stepPath(7, 'breedte=180&poten=slede'))
    await expect(page.getByText('Deze keuzes gaan niet samen')).toBeVisible()
    await page.getByRole('link', { name: /^Maak het passend/ }).click()
    await expect(page.getByText('Deze keuzes gaan niet samen')).toHaveCount(0)
  })

  test('[CF-14] [API-14] the views of the bed are links', async ({ page }) => {
    await page.goto(stepPath(2, 'breedte=180&hoofdbord=kanaal'))
    await page.getByRole('link', { name: 'Hoofdbord', exact: true }).last().click()
    await expect(page).toHaveURL(/breedte=180&hoofdbord=kanaal&in-beeld=headboard$/)
    const picture = page.getByRole('img', { name: /^Hoofdbord: .*hoofdbord met banen/ })
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('/headboard/')
    await expect(page.getByRole('radio', { name: /^Banen/ })).toBeChecked()
  })

  test('[CF-16] the advice is a form, and firmness a table', async ({ page }) => {
    await page.goto(stepPath(1))
    await page.getByText('Weet je het niet zeker?').click()
    await page.getByLabel('Alleen', { exact: true }).check()
    await page.getByLabel('Tot 1,85 m', { exact: true }).check()
    await page.getByLabel('Een stil bed').check()
    await page.getByRole('button', { name: 'Stel een bed voor' }).click()
    await expect(page).toHaveURL(/\/step-9\/\?breedte=140&lengte=200&/)
    await page.goto(stepPath(4))
    await page.getByText('Welke stevigheid past bij mij?').click()
    await expect(page.getByRole('table', { name: 'Stevigheid naar lengte en gewicht' })).toBeVisible()
  })
})

test('a bed is kept under a short link, which opens it again', async ({ page, browser }) => {
  await openStep(page, stepPath(9, wholeBed))
  const total = await readAmount(page, 'Totaal')
  await nextButton(page, 'Deel of mail dit bed').click()
  await expect(page).toHaveURL(/\/configurator\/bed\/[0-9a-z]{1,12}\/$/)
  const link = await page.getByLabel('Link naar dit bed').inputValue()
  expect(link).toBe(page.url())
  await expectNoAxeFaults(page, 'kept bed')
  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Je bewaarde Boxspringset Hotel')
  await expect(other.getByText('Banen', { exact: true })).toBeVisible()
  expect(await readAmount(other, 'Nu')).toBe(total)
  await other.getByRole('link', { name: 'Verder met dit bed' }).click()
  await expect(other.getByRole('radio', { name: /^160 cm/ })).toBeChecked()
  await other.context().close()
  expect((await page.request.get('/configurator/bed/bestaatniet/')).status()).toBe(404)
})

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
})

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

test.describe('the cart without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CF-12] takes a bed by a plain form', async ({ page }) => {
    await page.goto(stepPath(9, wholeBed))
    await nextButton(page, 'In winkelwagen').click()
    await expect(page).toHaveURL(/\/cart\/$/)
    await expect(page.getByRole('main')).toContainText('Boxspringset Hotel')
  })
})
