import { sendContactMessageEndpoint } from '@sluimer/contract/service/endpoints'
import { expect, test } from 'vitest'
import { loadContextFor } from '../../lib/api/host-context.server.ts'
import { findServicePage, findServicePages } from './service-content.server.ts'
import { sendForm } from './service-forms.server.ts'

function aContext(answer: () => Response) {
  const logged: unknown[] = []
  const context = loadContextFor({
    visit: { requestId: 'request-1', clientAddress: '203.0.113.7', cookie: '' },
    gateway: { send: async () => answer() },
    publicUrl: 'https://shop.example.test',
    tagManager: null,
    logError: (error) => logged.push(error),
    setCookies: [],
  })
  return { context, logged }
}
const away = () => {
  throw new TypeError('fetch failed')
}
const body = {
  name: 'Noor',
  email: 'noor@voorbeeld.example',
  subject: 'other',
  message: 'Hoi',
  ticket: 't',
} as const

test('[ER-02] a form whose api is away is refused with a word to the sender, and logged', async () => {
  const { context, logged } = aContext(away)
  const sent = await sendForm(context, sendContactMessageEndpoint, { body })
  expect(sent).toMatchObject({ ok: false, status: 503, error: { code: 'unavailable' } })
  expect(logged).toHaveLength(1)
})

test.each([
  ['is away', away],
  ['fails', () => Response.json({}, { status: 500 })],
])('[ER-02] a page with a form stands without its words and menu when the content %s', async (_, answer) => {
  const { context, logged } = aContext(answer)
  expect(await findServicePage(context, 'herroepen')).toBeUndefined()
  expect(await findServicePages(context)).toEqual([])
  expect(logged).toHaveLength(2)
})
