import { expect, test } from 'vitest'
import { readSizeOfBed } from './follow-up.ts'

test.each([
  ['en voor een eenpersoonsbed?', 'en voor een eenpersoons?'],
  ['voor twee persoons graag', 'voor tweepersoons graag'],
])('%s gives a size: %s', (message, said) => {
  expect(readSizeOfBed(message)).toBe(said)
})
