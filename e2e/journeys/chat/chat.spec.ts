import { expect, test } from '@playwright/test'
import { expectNoAxeFaults } from '../../support/axe.ts'
import {
  answerChat,
  aReply,
  chatButton,
  chatField,
  chatPanel,
  openChat,
  say,
  takeSavedChats,
} from '../../support/chat.ts'
import { isPhone } from '../../support/device.ts'

const goodbye = aReply('Graag gedaan. Nog een fijne dag!')

test('[SC-03] [CH-01] the chat loads when it is opened, says that it is not a person, and gives the focus back', {
  tag: '@wide',
}, async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/dekbed/')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /chat-panel/.test(url))).toEqual([])
  await openChat(page)
  expect(loaded.filter((url) => /chat-panel/.test(url))).not.toEqual([])
  const log = chatPanel(page).getByRole('log')
  await expect(log).toContainText('Je chat met Saar, onze digitale assistent (AI).')
  if (isPhone()) await expect(chatPanel(page).getByRole('heading', { name: 'Saar' })).toBeFocused()
  else await expect(chatField(page)).toBeFocused()
  await expectNoAxeFaults(page, 'chat')
  await page.keyboard.press('Escape')
  await expect(chatPanel(page)).toBeHidden()
  await expect(chatButton(page)).toBeFocused()
})

test('[CH-01] a question is answered with what the api says: text, products, links inside the shop, buttons', {
  tag: '@wide',
}, async ({ page }) => {
  const found = await page.request.get('/v1/catalog/suggested-products?ids=1,2')
  const { products } = (await found.json()) as { products: { id: string; title: string; link: string }[] }
  const links = [
    { title: 'Alle dekbedden', path: '/dekbed/' },
    { title: 'Elders', path: 'https://elders.example/' },
  ]
  const asked = await answerChat(page, ({ message }) =>
    message === 'Dekbed'
      ? aReply('Deze passen.', {
          products,
          links,
          answers: [{ text: 'Groen', value: 'en in het groen?' }],
          subject: 's1',
        })
      : aReply('In het groen hebben we deze.'),
  )
  await page.goto('/')
  await openChat(page)
  await say(page, 'Dekbed')
  const log = chatPanel(page).getByRole('log')
  await expect(log.getByText('Deze passen.')).toBeVisible()
  for (const { title, link } of products)
    await expect(log.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', link)
  await expect(log.getByText('Elders')).toHaveCount(0)
  await log.getByRole('button', { name: 'Groen' }).click()
  await expect(log.getByText('In het groen hebben we deze.')).toBeVisible()
  await expect(log.getByRole('button', { name: 'Groen' })).toHaveCount(0)
  expect(asked[1]).toMatchObject({ message: 'en in het groen?', subject: 's1' })
  expect(asked[1]?.history).toEqual([
    { role: 'user', content: 'Dekbed' },
    { role: 'assistant', content: 'Deze passen.' },
  ])
  await page.reload()
  // After a reload products come anew, with the prices of now.
  await expect(log.getByRole('link', { name: products[0]?.title ?? '' }).first()).toBeVisible()
  await log.getByRole('link', { name: 'Alle dekbedden' }).click()
  await expect(page).toHaveURL('/dekbed/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  if (isPhone()) await expect(chatPanel(page)).toBeHidden()
  else await expect(log.getByText('Deze passen.')).toBeVisible()
})

test('[CH-02] [CH-03] [CH-04] a talk is rated, ended and saved, and comes back after a reload in every state', async ({
  page,
}) => {
  await answerChat(page, () => goodbye)
  const saved = await takeSavedChats(page)
  await page.goto('/dekbed/')
  await openChat(page)
  await say(page, 'Dank je wel')
  const panel = chatPanel(page)
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click()
  const survives = async (words: string) => {
    await expect(panel.getByText(words)).toBeVisible()
    await page.reload()
    await expect(panel.getByText(words)).toBeVisible()
  }
  await survives('Zijn uw vragen beantwoord?')
  await press('Nee')
  await say(page, 'Nu wel')
  await expect(panel.getByText('Zijn uw vragen beantwoord?')).toHaveCount(2)
  await press('Ja')
  await survives('Hoe beoordeelt u deze chat?')
  await press('4 sterren')
  await expect(panel.getByText('Bedankt voor je beoordeling!')).toBeVisible()
  await survives('Wilt u de chat beëindigen?')
  await press('Nee')
  await survives('Had u nog andere vragen?')
  expect(saved).toEqual([])
  await say(page, 'Nee hoor')
  await press('Ja')
  // Who rated before is not asked again.
  await expect(panel.getByText('Hoe beoordeelt u deze chat?')).toHaveCount(1)
  await press('Ja')
  await expect(panel.getByText('Bedankt voor het chatten. De chat is beëindigd.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Nieuwe chat' })).toBeFocused()
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]?.rating).toBe(4)
  expect(saved[0]?.messages.map(({ content }) => content)).toEqual(
    expect.arrayContaining([
      'Dank je wel',
      goodbye.message.content,
      'Zijn uw vragen beantwoord?',
      '4 sterren',
    ]),
  )
  expect(await page.evaluate(() => localStorage.getItem('chat'))).toBeNull()
  await page.reload()
  await expect(panel.getByText('Je chat met Saar')).toBeVisible()
  await expect(panel.getByText('Dank je wel')).toHaveCount(0)
})

