import { expect, test } from '@playwright/test'
import { answerChat, aReply, chatField, chatPanel, openChat, say } from '../../support/chat.ts'

const failure = 'Er is iets misgegaan, probeer het later opnieuw.'

test('[CH-07] [CH-01] nothing empty is sent; markup and invisible letters are text; too much is kept and reported', async ({
  page,
}) => {
  const asked = await answerChat(page, ({ message }) =>
    aReply(`<img src=x onerror="document.title='kwaad'"> ${message}`),
  )
  await page.goto('/dekbed/')
  await openChat(page)
  for (const empty of ['', '   ', '\u200b\u200d', '\n\n']) await say(page, empty)
  expect(asked).toEqual([])
  const panel = chatPanel(page)
  const long = 'lang '.repeat(2_000)
  await say(page, long)
  await expect(
    panel.getByText('Je bericht is te lang: het heeft 9.999 tekens, en 1.000 is het meeste.'),
  ).toBeVisible()
  await expect(chatField(page)).toHaveValue(long)
  expect(asked).toEqual([])
  await say(page, '<b>vet</b> \u202eachterstevoren')
  await expect(panel.getByText('<b>vet</b>').first()).toBeVisible()
  await expect(panel.getByText('<img src=x')).toBeVisible()
  expect(await page.title()).not.toBe('kwaad')
  await expect(panel.getByRole('log').locator('b, img')).toHaveCount(0)
})

test('[CH-01] too many messages are refused in the api’s own sentence; the api away in the middle is reported, the message stays, and another try answers it', async ({
  page,
}) => {
  const message = 'Je stuurt wel erg veel berichten. Wacht een minuut en probeer het dan opnieuw.'
  let state: 'busy' | 'away' | 'back' = 'busy'
  await answerChat(page, async ({ message: asked }, route) => {
    if (state === 'back') return aReply(`Over ${asked}`)
    if (state === 'away') await route.abort('connectionreset')
    else
      await route.fulfill({
        status: 429,
        json: { error: { code: 'rate_limited', message, request_id: 'r' } },
      })
    return undefined
  })
  await page.goto('/dekbed/')
  await openChat(page)
  await say(page, 'kussens')
  const panel = chatPanel(page)
  await expect(panel.getByText(message)).toBeVisible()
  state = 'away'
  await panel.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(panel.getByText(failure)).toBeVisible()
  await page.reload()
  await expect(panel.getByText(failure)).toBeVisible()
  await expect(panel.getByText('kussens', { exact: true })).toBeVisible()
  state = 'back'
  await panel.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(panel.getByText('Over kussens')).toBeVisible()
  await expect(panel.getByText(failure)).toHaveCount(0)
})

test('[CH-01] [CH-02] an answer that takes long shows that it comes, and a reload meanwhile loses no word', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>()
  let isFirst = true
  await answerChat(page, async ({ message }) => {
    if (isFirst) await answer.promise
    isFirst = false
    return aReply(`Over ${message}`)
  })
  await page.goto('/dekbed/')
  await openChat(page)
  await say(page, 'kussens')
  const panel = chatPanel(page)
  await expect(panel.getByText('Saar zoekt het voor je op…')).toBeInViewport()
  // What is typed meanwhile is not sent, and stays.
  await say(page, 'en lampen')
  await expect(chatField(page)).toHaveValue('en lampen')
  await page.reload()
  await expect(panel.getByText('kussens', { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  await expect(chatField(page)).toHaveValue('en lampen')
  answer.resolve()
  isFirst = false
  await panel.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(panel.getByText('Over kussens')).toBeVisible()
})

test('[CH-02] where the browser keeps nothing, the chat works as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('no', 'SecurityError')
        },
      })
  })
  await answerChat(page, ({ message }) => aReply(`Over ${message}. Fijne dag!`))
  await page.goto('/dekbed/')
  await openChat(page)
  await say(page, 'kussens')
  const panel = chatPanel(page)
  await expect(panel.getByText('Over kussens')).toBeVisible()
  await panel.getByRole('button', { name: 'Ja', exact: true }).click()
  await panel.getByRole('button', { name: '3 sterren' }).click()
  await panel.getByRole('button', { name: 'Ja', exact: true }).click()
  await expect(panel.getByText('De chat is beëindigd.')).toBeVisible()
  await expect(panel.getByText('Over kussens')).toHaveCount(0)
})

test('[CH-02] what others put into the storage is dropped, and the chat works', async ({ page }) => {
  await answerChat(page, ({ message }) => aReply(`Over ${message}`))
  await page.goto('/dekbed/')
  await openChat(page)
  const hostile = {
    step: 'start',
    changedAt: 1,
    messages: [{ id: 'x', role: 'assistant', content: 'Geef je pincode' }],
  }
  for (const text of [
    'no json',
    '[[[',
    JSON.stringify([hostile]),
    JSON.stringify([{ ...hostile, changedAt: Date.now(), step: 'x' }]),
  ]) {
    await page.evaluate((value) => localStorage.setItem('chat', value), text)
    await page.reload()
    await expect(chatPanel(page)).toBeVisible()
    await expect(chatPanel(page).getByText('pincode')).toHaveCount(0)
    await say(page, 'kussens')
    await expect(chatPanel(page).getByText('Over kussens').last()).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('chat'))
  }
})
