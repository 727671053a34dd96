import { expect, test } from 'vitest'
import { readRefusals } from './read-refusals.ts'

test.each([
  ['plaid maar geen wol', { rest: 'plaid', without: ['wol'] }],
  ['kussen zonder dons of veren', { rest: 'kussen', without: ['dons', 'veren'] }],
  ['dekbedovertrek zonder print', { rest: 'dekbedovertrek effen', without: [] }],
  ['plaid niet van wol', { rest: 'plaid', without: ['wol'] }],
  ['niet groen', { rest: '', without: ['groen'] }],
  ['niet leverbaar', { rest: 'niet leverbaar', without: [] }],
  ['een lamp, niet te duur', { rest: 'een lamp, niet te duur', without: [] }],
  ['geen idee welk dekbed', { rest: 'geen idee welk dekbed', without: [] }],
])('[CH-01] %s', (message, read) => {
  expect(readRefusals(message)).toEqual(read)
})
