import { afterEach, expect, test, vi } from 'vitest'
import { sendOrKeep } from './unsent.ts'

afterEach(() => vi.unstubAllGlobals())

function aForm(): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@b.example' }),
  })
}

test('[ER-01] a form that cannot be sent is kept, with a status after which nothing is read again', async () => {
  vi.stubGlobal('reportError', vi.fn())
  const kept = await sendOrKeep(
    { request: aForm(), serverAction: () => Promise.reject(new TypeError('Failed to fetch')) },
    (form) => form.get('email'),
  )
  expect(kept).toMatchObject({ data: 'a@b.example', init: { status: 503 } })
})

test('what the server answers passes, and it reads the whole request', async () => {
  const request = aForm()
  const answer = await sendOrKeep({ request, serverAction: () => request.text() }, () => 'bewaard')
  expect(answer).toBe('email=a%40b.example')
})
