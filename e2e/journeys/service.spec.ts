import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../support/axe.ts'
import { pressWithoutConnection } from '../support/connection.ts'
import { query } from '../support/database.ts'
import { sendAsPerson } from '../support/form.ts'

const anEmail = (name: string) => `${name}-${Date.now()}-${Math.floor(performance.now())}@voorbeeld.example`
const mailsTo = (email: string) =>
  query<{ kind: string; text: string }>('select kind, text from mail_message where recipient = $1', [email])
async function sendUntil(page: Page, button: string, heading: string) {
  await sendAsPerson(page, page.getByRole('button', { name: button }))
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

/** A confirmation faster than a person can read is returned to be checked. */
async function confirmWithdrawal(page: Page) {
  const onwards = page.getByRole('button', { name: 'Verder naar bevestigen' })
  await sendAsPerson(page, page.getByRole('button', { name: 'Herroeping bevestigen' }), onwards)
  await expect(page.getByRole('heading', { name: 'We hebben je herroeping ontvangen' })).toBeVisible()
}

test('[RT-06] a question opens its answer by keyboard, and a link to it does', async ({ page }) => {
  await page.goto('/service/veelgestelde-vragen/#moet-ik-beddengoed-strijken')
  await expect(page.getByText('strijk dan katoen en satijn binnenstebuiten')).toBeInViewport()
  await expect(page.locator('summary').filter({ hasText: 'Moet ik beddengoed strijken?' })).toBeInViewport()
  const question = page.locator('summary').filter({ hasText: 'Wat kost bezorgen?' })
  const answer = page.getByText('Een pakket kost in Nederland')
  await expect(answer).toBeHidden()
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await expectNoAxeFaults(page, 'questions')
  await page.getByLabel('Zoek in de vragen').fill('ruilen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'met “ruilen”' })).toBeVisible()
  await expect(page.locator('summary').filter({ hasText: 'Kan ik ruilen?' })).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('[HF-06] [VA-04] a question is checked, sent once and acknowledged', async ({ page }) => {
  const email = anEmail('vraag')
  await page.goto('/service/retourneren/')
  const contact = page.getByRole('region', { name: 'Kom je er niet uit?' })
  await expect(contact).toContainText('Beoordeeld met een 4,3/5')
  await expect(contact.getByText('4,3 van 5 sterren')).toBeAttached()
  await expect(contact.getByRole('link', { name: '+31 85 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+31850000000',
  )
  await expect(contact.getByRole('link', { name: 'Bekijk onze openingstijden' })).toHaveAttribute(
    'href',
    '/service/klantenservice-contact/#openingstijden',
  )
  await contact.getByRole('link', { name: 'Stuur ons een bericht' }).click()
  await expect(page).toHaveURL(/klantenservice-contact\/#contactformulier$/)
  await page.getByLabel('E-mailadres').fill('geen-adres')
  await page.getByRole('button', { name: 'Versturen' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Controleer je bericht' })
  await expect(summary).toBeFocused()
  for (const message of ['Vul je naam in', 'Vul een geldig e-mailadres in', 'Kies een onderwerp'])
    await expect(summary.getByRole('link', { name: message })).toBeVisible()
  await summary.getByRole('link', { name: 'Schrijf je bericht' }).click()
  await expect(page.getByLabel('Je bericht')).toBeFocused()
  await page.getByLabel('Naam').fill('Proef de Vrager')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Onderwerp').selectOption('Bezorging')
  await page.getByLabel('Je bericht').fill('Kan het pakket ook bij de buren?')
  await pressWithoutConnection(page, 'Versturen')
  await expect(page.getByLabel('Je bericht')).toHaveValue('Kan het pakket ook bij de buren?')
  await sendUntil(page, 'Versturen', 'Je bericht is verstuurd')
  await expect(page.getByRole('heading', { name: 'Je bericht is verstuurd' })).toBeFocused()
  await expect.poll(async () => (await mailsTo(email)).map(({ kind }) => kind)).toEqual(['contact_receipt'])
  const [notice] = await query<{ subject: string }>('select subject from mail_message where reply_to = $1', [
    email,
  ])
  expect(notice?.subject).toMatch(/^Bezorging \(V-/)
})

test('withdrawal is in reach of every page, shows what it sends, and mails a receipt with the moment', async ({
  page,
}) => {
  const email = anEmail('herroep')
  await page.goto('/cart/')
  await page.getByRole('link', { name: 'Overeenkomst hier herroepen' }).click()
  await page.getByLabel('Bestelnummer').fill('geen nummer')
  await page.getByRole('button', { name: 'Verder naar bevestigen' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: /geldig bestelnummer/ })).toBeVisible()
  await page.getByLabel('Naam').fill('Proef de Koper')
  await page.getByLabel('Bestelnummer').fill('kjd 0000 001')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Verder naar bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused()
  await expect(page.getByText('De hele bestelling')).toBeVisible()
  await expectNoAxeFaults(page, 'the statement before it is sent')
  expect(await query('select id from withdrawal where email = $1', [email])).toEqual([])
  await page.getByRole('button', { name: 'Gegevens wijzigen' }).click()
  await expect(page.getByLabel('Naam')).toHaveValue('Proef de Koper')
  await page.getByLabel(/Van welke artikelen/).fill('Alleen het dekbed')
  await page.getByRole('button', { name: 'Verder naar bevestigen' }).click()
  await expect(page.getByText('Alleen het dekbed')).toBeVisible()
  await pressWithoutConnection(page, 'Herroeping bevestigen')
  await expect(page.getByText('Alleen het dekbed')).toBeVisible()
  await confirmWithdrawal(page)
  await expect(page.getByRole('heading', { name: 'We hebben je herroeping ontvangen' })).toBeFocused()
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  const [receipt] = await mailsTo(email)
  expect(receipt?.text).toMatch(/Op \d+ \w+ \d{4} om \d\d?\.\d\d uur/)
  expect(receipt?.text).toContain('Alleen het dekbed')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('withdrawing and asking work as plain forms', async ({ page }) => {
    const email = anEmail('kaal')
    await page.goto('/service/herroepen/')
    await page.getByLabel('Bestelnummer').fill('x')
    await page.getByRole('button', { name: 'Verder naar bevestigen' }).click()
    await expect(page.getByRole('alert').getByRole('link', { name: 'Vul je naam in' })).toBeVisible()
    await page.getByLabel('Naam').fill('Proef de Koper')
    await page.getByLabel('Bestelnummer').fill('KJD0000001')
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('button', { name: 'Verder naar bevestigen' }).click()
    await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeVisible()
    await confirmWithdrawal(page)
    await page.goto('/service/klantenservice-contact/')
    await page.getByLabel('Naam').fill('Proef de Vrager')
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Onderwerp').selectOption('Iets anders')
    await page.getByLabel('Je bericht').fill('Werkt dit ook zo?')
    await sendUntil(page, 'Versturen', 'Je bericht is verstuurd')
    await expect
      .poll(async () => (await mailsTo(email)).map(({ kind }) => kind).toSorted())
      .toEqual(['contact_receipt', 'withdrawal_receipt'])
  })
})
