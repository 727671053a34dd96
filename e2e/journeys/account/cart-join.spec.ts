import { expect, test } from '@playwright/test'
import { anEmail, liveApart, logIn, shopUrl, waitForDigits } from '../../support/account.ts'
import { putInCart } from '../../support/shopper.ts'

const told = 'Uit je eerdere winkelwagen hebben we 1 artikel toegevoegd.'

for (const hasScripts of [true, false])
  test(`[CA-08] a guest's cart joins the customer's at login, the same at both browsers, ${hasScripts ? 'with' : 'without'} scripts`, async ({
    page,
    browser,
  }) => {
    const email = anEmail('wagen')
    await liveApart(page.context())
    await putInCart(page, 'gordijn-melk')
    await logIn(page, email)

    const context = await browser.newContext({ baseURL: shopUrl, javaScriptEnabled: hasScripts })
    await liveApart(context)
    const phone = await context.newPage()
    await putInCart(phone, 'vloerkleed-atlas-licht')
    await phone.goto('/account/login/')
    await phone.getByLabel('E-mailadres').fill(email)
    await phone.getByRole('button', { name: 'Mail me een code' }).click()
    await phone.getByLabel('Code uit de mail').fill(await waitForDigits(email, undefined, 2))
    const button = phone.getByRole('button', { name: 'Inloggen', exact: true })
    if (await button.isVisible()) await button.click().catch(() => undefined)
    await expect(phone).toHaveURL(`${shopUrl}/`)
    await phone.goto('/cart/')
    await expect(phone.getByText(told)).toBeVisible()
    for (const shopper of [phone, page]) {
      await shopper.goto('/cart/')
      await expect(shopper.getByRole('heading', { level: 1 })).toContainText('2 artikelen')
    }
    await context.close()
  })
