import { expect, test } from '@playwright/test'
import { anEmail, liveApart, logIn, waitForDigits } from '../../support/account.ts'
import { query } from '../../support/database.ts'
import { tabAndEnter, tabTo } from '../../support/keyboard.ts'

test.beforeEach(async ({ context }) => liveApart(context))

test('[AC-06] [HF-01] the header shows the first name, and asks for it only when somebody may be logged in', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('/auth/user')) calls.push(call.url())
  })
  const link = page.getByRole('banner').locator('a[href="/account/"]')
  await page.goto('/dekbed/')
  await expect(link).toHaveAttribute('title', 'Inloggen')
  await page
    .getByRole('button', { name: 'Filters' })
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor()
  const before = await link.boundingBox()
  expect(calls).toEqual([])

  const email = anEmail('kop')
  await logIn(page, email)
  await query(
    `update customer set details = jsonb_set(details, '{first_name}', '"Maximiliaan-Alexander"') where email = $1`,
    [email],
  )
  await page.goto('/dekbed/')
  await expect(link).toHaveAttribute('title', 'Maximiliaan-Alexander')
  expect(await link.boundingBox()).toEqual(before)
  expect(calls).toHaveLength(1)
  // The kept page itself knows nobody.
  expect(await (await page.request.get('/dekbed/')).text()).not.toContain('Maximiliaan')

  // A session that ended elsewhere is forgotten, and then nobody is asked.
  await query('delete from customer_session where customer_id = (select id from customer where email = $1)', [
    email,
  ])
  await page.goto('/dekbed/')
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'auth.hint'))
    .toBe(false)
  await expect(link).toHaveAttribute('title', 'Inloggen')
  calls.length = 0
  await page.goto('/brands/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(calls).toEqual([])
})

test('[AC-05] after a logout the back button shows nothing of the customer', async ({ page }) => {
  const email = anEmail('terug')
  await logIn(page, email)
  await page.goto('/account/')
  await page
    .getByRole('navigation', { name: 'Mijn account' })
    .getByRole('link', { name: 'Accountinformatie' })
    .click()
  await expect(page.getByText(`Je logt in met ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Afmelden' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/account\/login\/$/)
  await expect(page.getByText(email)).toHaveCount(0)
})

test('[RT-03] [RT-18] the login and the logout work by keyboard', async ({ page }) => {
  const email = anEmail('toetsen')
  await page.goto('/account/')
  await tabTo(page, page.getByLabel('E-mailadres'))
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code uit de mail')).toBeFocused()
  await page.keyboard.type(await waitForDigits(email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\/$/)
  await tabAndEnter(page, page.getByRole('button', { name: 'Afmelden' }))
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('[AC-02] on a wide screen the doors of the dashboard fill the page, and forms keep a width that reads well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await logIn(page, anEmail('breed'))
  await page.goto('/account/')
  const right = async (name: string) => {
    const box = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) })
      .first()
      .boundingBox()
    return box ? box.x + box.width : 0
  }
  const header = await page
    .getByRole('banner')
    .getByRole('link', { name: /Winkelwagen|winkelwagen/ })
    .boundingBox()
  if (header === null) throw new Error('the header has no cart')
  expect(await right('Mijn bedden')).toBeGreaterThanOrEqual(header.x + header.width)
  expect(await right('Apparaten')).toBe(await right('Mijn bedden'))
  await page.goto('/account/information/')
  const field = await page.getByLabel('Telefoonnummer').boundingBox()
  expect(field?.width).toBeLessThan(800)
})
