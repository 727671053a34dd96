import { expect, test } from 'vitest'
import { readRefusals } from './read-refusals.ts'

test.each([
  ['toch zwart ipv hout', { rest: 'toch zwart', without: ['hout'] }],
  ['plaid maar geen wol', { rest: 'plaid', without: ['wol'] }],
  ['kussen zonder dons of veren', { rest: 'kussen', without: ['dons', 'veren'] }],
  ['dekbedovertrek zonder print', { rest: 'dekbedovertrek effen', without: [] }],
  ['plaid niet van wol', { rest: 'plaid', without: ['wol'] }],
  ['niet groen', { rest: '', without: ['groen'] }],
  ['plaid, niks met wol', { rest: 'plaid', without: ['wol'] }],
  ['overtrek, niks met microvezel', { rest: 'overtrek', without: ['microvezel'] }],
  ['niets van de bezorger gehoord', { rest: 'niets van de bezorger gehoord', without: [] }],
  ['kussen, niets van dons', { rest: 'kussen', without: ['dons'] }],
  ['overtrek maar nix met bloemen', { rest: 'overtrek effen', without: [] }],
  ['laken zonder polyester', { rest: 'laken', without: ['polyester', 'microvezel'] }],
  ['ik heb niets van jullie gehoord', { rest: 'ik heb niets van jullie gehoord', without: [] }],
  ['dekbed, niks van dieren', { rest: 'dekbed', without: ['dons', 'veren', 'wol', 'zijde'] }],
  ['niet leverbaar', { rest: 'niet leverbaar', without: [] }],
  ['een lamp, niet te duur', { rest: 'een lamp, niet te duur', without: [] }],
  ['overtrek, iets anders dan bloemen', { rest: 'overtrek effen', without: [] }],
  ['kussen, iets anders dan dons', { rest: 'kussen', without: ['dons'] }],
  ['iets anders dan ik bestelde', { rest: 'iets anders dan ik bestelde', without: [] }],
  ['de kleur is anders dan besteld', { rest: 'de kleur is anders dan besteld', without: [] }],
  ['geen idee welk dekbed', { rest: 'geen idee welk dekbed', without: [] }],
])('[CH-01] %s', (message, read) => {
  expect(readRefusals(message)).toEqual(read)
})
