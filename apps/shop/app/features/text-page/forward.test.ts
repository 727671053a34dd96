import { expect, test } from 'vitest'
import { loader } from './forward.ts'

function forward(query: string): { status: number; location: string | null } {
  try {
    const answer = loader({ url: new URL(`https://shop.example.test/redirect/${query}`) } as never)
    return { status: answer.status, location: answer.headers.get('location') }
  } catch (answer) {
    if (answer instanceof Response) return { status: answer.status, location: null }
    throw answer
  }
}

test('[RT-05] forwards to a page of the shop', () => {
  expect(forward('?to=/dekbed/%3Ftn_sort%3Dnieuw')).toEqual({
    status: 302,
    location: '/dekbed/?tn_sort=nieuw',
  })
})

test.each([
  '',
  '?to=',
  '?to=//evil.example',
  '?to=https://evil.example',
  '?to=/%5Cevil.example',
  '?to=%2F%09%2Fevil.example',
  '?to=javascript:alert(1)',
  '?to=/redirect/?to=/dekbed/',
  '?to=/Redirect',
])('[VA-30] answers 404 to %s', (query) => expect(forward(query)).toEqual({ status: 404, location: null }))
