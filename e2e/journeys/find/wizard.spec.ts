import { expect, type Page, test } from '@playwright/test'
import { examineWithAxe } from '../../support/axe.ts'
import { touch } from '../../support/touch.ts'

/** Returns the number of products that the listing gives. */
async function countOnListing(page: Page): Promise<number> {
  const words = await page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ product(en)?$/ })
    .textContent()
  return Number.parseInt(words ?? '', 10)
}

function countIn(words: string | null): number {
  return Number(/\d+/.exec(words ?? '')?.[0])
}

/** Returns the link to the wizard once scripts run: it then says that it opens over the page. */
async function waitForStart(page: Page) {
  const start = page.getByRole('link', { name: 'Start de keuzehulp' }).filter({ visible: true })
  await touch(page)
  await expect(start).toHaveAttribute('aria-haspopup', 'dialog')
  return start
}

const group = (page: Page, question: string) => page.getByRole('group', { name: question })

test.describe('over the page of a category', () => {
  async function open(page: Page, path: string, title: string) {
    await page.goto(path)
    await (await waitForStart(page)).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    return dialog
  }

  test('[ER-01] [WZ-01] [WZ-03] [WZ-04] [WZ-05] answers add up to an ordinary listing, and axe knows of no fault', async ({
    page,
  }) => {
    const faults = async (within: string) =>
      (await examineWithAxe(page).include(within).analyze()).violations.map(
        ({ id, help }) => `${id}: ${help}`,
      )
    const dialog = await open(page, '/dekbed/', 'Welk dekbed past bij je?')
    const next = dialog.getByRole('button', { name: 'Volgende Stap' })

    await test.step('a question that must be answered says so', async () => {
      await expect(dialog.getByRole('heading', { name: 'Hoe heb je het ’s nachts?' })).toBeFocused()
      await expect(dialog.getByText('Vraag 1 van 4')).toBeVisible()
      await expect(next).toHaveAttribute('aria-disabled', 'true')
      await next.click({ force: true })
      await expect(dialog.getByRole('alert')).toHaveText('Maak eerst een keuze')
    })
    await test.step('one answer replaces another, and each is counted', async () => {
      await dialog.getByRole('radio', { name: /^Precies goed/ }).check()
      await dialog.getByRole('radio', { name: /^Ik heb het snel warm/ }).check()
      await expect(dialog.getByRole('radio', { name: 'Precies goed' })).not.toBeChecked()
      await expect(dialog.getByRole('link', { name: /^Toon \d+ resulta/ })).toBeVisible()
    })
    await test.step('it has no fault that axe knows of, over the page', async () => {
      // Colors are blended while the window moves into view.
      await expect(page.locator('[role=dialog]')).toHaveCSS('opacity', '1')
      expect(await faults('[role=dialog]')).toEqual([])
      await next.click()
    })
    await test.step('a question is passed and come back to', async () => {
      await expect(dialog.getByText('Vraag 2 van 4')).toBeVisible()
      await dialog.getByRole('button', { name: 'Overslaan' }).click()
      await expect(dialog.getByText('Vraag 3 van 4')).toBeVisible()
      await dialog.getByRole('button', { name: 'Vorige Stap' }).click()
      await dialog.getByRole('button', { name: 'Vorige Stap' }).click()
      await expect(dialog.getByRole('radio', { name: 'Ik heb het snel warm' })).toBeChecked()
      await next.click()
      await next.click()
    })
    await test.step('several answers may be chosen, and taken back', async () => {
      const down = dialog.getByRole('checkbox', { name: /^Dons/ })
      const synthetic = dialog.getByRole('checkbox', { name: /^Synthetisch/ })
      await synthetic.check()
      await down.check()
      await down.uncheck()
      await expect(synthetic).toBeChecked()
      await next.click()
    })
    await test.step('more than four answers stand behind a control', async () => {
      const last = dialog.getByText('260 x 220 cm')
      await expect(last).toBeHidden()
      await dialog.getByText('Toon nog 3 antwoorden').click()
      await last.click()
    })
    await test.step('the end is the listing with as many products as it said', async () => {
      const show = dialog.getByRole('button', { name: /^Toon \d+ resulta/ })
      await expect(show).not.toHaveAttribute('aria-busy')
      const count = countIn(await show.textContent())
      await show.click()
      await expect(page).toHaveURL(/\/dekbed\/260x220\/microvezel\//)
      await expect(dialog).toBeHidden()
      await expect.poll(() => countOnListing(page)).toBe(count)
    })
    await test.step('it has no fault that axe knows of, on its own', async () => {
      for (const path of ['/keuzehulp/dekbed/', '/keuzehulp/dekbedovertrek/']) {
        await page.goto(path)
        expect(await faults('main'), path).toEqual([])
      }
    })
  })

  test('[WZ-02] a quick wizard ends with its one answer', async ({ page }) => {
    const dialog = await open(page, '/dekbedovertrek/', 'Welk overtrek past bij je?')
    await expect(dialog.getByRole('button', { name: 'Volgende Stap' })).toHaveCount(0)
    await dialog.getByRole('button', { name: /Strakke lijnen/ }).click()
    await expect(page).toHaveURL(/\/dekbedovertrek\/ruit\/streep\/$/)
    await expect(dialog).toBeHidden()
  })

  test('[WZ-01] is used with the keyboard alone, and closes', async ({ page }) => {
    await page.goto('/hoofdkussen/')
    const start = await waitForStart(page)
    await start.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 2, name: /wakker/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(group(page, 'In welke houding word je wakker?').getByRole('radio').first()).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Hoe moet je kussen voelen?' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(start).toBeFocused()
  })

  test('[ER-01] [WZ-06] when it cannot be loaded, loading ends, it is logged, and it can be tried again', async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('pageerror', (error) => logged.push(error.message))
    const calls = '**/v1/catalog/guided-selling'
    const failure = Promise.withResolvers<void>()
    await page.route(calls, async (route) => {
      await failure.promise
      await route.abort()
    })
    const dialog = await open(page, '/matrassen/', 'Keuzehulp')
    await expect(dialog.getByText('Aan het laden...')).toBeVisible()
    failure.resolve()
    await expect(dialog.getByText('De keuzehulp laadde niet')).toBeVisible()
    await expect(dialog.getByText('Aan het laden...')).toHaveCount(0)
    expect(logged).not.toEqual([])
    await page.unroute(calls)
    await dialog.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(group(page, 'Hoe lang ben je?')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('[WZ-03] the page counts at once where scripts run, and a step back finds the answers', async ({
  page,
}) => {
  await page.goto('/keuzehulp/hoofdkussen/')
  await expect(page.getByRole('button', { name: 'Volgende Stap' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: /^Op mijn buik/ }).check()
  const so = page.getByRole('link', { name: /^Toon \d+ resulta/ })
  await expect(so).toHaveAttribute('href', '/hoofdkussen/buikslaper/')
  await page.getByRole('button', { name: 'Volgende Stap' }).click()
  await expect(page.getByRole('heading', { name: 'Hoe moet je kussen voelen?' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'In welke houding word je wakker?' })).toBeVisible()
  await page.goForward()
  await page.getByRole('link', { name: 'Vorige Stap' }).click()
  await expect(page.getByRole('radio', { name: /^Op mijn buik/ })).toBeChecked()
  const count = countIn(await so.textContent())
  await so.click()
  await expect(page).toHaveURL(/\/hoofdkussen\/buikslaper\/$/)
  await expect.poll(() => countOnListing(page)).toBe(count)
})

test.describe('as plain pages without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[WZ-01] [WZ-03] [WZ-04] [WZ-05] each question is a page, and the end a listing', async ({ page }) => {
    await page.goto('/matrassen/')
    await page.getByRole('link', { name: 'Start de keuzehulp' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/keuzehulp\/matras\/\?categorie=\d+&stap=1$/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

    const next = page.getByRole('button', { name: 'Volgende Stap' })
    await next.click()
    await expect(page.getByText('Maak eerst een keuze')).toBeVisible()
    await page.getByRole('radio', { name: /^1,50 tot/ }).check()
    await next.click()
    await page.getByRole('radio', { name: /^80 tot 120/ }).check()
    await next.click()
    await expect(page.getByText('Vraag 3 van 5')).toBeVisible()
    await page.getByRole('button', { name: 'Overslaan' }).click()
    await expect(page.getByText('Vraag 4 van 5')).toBeVisible()
    await page.getByRole('link', { name: 'Vorige Stap' }).click()
    await expect(page.getByText('Vraag 3 van 5')).toBeVisible()
    await next.click()
    await page.getByRole('radio', { name: /^Nee, eerder koud/ }).check()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Vraag 5 van 5')).toBeVisible()
    await page.getByRole('checkbox', { name: /^80 x 200/ }).check()
    await page.getByRole('checkbox', { name: /^90 x 200/ }).check()
    await page.getByRole('button', { name: 'Toon resultaten' }).click()
    await expect(page).toHaveURL(/\/matrassen\/80x200\/90x200\/medium\/\?tn_fk_/)
    await expect.poll(() => countOnListing(page)).toBeGreaterThan(0)
  })

  test('[WZ-02] a quick wizard is one page', async ({ page }) => {
    await page.goto('/keuzehulp/dekbedovertrek/')
    await page.getByRole('button', { name: /Rust/ }).click()
    await expect(page).toHaveURL(/\/dekbedovertrek\/effen\/$/)
  })

  test('a wizard or an answer that does not exist is a 404 or a fresh start', async ({ page }) => {
    expect((await page.goto('/keuzehulp/onbekend/'))?.status()).toBe(404)
    expect((await page.goto('/keuzehulp/matras/?qs999999=1&stap=3'))?.status()).toBe(200)
    await expect(page).toHaveURL(/\/keuzehulp\/matras\/$/)
  })
})