test('[CH-01] [CH-04] [CH-05] a talk can be ended at any time and begun anew; a visitor who does not know the number of an order is told where it is; where a person helps better, one is offered', async ({
  page,
}) => {
  const hand_over = {
    phone: '085 012 34 56',
    hours: 'Op werkdagen',
    contact_path: '/service/klantenservice-contact/',
  }
  await answerChat(page, ({ message }) => {
    if (message.startsWith('Waar')) return aReply('Die vind je bij Slapen.')
    return message === 'Bestelling'
      ? aReply('Vul dit in.', { ask: 'order' })
      : aReply('Dat weet ik niet.', { hand_over })
  })
  const saved = await takeSavedChats(page)
  await page.goto('/dekbed/')
  await openChat(page)
  const panel = chatPanel(page)
  await test.step('[CH-04] a talk can be ended at any time, and without stars nothing of it is saved', async () => {
    await say(page, 'Waar vind ik kussens?')
    await expect(panel.getByText('Die vind je bij Slapen.')).toBeVisible()
    await panel.getByRole('button', { name: 'Chat beëindigen' }).click()
    await expect(panel.getByText('Wilt u de chat beëindigen?')).toBeVisible()
    // What is typed counts as well.
    await say(page, 'ja')
    await expect(panel.getByText('De chat is beëindigd.')).toBeVisible()
    expect(saved).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('chat'))).toBeNull()
  })
  await test.step('[CH-05] who does not know the number is told where it is', async () => {
    await panel.getByRole('button', { name: 'Nieuwe chat' }).click()
    await say(page, 'Bestelling')
    await panel.getByRole('button', { name: 'Ik weet mijn bestelnummer niet' }).click()
    await expect(panel.getByText(/in de bevestiging|bevestiging die we je mailden/)).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Mijn bestellingen' })).toHaveAttribute(
      'href',
      '/account/orders/',
    )
  })
  await test.step('[CH-01] where a person helps better: telephone, hours, and the contact form with the question in it', async () => {
    await say(page, 'Mijn lamp zoemt. Is dat erg?')
    await expect(panel.getByRole('link', { name: '085 012 34 56' })).toHaveAttribute('href', 'tel:0850123456')
    await expect(panel.getByText('Op werkdagen')).toBeVisible()
    await panel.getByRole('link', { name: 'Stuur ons een bericht' }).click()
    await expect(page.getByRole('main').getByLabel('Je bericht')).toHaveValue('Mijn lamp zoemt. Is dat erg?')
    expect(page.url()).not.toContain('lamp')
  })
})

