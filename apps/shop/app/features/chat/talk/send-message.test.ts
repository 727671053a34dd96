import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askOrderStatus, saveChat } from './assistant-calls.ts'
import { giveUpWaiting, sendAgain, sendMessage } from './send-message.ts'
import { changeTalk, readTalk, storedTalk } from './stored-talk.ts'
import { aReply } from './talk.builders.ts'

const stored = new Map<string, string>()
const fetched = vi.fn<typeof fetch>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
}
const order = { orderNumber: '1', firstName: 'Noor', zipCode: '1071 XX', houseNumber: '1' }

beforeEach(() => {
  stored.clear()
  fetched.mockReset()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', { localStorage: storage })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('reportError', vi.fn())
  storedTalk.forget()
})
afterEach(() => vi.unstubAllGlobals())

const states = () => readTalk().messages.map((message) => ('state' in message ? message.state : message.role))

test('[CH-01] a message is in the talk at once, then sent, then answered', async () => {
  fetched.mockResolvedValue(Response.json(aReply('Hallo!')))
  const sent = sendMessage('Hoi')
  expect(states()).toEqual(['sending'])
  await sent
  expect(states()).toEqual(['sent', 'assistant'])
  const [path, request] = fetched.mock.calls[0] ?? []
  expect(path).toBe('/v1/assistant')
  expect(JSON.parse(String(request?.body))).toEqual({ message: 'Hoi', history: [], subject: null })
})

const refusal = (status: number, message: string) =>
  Response.json({ error: { code: 'rate_limited', message, request_id: '' } }, { status })

test.each<[string, () => Promise<Response>, string]>([
  ['the network', () => Promise.reject(new TypeError()), 'Er is iets misgegaan, probeer het later opnieuw.'],
  ['the api', async () => refusal(503, 'Binnenin'), 'Er is iets misgegaan, probeer het later opnieuw.'],
  ['half an answer', async () => new Response('{"mess'), 'Er is iets misgegaan, probeer het later opnieuw.'],
  [
    'another answer in its place',
    async () => Response.json({ ok: true }),
    'Er is iets misgegaan, probeer het later opnieuw.',
  ],
  [
    'a page in its place',
    async () => new Response('<p>', { status: 502 }),
    'Er is iets misgegaan, probeer het later opnieuw.',
  ],
  [
    'the shop’s own token',
    async () => refusal(401, 'Token'),
    'Er is iets misgegaan, probeer het later opnieuw.',
  ],
  ['too many messages', async () => refusal(429, 'Even rustig aan.'), 'Even rustig aan.'],
])('[CH-01] a failure of %s is told, and the message can be sent again', async (_, answer, words) => {
  fetched.mockImplementationOnce(answer)
  await sendMessage('Hoi')
  const [message] = readTalk().messages
  expect(message).toMatchObject({ content: 'Hoi', state: 'failed', problem: words })
  fetched.mockResolvedValue(Response.json(aReply('Hallo!')))
  await sendAgain(message?.id ?? '')
  expect(states()).toEqual(['sent', 'assistant'])
})

test('[CH-02] a page that is left waits no longer, and a late answer is not added', async () => {
  const late = Promise.withResolvers<Response>()
  fetched.mockReturnValue(late.promise)
  const sent = sendMessage('Hoi')
  giveUpWaiting()
  expect(states()).toEqual(['failed'])
  late.resolve(Response.json(aReply('Te laat')))
  await sent
  expect(states()).toEqual(['failed'])
})

test('[CH-02] what another tab adds meanwhile is not lost', async () => {
  const late = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(late.promise)
  const sent = sendMessage('Hier')
  const here = JSON.parse(stored.get('chat') ?? '') as [{ messages: object[] }]
  const other = { id: 'o', role: 'user', content: 'Daar', state: 'sent', sentAt: Date.now() }
  stored.set('chat', JSON.stringify([{ ...here[0], messages: [...here[0].messages, other] }]))
  late.resolve(Response.json(aReply('Antwoord')))
  await sent
  expect(readTalk().messages.map(({ content }) => content)).toEqual(['Hier', 'Antwoord', 'Daar'])
})

test('[CH-02] where storage is full the talk goes on, and is over when it is ended', async () => {
  vi.stubGlobal('window', {
    localStorage: {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  })
  fetched.mockResolvedValue(Response.json(aReply('Hallo!')))
  await sendMessage('Hoi')
  expect(states()).toEqual(['sent', 'assistant'])
  storedTalk.forget()
  expect(readTalk().messages).toEqual([])
})

test('[CH-05] what proves an order goes to its own call and is kept nowhere', async () => {
  fetched.mockResolvedValue(Response.json({ message: { role: 'assistant', content: 'Onderweg' }, links: [] }))
  changeTalk((talk) => talk)
  expect(await askOrderStatus(order)).toMatchObject({ ok: true })
  expect(fetched.mock.calls[0]?.[0]).toBe('/v1/assistant/order')
  expect([...stored.values()].join()).not.toMatch(/Noor|1071/)
})

test('[CH-04] a talk that cannot be saved is only logged', async () => {
  fetched.mockRejectedValue(new TypeError())
  await saveChat([{ role: 'user', content: 'Hoi' }], 5)
  expect(reportError).toHaveBeenCalledTimes(1)
})
