import { expect, test } from 'vitest'
import { dropBeside } from './drop-beside.ts'

const tidy = (message: string) => dropBeside(message).replace(/\s+/g, ' ').trim()

test.each([
  ['een matras, geen topper', 'een matras'],
  ['geen topper een echt matras', 'een echt matras'],
  ['6 kussens, moet op 60 in de was kunnen', '6 kussens,'],
  ['dekbed 140x220, wast dat ook op 60?', 'dekbed 140x220, ?'],
  ['een laken dat op 90 graden gewassen mag', 'een laken dat mag'],
])('[CH-01] %s looks for %s', (message, wish) => {
  expect(tidy(message)).toBe(wish)
})

test.each(['geen topper', 'zonder topper', 'een lamp op 60 cm', 'kussen 60x70', 'een matras zonder topper'])(
  '%s stays as it is',
  (message) => {
    expect(tidy(message)).toBe(message)
  },
)
