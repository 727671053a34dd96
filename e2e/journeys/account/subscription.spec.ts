import { expect, type Page, test } from '@playwright/test'
import { anEmail, liveApart, logIn } from '../../support/account.ts'
import { expectNoAxeFaults } from '../../support/axe.ts'

test.beforeEach(async ({ context }) => liveApart(context))

async function takeAndLeaveNewsletter(page: Page) {
  const email = anEmail('nieuwsbrief')
  const saved = page.getByText('De wijzigingen zijn opgeslagen.')
  await logIn(page, email)
  await page.goto('/account/subscription/')
  await expect(page.getByText('Je krijgt onze nieuwsbrief nu niet.')).toBeVisible()
  await expect(page.getByText('Met je inschrijving vraag je Sluimer om je te mailen')).toBeVisible()
  await page.getByRole('button', { name: 'Schrijf me in' }).click()
  await expect(saved).toBeVisible()
  await expect(page.getByText(`Je krijgt onze nieuwsbrief op ${email}, sinds `)).toBeVisible()
  await page.getByRole('button', { name: 'Schrijf me uit' }).click()
  await expect(page.getByText('Je krijgt onze nieuwsbrief nu niet.')).toBeVisible()
  await expect(saved).toBeVisible()
}

test('[AC-02] [AC-03] the newsletter is taken and left in the account', async ({ page }) => {
  await takeAndLeaveNewsletter(page)
  await expectNoAxeFaults(page, 'newsletters')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[AC-02] [AC-03] the newsletter is taken and left', ({ page }) => takeAndLeaveNewsletter(page))
})
