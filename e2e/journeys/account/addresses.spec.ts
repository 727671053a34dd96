import { expect, type Page, test } from '@playwright/test'
import { anEmail, liveApart, logIn } from '../../support/account.ts'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { aShopper, openPayment } from '../../support/shopper.ts'

test.beforeEach(async ({ context }) => liveApart(context))

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const saved = (page: Page) => page.getByText('De wijzigingen zijn opgeslagen.')
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('address') })

/** The card of an address whose street was looked up. */
const looked = /^StandaardMuseumstraat 11071 XX AmsterdamNederland/

async function fillHouse(page: Page, { zipcode, number }: { zipcode: string; number: string }) {
  await page.getByLabel('Postcode').fill(zipcode)
  await page.getByLabel('Huisnummer').fill(number)
}

async function fillBelgianHouse(page: Page) {
  await page.getByLabel('Land').selectOption('BE')
  await fillHouse(page, { zipcode: '9000', number: '12' })
  await page.getByLabel('Straat').fill('Proefstraat')
  await page.getByLabel('Plaats', { exact: true }).fill('Gent')
}

test('[AC-02] [AC-03] [VA-09] [VA-10] addresses to bill to are kept, looked up, changed, chosen and removed', async ({
  page,
}) => {
  await logIn(page, anEmail('adressen'))
  await page.goto('/account/')
  await page
    .getByRole('navigation', { name: 'Mijn account' })
    .getByRole('link', { name: 'Factuuradres' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Factuuradres' })).toBeVisible()
  await fillHouse(page, { zipcode: '', number: '5' })
  await page.getByLabel('Huisnummer').blur()
  await expect(page.getByText('Postcode onjuist')).toHaveCount(0)
  await press(page, 'Opslaan')
  await expect(page.getByRole('alert').getByRole('link', { name: 'Postcode onjuist' })).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Vul je straat in' })).toBeVisible()
  await expectNoAxeFaults(page, 'a refused address')

  await fillHouse(page, { zipcode: '1071 xx', number: '1' })
  await page.getByLabel('Huisnummer').blur()
  await expect(page.getByLabel('Straat')).toHaveValue('Museumstraat')
  await press(page, 'Opslaan')
  await expect(saved(page)).toBeVisible()
  await expect(cards(page)).toHaveText([looked])

  await page.getByRole('link', { name: 'Adres toevoegen' }).click()
  await fillBelgianHouse(page)
  await press(page, 'Opslaan')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).last()).toContainText('Proefstraat 12')
  await expect(cards(page).last()).not.toContainText('Standaard')
  await press(page, 'Maak standaard: Proefstraat 12')
  await expect(cards(page).first()).toHaveText(/^StandaardProefstraat 12/)
  await expectNoAxeFaults(page, 'addresses')

  await page.getByRole('link', { name: 'Wijzig Proefstraat 12' }).click()
  await expect(page.getByLabel('Land')).toHaveValue('BE')
  await page.getByLabel('Bus').fill('3')
  await page.reload()
  await page.getByLabel('Bus').fill('4')
  await press(page, 'Opslaan')
  await expect(cards(page).first()).toHaveText(/^StandaardProefstraat 12 49000 GentBelgië/)
  await press(page, 'Verwijder: Proefstraat 12 4')
  await expect(cards(page)).toHaveText([looked])
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
})

for (const javaScriptEnabled of [true, false])
  test.describe(`an address that is removed meanwhile, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('[AC-02] [AC-03] loses nothing of what was typed, and is kept as a new one', async ({ page }) => {
      await logIn(page, anEmail('weg'))
      for (const number of ['12', '14']) {
        await page.goto('/account/billing-address/?adres=nieuw')
        await fillBelgianHouse(page)
        await page.getByLabel('Huisnummer').fill(number)
        await press(page, 'Opslaan')
        await expect(saved(page)).toBeVisible()
      }
      await page.getByRole('link', { name: 'Wijzig Proefstraat 14' }).click()
      await page.getByLabel('Straat', { exact: true }).fill('Nieuwstraat')
      const elsewhere = await page.context().newPage()
      await elsewhere.goto('/account/billing-address/')
      await press(elsewhere, 'Verwijder: Proefstraat 14')
      await expect(cards(elsewhere)).toHaveCount(1)
      await press(page, 'Opslaan')
      await expect(
        page.getByRole('alert').filter({ hasText: 'Dit adres is intussen verwijderd.' }),
      ).toBeVisible()
      await expect(page.getByLabel('Straat', { exact: true })).toHaveValue('Nieuwstraat')
      await press(page, 'Opslaan')
      await expect(saved(page)).toBeVisible()
      await expect(cards(page)).toHaveText([/Proefstraat 12/, /Nieuwstraat 14/])
    })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[AC-02] [AC-03] [VA-02] addresses to deliver to name their receiver, and are kept, chosen and removed', async ({
    page,
  }) => {
    await logIn(page, anEmail('bezorgen'))
    await page.goto('/account/shipping-address/')
    await fillBelgianHouse(page)
    await page.getByLabel('Voornaam').fill('@')
    await press(page, 'Opslaan')
    await expect(page.getByRole('alert').getByRole('link', { name: 'Vul je voornaam in' })).toBeVisible()
    await page.getByLabel('Voornaam').fill('Robin')
    await page.getByLabel('Achternaam').fill('Proef')
    await press(page, 'Opslaan')
    await expect(saved(page)).toBeVisible()
    await expect(cards(page)).toHaveText([/^StandaardRobin ProefProefstraat 129000 GentBelgië/])

    await page.getByRole('link', { name: 'Adres toevoegen' }).click()
    await fillBelgianHouse(page)
    await page.getByLabel('Huisnummer').fill('14')
    await page.getByLabel('Vul dit adres voortaan in bij het afrekenen').check()
    await press(page, 'Opslaan')
    await expect(cards(page)).toHaveText([/^StandaardProefstraat 14/, /^Robin Proef/])
    await press(page, 'Maak standaard: Proefstraat 12')
    await expect(cards(page)).toHaveText([/^StandaardRobin Proef/, /^Proefstraat 14/])
    await press(page, 'Verwijder: Proefstraat 14')
    await expect(cards(page)).toHaveCount(1)
    await page.goto('/account/shipping-address/?adres=weg')
    await expect(cards(page)).toHaveCount(1)
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('[AC-02] an account without addresses takes over those of its last order, at one press', async ({
      page,
    }) => {
      const email = anEmail('overnemen')
      await openPayment(page, ['gordijn-melk'], aShopper({ email }))
      await logIn(page, email)
      await page.goto('/account/billing-address/')
      await page.getByRole('button', { name: 'Neem naam en adres over' }).click()
      await expect(page.getByText('Standaard', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Neem naam en adres over' })).toHaveCount(0)
      await page.goto('/account/information/')
      await expect(page.getByLabel('Voornaam')).toHaveValue(aShopper().firstName)
    })
  })
