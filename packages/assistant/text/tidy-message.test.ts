import { expect, test } from 'vitest'
import { tidyMessage } from './tidy-message.ts'

test('no word is read without end', () => {
  expect(tidyMessage(`bed ${'é1'.repeat(500)} wit`)).toBe(`bed ${'é1'.repeat(30)} wit`)
})
