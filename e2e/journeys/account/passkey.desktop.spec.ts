import { expect, type Page, test } from '@playwright/test'
import { ageLogin, anEmail, liveApart, logIn, waitForMail } from '../../support/account.ts'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { addDevice, buttonOnly, choosePasskeyOnly, takeSuggestionsAway } from '../../support/passkeys.ts'
import { aShopper, endPayment, openPayment } from '../../support/shopper.ts'

test.beforeEach(async ({ context }) => liveApart(context))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const offer = (page: Page) => page.getByRole('heading', { name: /^Volgende keer sneller/ })

test('a passkey is offered after a login, made, used by button and by autofill, and removed', async ({
  page,
}) => {
  await page.addInitScript(takeSuggestionsAway)
  const email = anEmail('passkey')
  await logIn(page, email)
  const calls: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('/passkeys')) calls.push(call.url())
  })
  await page.goto('/brands/')
  const account = page.getByRole('banner').locator('a[href="/account/"]')
  await expect(account).toHaveAttribute('title', 'Mijn account')
  const words = account.locator('span').first()
  expect(await words.evaluate((element) => element.scrollWidth <= element.clientWidth), 'not cut off').toBe(
    true,
  )
  // This device cannot keep one, so that nobody asks.
  expect(calls).toEqual([])
  await expect(offer(page)).toHaveCount(0)

  const device = await addDevice(page)
  await page.goto('/brands/')
  await expect(offer(page)).toBeVisible()
  await page.getByRole('link', { name: 'Maak een passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await device.unlocks(false)
  await press(page, 'Maak een passkey')
  await expect(page.getByRole('alert').filter({ hasText: 'Er is geen passkey gemaakt.' })).toBeFocused()
  await device.unlocks(true)
  await press(page, 'Maak een passkey')
  await expect(page.getByText('Je passkey is klaar.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Nog niet gebruikt' })).toHaveCount(1)
  await expectNoAxeFaults(page, 'passkeys')
  await waitForMail(email, /nieuwe passkey/)
  await press(page, 'Voeg nog een passkey toe')
  await expect(page.getByText('Op dit apparaat staat al een passkey voor je account.')).toBeVisible()
  expect(await device.countPasskeys()).toBe(1)

  // A later page does not offer one again.
  await page.goto('/account/')
  await expect(page.getByRole('heading', { level: 1, name: 'Welkom' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await device.unlocks(false)
  await press(page, 'Afmelden')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto(buttonOnly)
  await press(page, 'Inloggen met passkey')
  await expect(page.getByText('Het inloggen met een passkey is niet afgemaakt.')).toBeVisible()
  await device.unlocks(true)
  await press(page, 'Inloggen met passkey')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/account/passkeys/')
  await expect(page.getByText(/^Laatst gebruikt op /)).toBeVisible()

  await press(page, 'Afmelden')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/account/passkeys/')
  // The browser offered it in the field, and the shopper took it.
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible()
  await expect(page).toHaveURL(/\/account\/passkeys\/$/)

  await page.getByText('Andere naam').click()
  await page.getByLabel('Naam').fill('Mijn laptop')
  await press(page, 'Opslaan')
  await expect(page.getByText('De naam is opgeslagen.')).toBeVisible()
  await page.getByRole('button', { name: 'Verwijder: Mijn laptop' }).click()
  await expect(page.getByText('Verwijderd: met deze passkey kan niemand meer inloggen.')).toBeVisible()
  await waitForMail(email, /passkey verwijderd/)
  await press(page, 'Afmelden')
  await expect(page).toHaveURL(/:\d+\/$/)
  // The device heard of it, and removed it.
  await expect.poll(() => device.countPasskeys()).toBe(0)
})

test('a passkey proves that it is still the customer, and the device hears of a removed one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    Object.assign(PublicKeyCredential, {
      signalUnknownCredential: async (removed: unknown) => void told.push(removed),
    })
  })
  const lastTold = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told.at(-1))
  const email = anEmail('bewijs')
  await logIn(page, email)
  const device = await addDevice(page)
  await page.goto('/account/passkeys/')
  await press(page, 'Maak een passkey')
  await expect(page.getByText('Je passkey is klaar.')).toBeVisible()

  await ageLogin(email)
  await page.goto('/account/information/')
  const form = page.locator('form').filter({ has: page.getByLabel('Nieuw e-mailadres') })
  await form.getByLabel('Nieuw e-mailadres').fill(`nieuw-${email}`)
  await expect(form.getByRole('button', { name: 'Wijzig mijn e-mailadres' })).toHaveCount(0)
  await device.unlocks(false)
  await form.getByRole('button', { name: 'Bevestig met je passkey' }).click()
  await expect(page.getByText('Het bevestigen met je passkey is niet afgemaakt.')).toBeVisible()
  await device.unlocks(true)
  await form.getByRole('button', { name: 'Bevestig met je passkey' }).click()
  await expect(form.getByRole('button', { name: 'Wijzig mijn e-mailadres' })).toBeVisible()
  await expect(form.getByLabel('Nieuw e-mailadres')).toHaveValue(`nieuw-${email}`)

  await ageLogin(email)
  await page.goto('/account/passkeys/')
  await expect(page.getByRole('button', { name: /^Verwijder:/ })).toHaveCount(0)
  await press(page, 'Bevestig met je passkey')
  await page.getByRole('button', { name: /^Verwijder:/ }).click()
  await expect(page.getByText('Verwijderd: met deze passkey kan niemand meer inloggen.')).toBeVisible()
  await expect.poll(lastTold).toEqual({ rpId: 'localhost', credentialId: expect.any(String) })
})

