import { expect, test } from 'vitest'
import { toLocalPath } from './local-path.ts'

test.each([
  ['/account/', '/account/'],
  ['/account/information/?tab=1&b=%20', '/account/information/?tab=1&b=%20'],
  ['/a/../account/', '/account/'],
  ['/account/#deel', '/account/'],
  ['/%2f%2fother.example/', '/%2f%2fother.example/'],
  ['/@other.example', '/@other.example'],
])('[RT-04] %s is remembered as %s', (text, path) => {
  expect(toLocalPath(text)).toBe(path)
})

test.each([
  '',
  'account/',
  'https://other.example/',
  'https:other.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//other.example/',
  '///other.example/',
  '/\\other.example/',
  '\\\\other.example/',
  '/\t/other.example/',
  '/\n/other.example/',
  ' //other.example/',
  '/ /other.example/',
  '/.//other.example/',
  '/..//other.example/',
  '/a/../..//other.example/',
  '/%2e//other.example/',
  '/%2E%2e//other.example/',
  '/\u0000/other.example',
  `/${'a'.repeat(1_000)}`,
])('[RT-04] %j is not a page of this shop, and not remembered', (text) => {
  expect(toLocalPath(text)).toBeUndefined()
})
