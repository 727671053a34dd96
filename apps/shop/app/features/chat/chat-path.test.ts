import { expect, test } from 'vitest'
import { hasChat } from './chat-path.ts'

test.each([
  ['/', true],
  ['/dekbed/', true],
  ['/configurator-uitleg/', true],
  ['/configurator/boxsprings/luna/stap/', false],
  ['/Configurator/bed/7', false],
])('[SC-03] the page %s has the chat: %s', (path, has) => {
  expect(hasChat(path)).toBe(has)
})