test('a passkey is offered after a paid order, until the customer wants none', async ({ page }) => {
  const email = anEmail('besteld')
  await logIn(page, email)
  await addDevice(page)
  await page.goto('/brands/')
  await expect(offer(page)).toBeVisible()
  await openPayment(page, ['dekbedovertrek-waterlijn'], aShopper({ email }))
  await endPayment(page, 'Betaald')
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Volgende keer sneller bestellen?' })).toBeVisible()
  await press(page, 'Nee, bedankt')
  await expect(offer(page)).toHaveCount(0)
  const later = page.waitForResponse((answer) => answer.url().includes('/api/auth/user'))
  await page.goto('/')
  await later
  await expect(offer(page)).toHaveCount(0)
})

test('at a desk as well a customer lets only a passkey open the account, and makes a second one first', async ({
  page,
}) => {
  const email = anEmail('bureau')
  const { choice } = await choosePasskeyOnly(page, email)
  await expectNoAxeFaults(page, 'passkeys only, at a desk')
  await expect(choice.getByText('Je hebt één passkey')).toBeVisible()
  await ageLogin(email)
  await page.goto('/account/passkeys/')
  await expect(page.getByRole('button', { name: 'Mail me een code' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Zet dit uit' })).toHaveCount(0)
  await press(page, 'Bevestig met je passkey')
  await expect(choice.getByRole('button', { name: 'Zet dit uit' })).toBeVisible()
  await page.goto('/account/apparaten/')
  await expect(page.getByText('dit apparaat')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the login and the page of passkeys say why there is no button', async ({ page }) => {
    await page.goto('/account/login/')
    const why = page.locator('main noscript p')
    await expect(why).toHaveText('Inloggen met een passkey kan alleen als JavaScript aanstaat.')
    await expect(why).toBeVisible()
    await expect(page.getByRole('button', { name: 'Inloggen met passkey' })).toBeHidden()
    await logIn(page, anEmail('kaal'))
    await page.goto('/account/passkeys/')
    await expect(why).toHaveText('Een passkey maken kan alleen als JavaScript aanstaat.')
    await expect(why).toBeVisible()
    await expect(page.getByRole('button', { name: 'Maak een passkey' })).toBeHidden()
  })
})
