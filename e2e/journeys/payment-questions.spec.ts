import { expect, type Page, test } from '@playwright/test'
import { openWays } from '../support/shopper.ts'

const getMethods = (page: Page) => page.getByRole('group', { name: 'Hoe wil je betalen?' })
const getWays = (page: Page) => page.getByRole('group', { name: 'Hoe wil je het ontvangen?' })
const onwards = (page: Page) => page.getByRole('button', { name: 'Naar controleren en betalen' })
/** Every card has its own fields; only those of the chosen card are visible. */
const getField = (page: Page, label: string | RegExp) =>
  getMethods(page).getByLabel(label).filter({ visible: true })

/** Opens the step of delivery and payment with a parcel that costs something to send: two ways, none preselected. */
const goToWays = (page: Page, slug = 'dekbedovertrek-waterlijn') => openWays(page, [slug])

test('[VA-03] [VA-11] a birth date is typed with digits alone, changed, pasted and filled in by the browser, and kept nowhere in it', async ({
  page,
}) => {
  await goToWays(page)
  await test.step('[VA-03] a birth date is typed with digits alone, changed, pasted and filled in by the browser', async () => {
    await getMethods(page)
      .getByRole('radio', { name: /Riverty/ })
      .check()
    const field = getField(page, 'Geboortedatum')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(field).toHaveAttribute('autocomplete', 'bday')

    await field.pressSequentially('05061985')
    await expect(field).toHaveValue('05-06-1985')
    for (let count = 0; count < 5; count++) await field.press('Backspace')
    await expect(field).toHaveValue('05-06')
    await field.pressSequentially('1979')
    await expect(field).toHaveValue('05-06-1979')

    // A digit typed in the middle goes where the caret is, and the caret stays there.
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2))
    await field.press('9')
    await expect(field).toHaveValue('09-06-1979')
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)

    for (const [typed, shown] of [
      ['5-6-1985', '05-06-1985'],
      ['05/06/1985', '05-06-1985'],
      ['05.06.1985', '05-06-1985'],
      ['05 06 1985', '05-06-1985'],
      ['1985-06-05', '05-06-1985'],
      ['050685', '05-06-85'],
    ] as const) {
      await field.clear()
      await field.pressSequentially(typed)
      await field.blur()
      await expect(field).toHaveValue(shown)
      // All characters arrive at once, as from a paste or the browser's autofill.
      await field.clear()
      await field.fill(typed)
      await field.blur()
      await expect(field).toHaveValue(shown)
    }
  })
  await test.step('[VA-11] what a payment asks is kept nowhere in the browser, and the rest of the form is', async () => {
    await getWays(page).getByRole('radio').first().check()
    await getMethods(page)
      .getByRole('radio', { name: /Riverty/ })
      .check()
    await getField(page, 'Geboortedatum').fill('05061985')
    await getField(page, 'Telefoonnummer').fill('0687654321')
    const kept = () =>
      page.evaluate(() =>
        JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]),
      )
    await expect.poll(kept).toContain('selectedPaymentMethod')
    for (const secret of ['1985', '87654321']) expect(await kept()).not.toContain(secret)
    await page.reload()
    await expect(getMethods(page).getByRole('radio', { name: /Riverty/ })).toBeChecked()
    await expect(getField(page, 'Geboortedatum')).toHaveValue('')
  })
})

