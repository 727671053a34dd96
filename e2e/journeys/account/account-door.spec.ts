import { expect, type Page, test } from '@playwright/test'
import {
  anEmail,
  goodPassword,
  liveApart,
  logIn,
  shopUrl,
  waitForDigits,
  waitForLink,
} from '../../support/account.ts'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { pressWithoutConnection } from '../../support/connection.ts'

test.beforeEach(async ({ context }) => liveApart(context))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Fills in the register form as a person does. */
async function fillRegistration(page: Page, email: string, confirmation = goodPassword) {
  await page.getByLabel('Vrouw').check()
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Achternaam').fill('van Proef')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Telefoonnummer').fill('06 12345678')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(goodPassword)
  await page.getByLabel('Wachtwoord herhalen').fill(confirmation)
  await press(page, 'Maak mijn account')
}

async function register(page: Page, email: string): Promise<string> {
  await page.goto('/account/register/')
  await fillRegistration(page, email)
  await expect(title(page, 'Bevestig je e-mailadres')).toBeVisible()
  return waitForLink(email, /^Bevestig je e-mailadres/)
}

async function logInWithPassword(page: Page, email: string, password: string) {
  await page.goto('/account/login/')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await press(page, 'Inloggen met wachtwoord')
}

test('[RT-18] [RT-03] [RT-04] [RT-19] a guest logs in with six digits, comes back to the page they asked for, and meets no login again', async ({
  page,
}) => {
  const email = anEmail('cijfers')
  await page.goto('/account/information/')
  await expect(page).toHaveURL(/\/account\/login\/$/)
  await expectNoAxeFaults(page, 'login')
  await page.getByLabel('E-mailadres').fill(email)
  await pressWithoutConnection(page, 'Mail me een code')
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  await press(page, 'Mail me een code')
  await expect(title(page, 'Kijk in je mail')).toBeVisible()
  const field = page.getByLabel('Code uit de mail')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await expectNoAxeFaults(page, 'digits')
  const digits = await waitForDigits(email)
  await field.fill(digits === '000000' ? '111111' : '000000')
  await press(page, 'Inloggen')
  await expect(page.getByRole('alert')).toContainText('Deze code klopt niet of werkt niet meer')
  await field.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/account\/information\/$/)
  await expect(title(page, 'Accountinformatie')).toBeVisible()
  await page.goto('/account/login/')
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('[RT-04] without a page that was asked for the login leads home, and a planted one leads nowhere else', async ({
  page,
  context,
}) => {
  for (const planted of [
    '',
    '//other.example/',
    '/\\other.example/',
    'https://other.example/',
    '/.//other.example/',
  ]) {
    await context.clearCookies({ name: /^auth/ })
    await logIn(page, anEmail('terug'))
    if (planted !== '')
      await context.addCookies([{ name: 'auth.redirect', value: encodeURIComponent(planted), url: shopUrl }])
    const { url } = await page.request.get('/login/').then((answer) => ({ url: answer.url() }))
    expect(url, planted).toBe(`${shopUrl}/`)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth.redirect')
  }
  await context.clearCookies({ name: /^auth/ })
  expect((await page.request.get('/login/')).url()).toBe(`${shopUrl}/account/login/`)
})

test('[VA-12] [VA-10] [VA-14] registering asks in order, says what is wrong after the first attempt only, and is confirmed from the mail by a button', async ({
  page,
}) => {
  const email = anEmail('nieuw')
  await page.goto('/account/login/')
  await page.getByRole('link', { name: 'Maak een account' }).click()
  await expect(title(page, 'Maak een account')).toBeVisible()
  const names = await page
    .locator('form[method=post] [name]')
    .evaluateAll((fields) => [...new Set(fields.map((field) => field.getAttribute('name')))])
  expect(names).toEqual([
    ...['type', 'gender', 'first_name', 'last_name', 'email', 'phone', 'company'],
    ...['password', 'password_confirmation'],
  ])
  await expect(page.locator('[name=gender]:checked')).toHaveCount(0)
  await test.step('a password is hidden, can be shown and can be pasted', async () => {
    const password = page.getByLabel('Wachtwoord', { exact: true })
    await page.getByLabel('Voornaam').fill(goodPassword)
    await page.getByLabel('Voornaam').selectText()
    await page.keyboard.press('ControlOrMeta+c')
    await password.focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(password).toHaveValue(goodPassword)
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Wachtwoord tonen' }).first().click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Wachtwoord verbergen' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    for (const field of [page.getByLabel('Voornaam'), password]) await field.clear()
  })
  await page.getByLabel('E-mailadres').fill('geen-adres')
  await page.getByLabel('Voornaam').focus()
  await page.getByLabel('Achternaam').focus()
  await expect(page.getByText('Vul een geldig e-mailadres in')).toHaveCount(0)
  await page.getByLabel('Zakelijk').check()
  await page.getByLabel('Wachtwoord herhalen').fill('anders')
  await press(page, 'Maak mijn account')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  for (const message of [
    ...['Vul je geslacht in', 'Vul je voornaam in', 'Vul je achternaam in', 'Vul een geldig e-mailadres in'],
    'Vul een (geldig) telefoonnummer in',
    'Het wachtwoord voldoet niet aan de vereisten: het moet minstens 8 tekens bevatten, een kleine letter, een hoofdletter, een cijfer en een speciaal teken.',
  ])
    await expect(summary.getByRole('link', { name: message, exact: true })).toBeVisible()
  await expectNoAxeFaults(page, 'refused registration')
  await fillRegistration(page, email, 'anders')
  for (const message of ['Vul een bedrijfsnaam in', 'De wachtwoorden zijn niet gelijk aan elkaar.'])
    await expect(summary.getByRole('link', { name: message, exact: true })).toBeVisible()
  await page.getByLabel('Particulier').check()
  await page.getByRole('button', { name: 'Wachtwoord tonen' }).first().click()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAttribute('type', 'text')
  await fillRegistration(page, email)
  await expect(title(page, 'Bevestig je e-mailadres')).toBeFocused()
  const link = await waitForLink(email, /^Bevestig je e-mailadres/)
  // A program that opens the links of a mail confirms nothing.
  await page.request.get(link)
  await page.goto(link)
  await expectNoAxeFaults(page, 'confirmation')
  await press(page, 'Bevestig mijn e-mailadres')
  await expect(title(page, 'Je account is klaar')).toBeVisible()
  await page.getByRole('link', { name: 'Naar je account' }).click()
  await expect(title(page, 'Dag Noor')).toBeVisible()
  await press(page, 'Afmelden')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto(link)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(goodPassword)
  await press(page, 'Bevestig mijn e-mailadres')
  await expect(title(page, 'Deze link werkt niet meer')).toBeVisible()
})

test('[AC-01] in another browser the link of a registration asks for the password, or goes on without it', async ({
  page,
  browser,
}) => {
  const email = anEmail('elders')
  const link = await register(page, email)
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  await liveApart(context)
  const other = await context.newPage()
  await other.goto(link)
  await other.getByLabel('Wachtwoord', { exact: true }).fill('Verkeerd!1x')
  await press(other, 'Bevestig mijn e-mailadres')
  await expect(other.getByRole('alert')).toContainText('Dit is niet het wachtwoord')
  await press(other, 'Ga verder zonder wachtwoord')
  await expect(title(other, 'Je account is klaar')).toBeVisible()
  await expect(other.getByText('Een wachtwoord heb je nog niet')).toBeVisible()
  await context.close()
})

test('[AC-01] [API-02] a wrong password shows an alert, the right one logs in, and a forgotten one is replaced once', async ({
  page,
  context,
}) => {
  const email = anEmail('vergeten')
  await page.goto(await register(page, email))
  await press(page, 'Bevestig mijn e-mailadres')
  await expect(title(page, 'Je account is klaar')).toBeVisible()
  await context.clearCookies({ name: /^auth/ })

  await test.step('[API-02] the shop passes on POST login, GET user and POST logout', async () => {
    const headers = { origin: shopUrl }
    const data = { username: email, password: goodPassword }
    const elsewhere = { headers: { origin: 'https://other.example' }, data }
    expect((await page.request.post('/api/auth/login', elsewhere)).status()).toBe(403)
    const login = await page.request.post('/api/auth/login', { headers, data })
    expect(await login.json()).toEqual({ token: expect.any(String) })
    const user = async () => (await page.request.get('/api/auth/user')).json()
    expect(await user()).toEqual({ user: { customer: { first_name: 'Noor' }, scope: ['customer'] } })
    expect((await page.request.post('/api/auth/logout', { headers })).ok()).toBe(true)
    expect(await user()).toEqual({ user: null })
  })

  await logInWithPassword(page, email, 'Verkeerd!1x')
  await expect(page.getByRole('alert')).toContainText(
    'Deze combinatie klopt niet. Probeer het nog een keer, of vraag een code per mail.',
  )
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(goodPassword)
  await page.getByLabel('Onthoud mij op dit apparaat').check()
  // Enter in the field of the password logs in with the password.
  await page.getByLabel('Wachtwoord', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/:\d+\/$/)
  const session = (await context.cookies()).find(({ name }) => name === 'auth._token')
  expect(session?.httpOnly).toBe(true)
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 60 * 60)
  await context.clearCookies({ name: /^auth/ })

  await page.goto('/account/login/')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expectNoAxeFaults(page, 'forgotten password')
  await page.getByLabel('E-mailadres').fill(email)
  await press(page, 'Mail me een link')
  await expect(title(page, 'Kijk in je mail')).toBeFocused()
  const link = await waitForLink(email, /^Kies een nieuw wachtwoord/)
  await page.goto(link)
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('kort')
  await press(page, 'Bewaar en log in')
  await expect(page.getByRole('alert')).toContainText('Het wachtwoord voldoet niet aan de vereisten')
  await expectNoAxeFaults(page, 'new password')
  for (const label of ['Nieuw wachtwoord', 'Nieuw wachtwoord herhalen'])
    await page.getByLabel(label, { exact: true }).fill('Stoel!Maan4Vis')
  await press(page, 'Bewaar en log in')
  await expect(page).toHaveURL(/:\d+\/$/)

  // The owner is told, and says that it was somebody else.
  const alarm = await waitForLink(email, /^Je hebt een nieuw wachtwoord/)
  await page.goto(alarm)
  await expectNoAxeFaults(page, 'this was not me')
  await press(page, 'Dit was ik niet: sluit af')
  await expect(title(page, 'Je account is afgesloten voor anderen')).toBeVisible()
  await page.goto('/account/')
  await expect(page).toHaveURL(/\/account\/login\/$/)
  await page.goto(link)
  for (const label of ['Nieuw wachtwoord', 'Nieuw wachtwoord herhalen'])
    await page.getByLabel(label, { exact: true }).fill('Stoel!Maan4Vis')
  await press(page, 'Bewaar en log in')
  await expect(title(page, 'Deze link werkt niet meer')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[AC-01] [RT-18] registering, confirming, logging out and both ways in work', async ({ page }) => {
    const email = anEmail('kaal')
    await page.goto(await register(page, email))
    await press(page, 'Bevestig mijn e-mailadres')
    await page.getByRole('link', { name: 'Naar je account' }).click()
    await press(page, 'Afmelden')
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click()
    await expect(page).toHaveURL(/\/account\/login\/$/)
    await page.getByLabel('E-mailadres').fill(email)
    await press(page, 'Mail me een code')
    await page.getByLabel('Code uit de mail').fill(await waitForDigits(email))
    await press(page, 'Inloggen')
    await expect(page).toHaveURL(/\/account\/$/)
    await press(page, 'Afmelden')
    await logInWithPassword(page, email, 'Verkeerd!1x')
    await expect(page.getByRole('alert')).toContainText('Deze combinatie klopt niet')
    await page.getByLabel('Wachtwoord', { exact: true }).fill(goodPassword)
    await press(page, 'Inloggen met wachtwoord')
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test('[RT-02] [RT-18] every page of the account leads a guest to the login', async ({ request }) => {
  const pages = ['', 'information/', 'billing-address/', 'shipping-address/', 'subscription/', 'orders/']
  for (const path of [
    ...pages,
    'orders/x/',
    'thankyou/',
    'passkeys/',
    'apparaten/',
    'gegevens/',
    'bedden/',
  ]) {
    const answer = await request.get(`/account/${path}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], path).toEqual([302, '/account/login/'])
  }
})
