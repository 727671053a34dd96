import { expect, test } from '@playwright/test'
import { chatPanel, openChat, say } from '../../support/chat.ts'
import { query } from '../../support/database.ts'

// The shop's own assistant answers here; the other journeys of the chat answer in its stead.

test('[CH-01] [CH-05] [VA-15] [API-12] the assistant answers with what the shop knows, keeps to the subject, and has one answer for an order that is unknown', async ({
  page,
}) => {
  await page.goto('/dekbed/')
  await openChat(page)
  const log = chatPanel(page).getByRole('log')
  await log.getByRole('button', { name: 'Wat kost bezorgen?' }).click()
  await expect(log.getByText('€ 4,95')).toBeVisible()
  await say(page, 'Ik zoek een dekbedovertrek van 140 x 200')
  await expect(log.getByRole('article').first()).toBeVisible()
  const [link] = await log.getByRole('article').first().getByRole('link').all()
  await expect(link ?? log).toHaveAttribute('href', /\.html/)
  await say(page, 'Waar is mijn bestelling?')
  const panel = chatPanel(page)
  await panel.getByLabel('Bestelnummer').fill('9999999')
  await panel.getByLabel('Voornaam').fill('Niemand')
  await panel.getByLabel('Postcode').fill('1071 XX')
  await panel.getByLabel('Huisnummer').fill('1')
  await panel.getByRole('button', { name: 'Bekijk mijn bestelling' }).click()
  await expect(panel.getByText(/vind ik geen bestelling/)).toBeVisible()
  await say(page, 'Wat is lyocell?')
  await log.getByRole('link', { name: 'Wat is lyocell of Tencel?' }).click()
  const answer = page.locator('#inhoud').getByText('Lyocell is een vezel van houtpulp')
  // The question is folded twice: by itself, and among those that its subject does not show at once.
  await expect(answer).toBeVisible()
  await expect(answer).toBeInViewport()
})

test('[CH-04] [CH-06] [API-12] a rated talk is saved, and one with bad language is not', async ({ page }) => {
  const findSaved = (words: string) =>
    query('select rating from saved_chat where messages::text like $1', [`%${words}%`])
  // Letters alone: numbers could be those of an order or a telephone, which are not saved.
  const mark = `q${Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
  await page.goto('/dekbed/')
  await openChat(page)
  const panel = chatPanel(page)
  await say(page, `Hallo ${mark}`)
  await expect(panel.getByRole('log').locator('[data-message]')).toHaveCount(2)
  await say(page, 'bedankt')
  await panel.getByRole('button', { name: 'Ja', exact: true }).click()
  await panel.getByRole('button', { name: '2 sterren' }).click()
  await panel.getByRole('button', { name: 'Ja', exact: true }).click()
  await expect.poll(() => findSaved(mark)).toEqual([{ rating: 2 }])
  await panel.getByRole('button', { name: 'Nieuwe chat' }).click()
  await say(page, `kutwinkel ${mark} boos`)
  await expect(panel.getByText('Ik kan je niet helpen als je ongepaste taal gebruikt.')).toBeVisible()
  await expect(panel.getByText('De chat is beëindigd.', { exact: true })).toBeVisible()
  expect(await findSaved(`${mark} boos`)).toEqual([])
})