test('[CH-06] bad language: the chat refuses, and ends three seconds later without being saved', async ({
  page,
}) => {
  const refusal = 'Ik kan je niet helpen als je ongepaste taal gebruikt. De chat wordt nu beëindigd.'
  await answerChat(page, () => aReply(refusal, { ends: true }))
  const saved = await takeSavedChats(page)
  await page.clock.install()
  await page.goto('/dekbed/')
  await openChat(page)
  // From here on time passes only as the journey says.
  await page.clock.pauseAt(Date.now() + 60_000)
  await say(page, 'Lelijk woord')
  const panel = chatPanel(page)
  await expect(panel.getByText(refusal)).toBeVisible()
  await expect(chatField(page)).toBeDisabled()
  await page.clock.runFor(2_900)
  await expect(panel.getByText(refusal)).toBeVisible()
  await page.clock.runFor(200)
  await expect(panel.getByText(refusal)).toBeHidden()
  await expect(panel.getByText('De chat is beëindigd.')).toBeVisible()
  expect(saved).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('chat'))).toBeNull()
  await panel.getByRole('button', { name: 'Nieuwe chat' }).click()
  await expect(chatField(page)).toBeEnabled()
})

test('[CH-05] [VA-15] an order is described only after its form, whose words are kept and saved nowhere', async ({
  page,
}) => {
  await answerChat(page, ({ message }) =>
    message === 'Dank' ? goodbye : aReply('Vul dit in, dan zoek ik het op.', { ask: 'order' }),
  )
  const saved = await takeSavedChats(page)
  const asked: unknown[] = []
  await page.route('**/v1/assistant/order', async (route) => {
    asked.push(route.request().postDataJSON())
    const message = { role: 'assistant', content: 'Je bestelling is onderweg.' }
    const links = [{ title: 'Volg je pakket', path: 'https://vervoerder.example/volg/1' }]
    await route.fulfill({ json: { message, links } })
  })
  await page.goto('/dekbed/')
  await openChat(page)
  await say(page, 'Waar is mijn bestelling?')
  const panel = chatPanel(page)
  const button = panel.getByRole('button', { name: 'Bekijk mijn bestelling' })
  await panel.getByLabel('Bestelnummer').fill('12345678')
  await panel.getByLabel('Voornaam').focus()
  await expect(panel.getByText(/hoogstens 7$/)).toHaveCount(0)
  await button.click()
  for (const words of [
    /^Vul je bestelnummer in: alleen cijfers, hoogstens 7/,
    'Vul je voornaam in',
    'Vul je postcode in',
    'Vul je huisnummer in',
  ])
    await expect(panel.getByText(words)).toBeVisible()
  await expect(panel.getByLabel('Bestelnummer')).toBeFocused()
  expect(asked).toEqual([])
  await panel.getByLabel('Bestelnummer').fill('kjd 1234')
  await panel.getByLabel('Voornaam').fill('Zonneklaar')
  await panel.getByLabel('Postcode').fill('1071 XX')
  await panel.getByLabel('Huisnummer').fill('98765')
  await button.click()
  await expect(panel.getByText('Je bestelling is onderweg.')).toBeVisible()
  await expect(panel.getByRole('link', { name: /Volg je pakket/ })).toHaveAttribute('target', '_blank')
  expect(asked).toHaveLength(1)
  await say(page, 'Dank')
  await panel.getByRole('button', { name: 'Ja', exact: true }).click()
  await panel.getByRole('button', { name: '5 sterren' }).click()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await panel.getByRole('button', { name: 'Ja', exact: true }).click()
  await expect.poll(() => saved.length).toBe(1)
  for (const text of [stored, JSON.stringify(saved)])
    expect(text).not.toMatch(/Zonneklaar|98765|1071|1234|onderweg|vervoerder/)
})

test('[CH-02] two tabs share one talk, and each keeps what is typed in it', async ({ page, context }) => {
  await answerChat(page, ({ message }) => aReply(`Over ${message}`))
  await page.goto('/dekbed/')
  await openChat(page)
  await say(page, 'kussens')
  await expect(chatPanel(page).getByText('Over kussens')).toBeVisible()
  await chatField(page).fill('half getypt')
  const other = await context.newPage()
  await answerChat(other, ({ message }) => aReply(`Over ${message}`))
  await other.goto('/')
  // A new tab shows the page that was asked for, not the chat.
  await expect(chatButton(other)).toBeVisible()
  await expect(chatPanel(other)).toBeHidden()
  await openChat(other)
  await expect(chatPanel(other).getByText('Over kussens')).toBeVisible()
  await say(other, 'lampen')
  await expect(chatPanel(page).getByText('Over lampen')).toBeVisible()
  await expect(chatField(page)).toHaveValue('half getypt')
  await page.reload()
  await expect(chatField(page)).toHaveValue('half getypt')
})
