import { expect, test } from '@playwright/test'
import { expectNoAxeFaults } from '../../support/axe.ts'
import {
  nextButton,
  openStep,
  readTotal,
  stepPath,
  take,
  wholeBed,
} from '../../support/configurator/steps.ts'

test('[CF-01] [CF-02] [CF-03] [CF-04] [CF-06] [CF-10] a bed is composed step by step', {
  tag: '@wide',
}, async ({ page }) => {
  await openStep(page, stepPath(1))
  const bar = page.getByRole('navigation', { name: 'Stappen' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stel jouw Boxspringset Hotel samen')
  await expect(page.getByRole('img', { name: /^Boxspringset Hotel, 1/ })).toBeVisible()
  const help = page.getByRole('paragraph').filter({ hasText: 'Hulp nodig met bestellen?' })
  await expect(help.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d{10,}$/)
  const base = await readTotal(page)

  await test.step('tiles name their extra, and the total follows', async () => {
    await expect(nextButton(page, 'Kies Breedte')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Vorige stap' })).toHaveCount(0)
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
    await expect(page.getByRole('button', { name: 'Vorige stap' })).toBeVisible()
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

for (const [fabric, group, redrawn] of [
  ['taupe', 'the same', 2],
  // All others now say another difference.
  ['mos', 'another', 12],
] as const)
  test(`[CF-04] a tap on a fabric of ${group} price group draws 2 of 12 options at once, with the price, and ${redrawn} in all`, async ({
    page,
  }) => {
    await openStep(page, stepPath(3, 'breedte=160&lengte=200&hoofdbord=kanaal&stof=zand'))
    const tap = await page.evaluateHandle(async (id) => {
      const [bar, picture] = ['[aria-label="Prijs en volgende stap"]', '[data-top-picture] img'].map(
        (selector) => document.querySelector(selector)?.outerHTML,
      )
      const options = [...document.querySelectorAll('[data-property=stof] li')]
      // React keeps with an element what it was last drawn from.
      const readDrawing = (element: Element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
        return key === undefined ? undefined : Reflect.get(element, key)
      }
      const before = options.map(readDrawing)
      const countDrawn = () => options.filter((option, at) => readDrawing(option) !== before[at]).length
      const address = location.href
      const radio = document.querySelector<HTMLInputElement>(`[name=stof][value="${id}"]`)
      radio?.click()
      // React draws what a tap asks for when the event is over, and all else later.
      await Promise.resolve()
      const isSame = (selector: string, html: string | undefined) =>
        document.querySelector(selector)?.outerHTML === html
      return {
        count: options.length,
        drawn: countDrawn(),
        isChosen: radio?.checked,
        isPriced: !isSame('[aria-label="Prijs en volgende stap"]', bar),
        isElsewhere: location.href !== address || !isSame('[data-top-picture] img', picture),
        countDrawn,
      }
    }, fabric)
    expect(await tap.evaluate(({ countDrawn, ...first }) => first)).toEqual({
      ...{ count: 12, drawn: 2, isChosen: true, isElsewhere: false },
      isPriced: group === 'another',
    })
    await expect(page).toHaveURL(new RegExp(`&stof=${fabric}$`))
    await expect(page.locator('[data-top-picture] img')).toHaveAttribute('src', new RegExp(`_${fabric}`))
    expect(await tap.evaluate(({ countDrawn }) => countDrawn())).toBe(redrawn)
  })

test('[CF-08] [CF-18] a step that is opened before a tap is part of the address has that tap', async ({
  page,
}) => {
  const start = stepPath(3, 'breedte=160&lengte=200&hoofdbord=kanaal&stof=zand')
  for (const way of ['a[data-step="2"]', '[aria-label="Prijs en volgende stap"] button']) {
    await openStep(page, start)
    await page.evaluate((selector) => {
      document.querySelector<HTMLElement>('[name=stof][value="mos"]')?.click()
      document.querySelector<HTMLElement>(selector)?.click()
    }, way)
    await expect(page, way).toHaveURL(/&stof=mos$/)
    await expect(page, way).not.toHaveURL(/step-3/)
    await page.goBack()
    await expect(page, way).toHaveURL(/step-3\/.*&stof=mos$/)
  }
})

test('[CF-06] [CF-07] going on too early says what to choose first, and the end asks for all options', async ({
  page,
}) => {
  await test.step('[CF-07] going on too early says what to choose first', async () => {
    await openStep(page, stepPath(2))
    await nextButton(page, 'Kies Hoofdbord').click()
    const notice = page.getByRole('status').filter({ hasText: 'Selecteer optie', visible: true })
    await expect(notice).toContainText('Kies eerst Hoofdbord')
    await expect(page.getByRole('radio').first()).toBeFocused()
    await expect(page).toHaveURL(/\/step-2\/$/)
  })
  await test.step('[CF-06] [CF-07] the end asks for all options', async () => {
    await openStep(page, stepPath(9, 'breedte=160'))
    await nextButton(page, 'Selecteer alle opties').click()
    const notice = page.getByRole('status').filter({ hasText: 'Order niet compleet', visible: true })
    await expect(notice).toContainText('Selecteer eerst alle opties')
  })
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
  await expect(sledge).toHaveAccessibleDescription(/^Past niet bij je keuze 180 cm \(breedte\)\. · /)
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

test('[CF-05] [CF-09] the rest can be filled in at once, and every part is changed from the summary', {
  tag: '@wide',
}, async ({ page }) => {
  await openStep(page, stepPath(1, 'breedte=180'))
  const fill = page.getByRole('link', { name: /^Snel kiezen/ })
  // Above the questions stands one offer of help, which is advice.
  const question = await page.getByRole('radio').last().boundingBox()
  expect((await fill.boundingBox())?.y).toBeGreaterThan(question?.y ?? Number.POSITIVE_INFINITY)
  await fill.click()
  await expect(page).toHaveURL(/\/step-9\/\?breedte=180&/)
  await expect(page.getByRole('heading', { level: 2, name: 'Overzicht' })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Pas aan/ })).toHaveCount(8)
  await page.getByRole('link', { name: /^Pas aan\s*: Poten$/ }).click()
  await expect(page).toHaveURL(/\/step-7\/\?breedte=180&/)
  await expect(page.getByRole('radio', { name: /^Rond/ })).toBeChecked()
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
  await test.step('what disappears when it is pressed leaves the focus near by, and not at the top of the page', async () => {
    await expect(page).toHaveURL(/poten=slede/)
    await expect(page.getByRole('radio', { name: /^Slede/ })).toBeFocused()
    await page.getByRole('link', { name: 'Ongedaan maken' }).press('Enter')
    await expect(page).not.toHaveURL(/poten=slede/)
    await expect(page.getByRole('heading', { level: 2, name: 'Poten' })).toBeFocused()
  })
})

test('has no fault that axe knows of', { tag: '@wide' }, async ({ page }) => {
  await openStep(page, stepPath(1, 'breedte=180'))
  await page.getByText('Weet je het niet zeker?').click()
  await expectNoAxeFaults(page, 'sizes and advice')
  await openStep(page, stepPath(3, 'breedte=180&lengte=200&hoofdbord=kussen'))
  await take(page, /^Mos/)
  // The page may scroll to show it, and is looked at after that.
  await expect(page.getByRole('link', { name: /^Kies dit en wij wijzigen/ })).toBeVisible()
  await expectNoAxeFaults(page, 'fabrics, one of which does not fit')
  await openStep(page, stepPath(4, 'breedte=180'))
  await page.getByText('Welke stevigheid past bij mij?').click()
  await expectNoAxeFaults(page, 'mattress and advice')
  await openStep(page, stepPath(9, wholeBed))
  await expectNoAxeFaults(page, 'summary')
})
