import { expect, test } from '@playwright/test'
import { anEmail, liveApart, logIn, shopUrl } from '../../support/account.ts'
import { answerChat, aReply, chatField, chatPanel, openChat, say } from '../../support/chat.ts'
import { isPhone } from '../../support/device.ts'

const secret = 'Mijn dekbed ligt bij de buren op nummer zeven'
const stored = () => ({ ...window.localStorage, ...window.sessionStorage })

test.beforeEach(async ({ context }) => liveApart(context))

test('[CH-04] on a shared computer the next person finds nothing of the talk of whoever logged out', async ({
  page,
  context,
}) => {
  await logIn(page, anEmail('praatje'))
  await answerChat(page, () => aReply('Dat zoek ik voor je op.'))
  await page.goto('/dekbed/')
  await openChat(page)
  await say(page, secret)
  await expect(chatPanel(page).getByText('Dat zoek ik voor je op.')).toBeVisible()
  await chatField(page).fill('en mijn bestelnummer')
  const other = await context.newPage()
  await other.goto('/dekbed/')
  await openChat(other)
  await expect(chatPanel(other).getByText(secret)).toBeVisible()

  await page.goto('/account/')
  await page.getByRole('button', { name: 'Afmelden' }).click()
  await expect(page).toHaveURL(`${shopUrl}/`)
  await expect.poll(async () => JSON.stringify(await page.evaluate(stored))).not.toContain('dekbed ligt')
  expect(JSON.stringify(await page.evaluate(stored))).not.toContain('bestelnummer')
  await openChat(page)
  await expect(chatPanel(page).getByRole('log')).toBeVisible()
  await expect(page.getByText(secret)).toHaveCount(0)
  await expect(chatField(page)).toHaveValue('')
  await expect(other.getByText(secret)).toHaveCount(0)

  await page.goBack()
  await expect(page.getByText(secret)).toHaveCount(0)
})

test('[CH-02] the talk of a guest outlives pages that nobody logged in to', async ({ page }) => {
  await answerChat(page, () => aReply('Dat zoek ik voor je op.'))
  await page.goto('/dekbed/')
  await openChat(page)
  await say(page, 'Ik zoek een dekbed')
  await page.goto('/matrassen/')
  if (isPhone()) await openChat(page)
  await expect(chatPanel(page).getByText('Ik zoek een dekbed')).toBeVisible()
})