test('[VA-11] [VA-14] everything that is wrong with the step is shown at once, and the first field takes the focus', async ({
  page,
}) => {
  await goToWays(page)
  await expect(getWays(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await getMethods(page)
    .getByRole('radio', { name: /Riverty/ })
    .check()
  await expect(getField(page, 'Geslacht')).toHaveValue('')
  await getField(page, 'Telefoonnummer').fill('12')
  await onwards(page).click()

  const summary = page.getByRole('alert').filter({ hasText: 'Er ontbreekt nog iets' })
  for (const message of [
    'Selecteer een verzendmethode',
    'Vul een (geldige) geboortedatum in',
    'Vul je geslacht in',
    'Vul een (geldig) telefoonnummer in',
    'Je moet akkoord gaan met de voorwaarden.',
  ])
    await expect(summary.getByRole('link', { name: message })).toBeVisible()
  await expect(getWays(page)).toBeFocused()
  await expect(getWays(page)).toBeInViewport()
  await expect(getField(page, 'Geslacht')).toHaveAccessibleDescription('Vul je geslacht in')
  await expect(getField(page, 'Geboortedatum')).toHaveAttribute('aria-invalid', 'true')

  // A field is red as long as it is wrong, and no longer.
  const phone = getField(page, 'Telefoonnummer')
  await phone.fill('123')
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.fill('0612345678')
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await phone.fill('12')
  await expect(phone).toHaveAttribute('aria-invalid', 'true')

  // Only the method's problem is left, so the page goes to its block.
  await getWays(page).getByRole('radio').first().check()
  await getField(page, 'Geboortedatum').fill('5-6-1985')
  await onwards(page).click()
  await expect(getField(page, 'Geslacht')).toBeFocused()
  await expect(getField(page, 'Geslacht')).toBeInViewport()
  await getField(page, 'Geslacht').selectOption('Vrouw')
  await getField(page, 'Telefoonnummer').fill('0612345678')
  // The page may still be scrolling to the field that took the focus, and a pointer would miss.
  await getField(page, /Ik ga akkoord/).press('Space')
  await expect(getField(page, /Ik ga akkoord/)).toBeChecked()
  await onwards(page).click()
  await expect(page.getByRole('heading', { name: 'Klopt alles?' })).toBeVisible()
})

test('[CO-04] [CO-01] [SC-04] credit says what it is and costs, a free way is chosen beforehand, no card is typed here, and a parcel is not insured', async ({
  page,
}) => {
  await goToWays(page, 'vloerkleed-atlas-licht')
  await test.step('[CO-04] [SC-04] credit says who lends, what it costs, from which age, with the warning, and its terms can be read', async () => {
    for (const name of [/Riverty/, /Billink/, /Klarna/, /in3/]) {
      const radio = getMethods(page).getByRole('radio', { name })
      await expect(radio).toHaveAccessibleName(
        /Krediet van .+, vanaf 18 jaar\. .*[Rr]ente.*Let op! Geld lenen kost geld/,
      )
    }
    await getMethods(page)
      .getByRole('radio', { name: /Billink/ })
      .check()
    await getField(page, 'Geboortedatum').fill('05061985')
    const terms = getMethods(page).getByRole('link', { name: /^betaalvoorwaarden van Billink/ })
    await expect(terms).toHaveAttribute('href', 'https://billink.example/voorwaarden/')
    await expect(
      getMethods(page)
        .getByRole('link', { name: /^informatie over het krediet/ })
        .filter({ visible: true }),
    ).toHaveAttribute('href', 'https://billink.example/kredietinformatie/')
    // The conditions open in another tab: what was typed stays, and nobody else ticks the box.
    await page
      .context()
      .route('https://billink.example/**', (route) => route.fulfill({ body: 'Voorwaarden' }))
    const [opened] = await Promise.all([page.waitForEvent('popup'), terms.click()])
    expect(opened.url()).toBe('https://billink.example/voorwaarden/')
    await opened.close()
    await expect(getField(page, 'Geboortedatum')).toHaveValue('05-06-1985')
    await expect(getField(page, /Ik ga akkoord/)).not.toBeChecked()
  })
  await test.step('[CO-04] [CO-01] [SC-04] a free way is chosen beforehand; no card is typed here, and a parcel is not insured', async () => {
    await expect(getWays(page).getByRole('radio').first()).toBeChecked()
    await expect(page.getByText('Transportverzekering')).toHaveCount(0)
    const block = getMethods(page).getByText('Je kaartnummer vul je straks in op de beveiligde pagina')
    await expect(block.filter({ visible: true })).toHaveCount(0)
    await getMethods(page)
      .getByRole('radio', { name: /Creditcard/ })
      .check()
    await expect(block).toBeVisible()
    await expect(getMethods(page).getByRole('textbox').filter({ visible: true })).toHaveCount(0)
    await onwards(page).click()
    await expect(page.getByRole('heading', { name: 'Klopt alles?' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Creditcard' })).toBeVisible()
  })
})

test('[HF-07] paying afterwards is praised with its condition and the warning beside it', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('Achteraf betalen mogelijk').first()).toBeAttached()
  const note = page.getByText(
    'Achteraf betalen is krediet van een betaaldienst, voor wie 18 jaar of ouder is.',
  )
  await expect(note).toContainText('Let op! Geld lenen kost geld')
  await note.getByRole('link').click()
  await expect(page).toHaveURL(/\/service\/bestellen-leveren\/#achteraf$/)
  await expect(page.getByText('Let op! Geld lenen kost geld')).toBeVisible()
})
