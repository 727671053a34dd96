import { expect, test } from 'vitest'
import { isShopPath } from './shop-path.ts'

test.each(['/', '/dekbed/?kleur=groen#a', '/service/herroepen/'])('[CH-01] %s is inside the shop', (path) => {
  expect(isShopPath(path)).toBe(true)
})

test.each([
  ...['', 'dekbed/', 'javascript:alert(1)', 'https://evil.example/', '//evil.example', '/\\evil.example'],
  ...['/\t/evil.example', '\n//evil.example', `/${'a'.repeat(3_000)}`, undefined, 7],
])('[CH-01] %j is not', (path) => {
  expect(isShopPath(path)).toBe(false)
})
