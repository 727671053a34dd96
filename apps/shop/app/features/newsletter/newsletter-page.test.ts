import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
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
