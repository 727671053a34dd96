import { expect, type Page, test } from '@playwright/test'
import { ageLogin, anEmail, liveApart, logIn, waitForMail } from '../../support/account.ts'
import { expectNoAxeFaults } from '../../support/axe.ts'

test.beforeEach(async ({ context }) => liveApart(context))

const deletion = (page: Page) => page.getByRole('button', { name: 'Verwijder mijn account voorgoed' })
const sure = (page: Page) => page.getByLabel('Ik weet dat niemand dit kan terugdraaien')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a customer reads what the shop has, takes it along, and deletes the account for good', async ({
      page,
    }) => {
      const email = anEmail('gegevens')
      await logIn(page, email)
      await page.goto('/account/gegevens/')
      await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible()
      if (javaScriptEnabled) await expectNoAxeFaults(page, 'own data')
      const file = await page.request.get('/account/gegevens/download/json/')
      expect(file.headers()['content-disposition']).toContain('attachment')
      expect(await file.text()).toContain(email)
      expect((await page.request.get('/account/gegevens/download/xml/')).status()).toBe(404)

      await deletion(page).click()
      await expect(page.getByText('Zet eerst het vinkje.').first()).toBeVisible()
      await sure(page).check()
      await deletion(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Je account is verwijderd' })).toBeVisible()
      const receipt = /W-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.locator('main').innerText())?.[0]
      expect(receipt).toBeDefined()
      expect((await waitForMail(email, /^Je account is verwijderd$/)).text).toContain(receipt)
      if (javaScriptEnabled) await expectNoAxeFaults(page, 'receipt')
      await page.goto('/account/gegevens/')
      await expect(page).toHaveURL(/\/account\/login\//)
    })
  })
}

test('neither data nor deletion is offered long after the login, until the customer proves their identity again', async ({
  page,
}) => {
  const email = anEmail('oude-login')
  await logIn(page, email)
  await ageLogin(email)
  await page.goto('/account/gegevens/')
  await expect(page.getByRole('button', { name: 'Mail me een code' })).toBeVisible()
  await expect(deletion(page)).toHaveCount(0)
  const file = await page.request.get('/account/gegevens/download/json/')
  expect(file.headers()['content-disposition']).toBeUndefined()
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the link that keeps an account does nothing by itself, and says when it works no more', async ({
      page,
    }) => {
      await page.goto('/account/behouden/?code=onzin')
      await expect(page.getByRole('heading', { level: 1, name: 'Wil je je account houden?' })).toBeVisible()
      if (javaScriptEnabled) await expectNoAxeFaults(page, 'keeping an account')
      await page.getByRole('button', { name: 'Houd mijn account' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Deze link werkt niet meer' })).toBeVisible()
      await page.goto('/account/behouden/')
      await expect(page.getByRole('link', { name: 'Inloggen met een code' })).toBeVisible()
    })
  })
