import { expect, test } from 'vitest'
import { toProductPath } from './product-path.ts'

test.each([
  ['a product', {}, '/kussen.html'],
  ['a product that is no set', { configurator: null }, '/kussen.html'],
  ['a set', { configurator: 'boxspring-solo' }, '/configurator/boxsprings/boxspring-solo/step-1/'],
])('listings lead %s to its page', (_, special, path) => {
  expect(toProductPath({ slug: 'kussen', ...special })).toBe(path)
})
