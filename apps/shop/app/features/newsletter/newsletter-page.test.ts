import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { aPageCall, readOutcome, refusal } from '../../lib/api/page-call.builders.ts'
import { codePageMeta } from './code-page.tsx'
import { action } from './newsletter-page.tsx'

async function messageFor(fields: Record<string, string>) {
  const request = new Request('http://shop.test/nieuwsbrief/', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const where = { params: {}, url: new URL(request.url), pattern: '/nieuwsbrief/' }
  const { data, init } = await action({ request, context: new RouterContextProvider(), ...where })
  return [init?.status, data.message]
}

test.each([
  [{ email: 'a@b.nl', onbekend: '1' }, 'Dit veld bestaat niet.'],
  [{ email: 'a@b.nl', source: 'elsewhere' }, /^Kies uit: /],
  [{}, /e-mailadres/],
])('[API-13] of %j the page says what is wrong in Dutch', async (fields, message) => {
  expect(await messageFor(fields)).toEqual([400, expect.stringMatching(message)])
})

test.each([
  ['/dekbed/?tn_fk_maat=140x200&newsletter=succes', '/dekbed/?tn_fk_maat=140x200&newsletter=succes'],
  ['https://elders.example/', '/nieuwsbrief/?newsletter=succes'],
  ['//elders.example/', '/nieuwsbrief/?newsletter=succes'],
  ['/\\elders.example/', '/nieuwsbrief/?newsletter=succes'],
  ['javascript:alert(1)', '/nieuwsbrief/?newsletter=succes'],
  ['', '/nieuwsbrief/?newsletter=succes'],
])('[API-13] [VA-30] a signup that wants to go back to %j leads to %s', async (return_to, to) => {
  const fields = { email: 'noor@voorbeeld.example', source: 'page', return_to }
  const { args, asked } = aPageCall(() => Response.json({ received: true }, { status: 201 }), {
    params: {},
    fields,
  })
  expect(await readOutcome(action(args))).toEqual({ to })
  expect(asked).toMatchObject([{ body: { email: 'noor@voorbeeld.example', source: 'page' } }])
})

test('[API-13] a signup that is refused stays on its page with the address that was typed', async () => {
  const fields = { email: 'noor@voorbeeld.example', source: 'page', return_to: '/' }
  const { args } = aPageCall(() => refusal(429, 'rate_limited'), { params: {}, fields })
  expect(await readOutcome(action(args))).toEqual({
    status: 429,
    data: { error: undefined, email: 'noor@voorbeeld.example', message: 'Geweigerd: rate_limited' },
  })
})

test('the code in the address of a mail’s page reaches no other site and no search engine', () => {
  expect(codePageMeta).toEqual([
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ])
})
