import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { ageLogin, anEmail, liveApart, logIn, waitForLink, waitForMail } from '../../support/account.ts'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { query } from '../../support/database.ts'
import { buttonOnly, choosePasskeyOnly } from '../../support/passkeys.ts'

test.beforeEach(async ({ context }) => liveApart(context))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const noCode = /alleen met een passkey$/

/** Opens the link of the newest mail with these words, at a browser of its own. */
async function openLink(context: BrowserContext, email: string, subject: RegExp, path: RegExp) {
  const { text } = await waitForMail(email, subject)
  const link = path.exec(text)?.[0]
  if (link === undefined) throw new Error(`the mail to ${email} has no such link`)
  const page = await context.newPage()
  await page.goto(link)
  return page
}

test('a customer lets only a passkey open the account; codes, links and passwords then open nothing', async ({
  page,
}) => {
  const email = anEmail('alleen')
  const { choice } = await choosePasskeyOnly(page, email)
  await expectNoAxeFaults(page, 'passkeys only')
  await waitForMail(email, /^Je account opent alleen nog met een passkey$/)
  await expect(choice.getByRole('button', { name: 'Zet dit uit' })).toBeVisible()
  await page.getByRole('button', { name: /^Verwijder:/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Dit is je laatste passkey' })).toBeFocused()
  await page.goto('/account/information/')
  await expect(
    page.getByText('Je account opent alleen met een passkey, dus je hebt geen wachtwoord.'),
  ).toBeVisible()

  await page.goto('/account/orders/')
  await expect(page.getByText('Die bestelling open je met de link in de mail erover.')).toBeVisible()

  await page.goto('/account/')
  await press(page, 'Afmelden')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto(buttonOnly)
  await page.getByLabel('E-mailadres').fill(email)
  await press(page, 'Mail me een code')
  // The page says what it says to everybody.
  await expect(page.getByLabel(/Code/)).toBeVisible()
  const { text } = await waitForMail(email, noCode)
  expect(text).toContain('Ik ben al mijn passkeys kwijt')
  expect(text).not.toMatch(/\b\d{6}\b/)
  await page.getByLabel(/Code/).fill('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Deze code klopt niet of werkt niet meer.')).toBeVisible()

  await page.goto(buttonOnly)
  await press(page, 'Inloggen met passkey')
  await expect(page).toHaveURL(/:\d+\/$/)
  await ageLogin(email)
  await page.goto('/account/gegevens/')
  await expect(page.getByRole('button', { name: 'Mail me een code' })).toHaveCount(0)
  await press(page, 'Bevestig met je passkey')
  await expect(page.getByRole('heading', { name: 'Verwijder je account' })).toBeVisible()
  await page.goto('/account/passkeys/')
  await choice.getByRole('button', { name: 'Zet dit uit' }).click()
  await expect(page.getByText('Je account opent ook weer met een code per mail. We hebben')).toBeVisible()
  await waitForMail(email, /^Je account opent ook weer met een code per mail$/)
})

test('an owner who lost every passkey begins a wait; a login with a passkey stops it and says so', async ({
  page,
  browser,
}) => {
  const email = anEmail('kwijt')
  await choosePasskeyOnly(page, email)
  const elsewhere = await browser.newContext()
  await liveApart(elsewhere)
  const stranger = await elsewhere.newPage()
  await stranger.request.post('/v1/customer/login/code', {
    data: { email },
    headers: { origin: new URL(page.url()).origin },
  })
  await waitForLink(email, noCode)
  const wait = await openLink(elsewhere, email, noCode, /\/account\/weg-terug\/\?code=[\w.%-]+/)
  await expect(wait.getByRole('heading', { level: 1 })).toHaveText('Ben je al je passkeys kwijt?')
  await expectNoAxeFaults(wait, 'the beginning of a wait')
  await press(wait, 'Begin de wachttijd')
  await expect(wait.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(wait.getByRole('heading', { level: 1 })).toContainText('log je in met een code')

  // The owner sees it in the account, and is told by mail.
  await page.goto('/account/')
  await expect(page.getByText('Er loopt een wachttijd voor je account')).toBeVisible()
  await expectNoAxeFaults(page, 'a wait in the account')
  const stop = await openLink(elsewhere, email, /^Vanaf /, /\/account\/weg-terug\/stoppen\/\?code=[\w.%-]+/)
  await expect(stop.getByRole('button', { name: 'Stop de wachttijd' })).toBeVisible()
  await expectNoAxeFaults(stop, 'the end of a wait')

  await press(page, 'Afmelden')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto(buttonOnly)
  await press(page, 'Inloggen met passkey')
  await expect(page.getByText('Iemand had gemeld dat al je passkeys kwijt zijn.')).toBeVisible()
  await waitForMail(email, /^Je account opent nog steeds alleen met een passkey$/)
  expect(
    await query('select 1 from way_back w join customer c on c.id = w.customer_id where email = $1', [email]),
  ).toEqual([])
  await press(stop, 'Stop de wachttijd')
  await expect(stop.getByRole('heading', { level: 1 })).toHaveText('De wachttijd is gestopt')
  await elsewhere.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the choice says that it needs scripts, and the links in mails work', async ({ page }) => {
    const email = anEmail('kaal-alleen')
    await logIn(page, email)
    await query(
      `insert into customer_passkey select gen_random_uuid(), id, 'kaal-' || id, 'x', 0, '[]', false, false, 'Telefoon', now(), null
         from customer where email = $1`,
      [email],
    )
    await page.goto('/account/passkeys/')
    const choice = page.getByRole('region', { name: 'Alleen nog met een passkey inloggen' })
    await expect(choice.locator('noscript p')).toHaveText(
      'Bevestigen met je passkey kan alleen als JavaScript aanstaat.',
    )
    await expect(choice.getByRole('button')).toBeHidden()
    await query('update customer set passkey_only_since = now() where email = $1', [email])
    await page.request.post('/v1/customer/login/code', {
      data: { email },
      headers: { origin: new URL(page.url()).origin },
    })
    await page.goto(await waitForLink(email, noCode))
    await press(page, 'Begin de wachttijd')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('log je in met een code')
    const { text } = await waitForMail(email, /^Vanaf /)
    await page.goto(/\/account\/weg-terug\/stoppen\/\?code=[\w.%-]+/.exec(text)?.[0] ?? '')
    await press(page, 'Stop de wachttijd')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('De wachttijd is gestopt')
    for (const path of ['/account/weg-terug/', '/account/weg-terug/stoppen/?code=onzin']) {
      await page.goto(path)
      const button = page.getByRole('button', { name: /wachttijd/ })
      if (await button.isVisible()) await button.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer')
    }
  })
})
