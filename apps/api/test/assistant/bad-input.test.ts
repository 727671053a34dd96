import { splitAsked } from '@sluimer/assistant/text/split-asked'
import { askAssistantEndpoint } from '@sluimer/contract/assistant/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../test-app.ts'
import { createSpeaker } from './demo-shop.ts'

let app: TestApp
let say: ReturnType<typeof createSpeaker>
beforeAll(async () => {
  app = await buildTestApp()
  say = createSpeaker(app)
})
afterAll(() => app.close())

describe('bad input', () => {
  test.each([
    ['', 'Schrijf je bericht'],
    ['   ', 'Schrijf je bericht'],
    ['a'.repeat(1001), 'Je bericht is te lang: gebruik hoogstens 1000 tekens.'],
    ['a'.repeat(10_000), 'Je bericht is te lang: gebruik hoogstens 1000 tekens.'],
  ])('[CH-07] a message of the wrong length is refused in Dutch', async (message, sentence) => {
    const answer = await app.call(askAssistantEndpoint, { body: { message } })
    expect(answer).toMatchObject({ status: 400 })
    expect(!answer.ok && answer.error.fields?.[0]?.message).toBe(sentence)
  })

  test.each([
    '\u200b\u200b',
    '<b>dekbed</b>',
    '😀😀😀',
    'こんにちは',
    'مرحبا',
    'لا',
    '؟؟',
    "'; --",
    'dekbed'.repeat(160),
  ])('%s has an answer', async (message) => {
    const { message: answer } = await say(message)
    expect(answer.content.length).toBeGreaterThan(10)
  })

  test.each(['wat een kutwinkel', 'f u c k you', 'you piece of sh1t', 'k\u200bu\u200bt'])(
    '[CH-06] %s ends the talk with the sentence of the specification',
    async (message) => {
      expect(await say(message)).toMatchObject({
        message: {
          content: 'Ik kan je niet helpen als je ongepaste taal gebruikt. De chat wordt nu beëindigd.',
        },
        ends: true,
        products: [],
        hand_over: null,
      })
    },
  )

  test('200 messages a minute from one visitor are told to wait, in Dutch', async () => {
    const headers = { 'x-forwarded-for': '10.200.0.1' }
    const answers = []
    for (let sent = 0; sent < 200; sent++)
      answers.push(await app.call(askAssistantEndpoint, { body: { message: 'hallo' } }, { headers }))
    const last = answers.at(-1)
    expect(last).toMatchObject({
      status: 429,
      error: { message: 'Je bent te snel. Wacht even en probeer het dan opnieuw.' },
    })
    expect(answers.filter(({ ok }) => ok)).toHaveLength(30)
  })
})

test('a message four times as long takes no twenty times as long to split', () => {
  const measure = (times: number) => {
    const from = process.cpuUsage()
    splitAsked('dat ik '.repeat(times))
    return process.cpuUsage(from).user
  }
  const noise = 24_000
  expect(measure(140)).toBeLessThan(20 * Math.max(measure(35), noise))
})
