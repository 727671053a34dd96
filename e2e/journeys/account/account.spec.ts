import { expect, type Page, test } from '@playwright/test'
import {
  ageLogin,
  anEmail,
  goodPassword,
  liveApart,
  logIn,
  shopUrl,
  waitForDigits,
  waitForMail,
} from '../../support/account.ts'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { isPhone } from '../../support/device.ts'
import { test as faultyTest } from '../../support/faulty-shop.ts'

test.beforeEach(async ({ context }) => liveApart(context))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const menu = (page: Page) => page.getByRole('navigation', { name: 'Mijn account' })
const saved = (page: Page) => page.getByText('De wijzigingen zijn opgeslagen.')

async function fillDetails(page: Page) {
  await page.getByLabel('Anders, of zeg ik liever niet').check()
  await page.getByLabel('Voornaam').fill('Robin')
  await page.getByLabel('Achternaam').fill('Proef')
  await page.getByLabel('Telefoonnummer').fill('0612345678')
}

test('[LY-01] the account stands between header and footer, with a menu of its pages and Afmelden', async ({
  page,
}) => {
  await logIn(page, anEmail('menu'))
  await page.goto('/account/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(menu(page).getByRole('listitem')).toHaveText([
    'Dashboard',
    'Accountinformatie',
    'Mijn bestellingen',
    'Factuuradres',
    'Afleveradres',
    'Nieuwsbrieven',
    'Favorieten',
    'Mijn bedden',
    'Passkeys',
    'Apparaten',
    'Mijn gegevens',
    'Afmelden',
  ])
  await expectNoAxeFaults(page, 'dashboard')
  // Where the menu stands below the page, no door of the dashboard repeats what the menu says.
  if (isPhone()) await expect(page.getByRole('main').getByRole('link', { name: 'Apparaten' })).toHaveCount(1)
  await menu(page).getByRole('link', { name: 'Apparaten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Apparaten' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Apparaten' })).toHaveAttribute('aria-current', 'page')
  for (const path of [
    '/account/',
    '/account/information/',
    '/account/orders/',
    '/account/billing-address/',
    '/account/shipping-address/',
    '/account/subscription/',
    '/account/bedden/',
    '/account/passkeys/',
    '/account/apparaten/',
    '/account/gegevens/',
  ]) {
    const answer = await page.request.get(path)
    expect(answer.headers()['cache-control']).toContain('no-store')
    expect(await answer.text()).toContain('content="noindex"')
  }
})

test('[AC-03] [VA-10] details are saved, confirmed for five seconds, and refused with what is wrong', async ({
  page,
}) => {
  const email = anEmail('gegevens')
  await logIn(page, email)
  await page.clock.install()
  await page.goto('/account/information/')
  await page.getByLabel('Voornaam').fill(' ')
  await page.getByLabel('Achternaam').fill('Proef')
  await expect(page.getByText('Vul je voornaam in')).toHaveCount(0)
  await press(page, 'Opslaan')
  await expect(page.getByRole('alert').getByRole('link', { name: 'Vul je voornaam in' })).toBeVisible()
  await fillDetails(page)
  await expectNoAxeFaults(page, 'information')
  // Correcting the last mistake is not sending.
  await expect(saved(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Opslaan' })).not.toHaveAttribute('aria-busy')
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000)
  await press(page, 'Opslaan')
  await expect(saved(page)).toBeVisible()
  await page.clock.runFor(4_900)
  await expect(saved(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(saved(page)).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Voornaam')).toHaveValue('Robin')
})

faultyTest(
  '[AC-03] [AC-05] with the api away details say that they were not saved, and a logout still forgets the session',
  async ({ page, shop }) => {
    await liveApart(page.context())
    await logIn(page, anEmail('storing'), shop.url)
    await page.goto('/account/information/')
    await fillDetails(page)
    shop.break(/^\/v1\/customer/, 'is away')
    await press(page, 'Opslaan')
    await expect(
      page.getByText('Er ging iets mis met het opslaan van de gegevens. Probeer opnieuw.'),
    ).toBeVisible()
    await expect(page.getByLabel('Voornaam')).toHaveValue('Robin')
    shop.break(/^\/api\/auth\/logout$/, 'is away')
    await press(page, 'Afmelden')
    await expect(page).toHaveURL(/:\d+\/$/)
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).not.toContain('auth._token')
    expect(names).not.toContain('auth.hint')
  },
)

test('a first password, and another address, are asked for anew when the login is long ago, and nothing typed is lost', async ({
  page,
}) => {
  const email = anEmail('oud')
  const next = anEmail('nieuw')
  await logIn(page, email)
  await page.goto('/account/information/')
  await page.getByLabel('Nieuw e-mailadres').fill(next)
  await ageLogin(email)
  await press(page, 'Wijzig mijn e-mailadres')
  await expect(page.getByText('Log voor de zekerheid nog een keer in.')).toBeVisible()
  const section = page.getByRole('region', { name: 'E-mailadres' })
  await section.getByRole('button', { name: 'Mail me een code' }).click()
  await section.getByLabel(/Code uit de mail/).fill(await waitForDigits(email, /is je inlogcode$/, 2))
  await expect(page.getByLabel('Nieuw e-mailadres')).toHaveValue(next)
  await press(page, 'Wijzig mijn e-mailadres')
  await section.getByLabel('Code uit de mail').fill(await waitForDigits(next, /is je bevestigingscode$/))
  await press(page, 'Bevestig het nieuwe adres')
  await expect(saved(page)).toBeVisible()
  await expect(section).toContainText(next)
  await waitForMail(email, /e-mailadres/)

  for (const label of ['Nieuw wachtwoord', 'Nieuw wachtwoord herhalen'])
    await page.getByLabel(label, { exact: true }).fill(goodPassword)
  const password = page.getByRole('region', { name: 'Wachtwoord' })
  await press(page, 'Bewaar mijn wachtwoord')
  await expect(password.getByText('De wijzigingen zijn opgeslagen.')).toBeVisible()
  await ageLogin(next)
  await page.reload()
  for (const label of ['Nieuw wachtwoord', 'Nieuw wachtwoord herhalen'])
    await page.getByLabel(label, { exact: true }).fill('Stoel!Maan4Vis')
  await password.getByLabel('Je huidige wachtwoord').fill('Verkeerd!1x')
  await press(page, 'Wijzig mijn wachtwoord')
  await expect(password.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible()
  await expect(page.getByLabel('Nieuw wachtwoord', { exact: true })).toHaveValue('Stoel!Maan4Vis')
  await password.getByLabel('Je huidige wachtwoord').fill(goodPassword)
  await press(page, 'Wijzig mijn wachtwoord')
  await expect(password.getByText('De wijzigingen zijn opgeslagen.')).toBeVisible()
})

test('other devices are listed and logged out', async ({ page, browser }) => {
  const email = anEmail('apparaat')
  const contexts = await Promise.all([
    browser.newContext({ baseURL: shopUrl }),
    browser.newContext({ baseURL: shopUrl }),
  ])
  const others: Page[] = []
  for (const context of contexts) {
    await liveApart(context)
    const other = await context.newPage()
    await logIn(other, email)
    others.push(other)
  }
  await logIn(page, email)
  await page.goto('/account/apparaten/')
  await expect(page.getByText('(dit apparaat)')).toHaveCount(1)
  await expectNoAxeFaults(page, 'devices')
  await page
    .getByRole('button', { name: /^Log uit: / })
    .first()
    .click()
  await expect(page.getByText('Gelukt: daar ben je uitgelogd.')).toBeVisible()
  const isIn = async (one: Page) =>
    (await (await one.request.get('/v1/customer/login/status')).json()).loggedIn
  const stillIn = await Promise.all(others.map(isIn))
  expect(stillIn.filter(Boolean)).toHaveLength(1)
  const loggedOut = others[stillIn.indexOf(false)]
  if (loggedOut) await logIn(loggedOut, email)
  await page.reload()
  await press(page, 'Log alle andere apparaten uit')
  await expect(page.getByText('Gelukt: daar ben je uitgelogd.')).toBeVisible()
  expect(await Promise.all([...others, page].map(isIn))).toEqual([false, false, true])
  await Promise.all(contexts.map((context) => context.close()))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[AC-03] [VA-06] details are saved, and a wrong VAT number is not', async ({ page }) => {
    await logIn(page, anEmail('kaal'))
    await page.goto('/account/information/')
    await fillDetails(page)
    await press(page, 'Opslaan')
    await expect(saved(page)).toBeVisible()
    await expect(page.getByLabel('Voornaam')).toHaveValue('Robin')
    await page.getByRole('radio', { name: 'Zakelijk' }).check()
    await page.getByLabel('Bedrijfsnaam').fill('Proef BV')
    await page.getByLabel('KVK- of ondernemingsnummer').fill('0123456749')
    await page.getByLabel('Btw-nummer').fill('BE0123456748')
    await press(page, 'Opslaan')
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'Vul een geldig BTW-nummer in' }),
    ).toBeVisible()
    await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Proef BV')
    await page.getByLabel('Btw-nummer').fill('BE0123456749')
    await press(page, 'Opslaan')
    await expect(saved(page)).toBeVisible()
  })
})
