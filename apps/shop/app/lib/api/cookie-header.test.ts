import { expect, test } from 'vitest'
import { mergeCookies } from './cookie-header.ts'

test('cookies that an earlier answer set count for the next call', () => {
  expect(mergeCookies('a=1; b=2', ['b=3; Path=/; HttpOnly', 'c=4'])).toBe('a=1; b=3; c=4')
})

test('a value may hold an equals sign', () => {
  expect(mergeCookies('', ['token=a==; Path=/'])).toBe('token=a==')
})

test.each(['a=; Max-Age=0', 'a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
  'a deleted cookie is gone: %s',
  (deletion) => {
    expect(mergeCookies('a=1; b=2', [deletion])).toBe('b=2')
  },
)

test('an empty header stays empty', () => {
  expect(mergeCookies('', [])).toBe('')
})
