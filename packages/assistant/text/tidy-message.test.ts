import { expect, test } from 'vitest'
import { tidyMessage } from './tidy-message.ts'

test.each([
  ['ｆｕｌｌ  bed\u200b', 'full bed'],
  ['57centimeter', '57 cm'],
  // What looks for words inside words would take seconds.
  ['a'.repeat(1000), 'a'.repeat(60)],
  [`dekbed ${'é1'.repeat(500)} wit`, `dekbed ${'é1'.repeat(30)} wit`],
  ['dekbed,kussen,matras,laken,sloop,deken,plaid,gordijn,lamp,kast,stoel', undefined],
])('%s is read as it looks, and no word without end', (text, read = text) => {
  expect(tidyMessage(text)).toBe(read)
})
