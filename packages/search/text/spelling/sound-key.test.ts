import { expect, test } from 'vitest'
import { toSoundKey } from './sound-key.ts'

test.each([
  ['piama', 'pyjama'],
  ['gordeinen', 'gordijnen'],
  ['kado', 'cadeau'],
  ['pouf', 'poef'],
  ['vloerkleet', 'vloerkleed'],
  ['kwasten', 'quasten'],
  ['komode', 'commode'],
  ['elefant', 'elephant'],
  ['boksspring', 'boxspring'],
  ['kusse', 'kussen'],
])('"%s" sounds as "%s"', (one, other) => {
  expect(toSoundKey(one)).toBe(toSoundKey(other))
})

test.each([
  ['kussen', 'kast'],
  ['laken', 'lak'],
  ['dekbed', 'dekbedovertrek'],
  ['bank', 'bed'],
])('"%s" does not sound as "%s"', (one, other) => {
  expect(toSoundKey(one)).not.toBe(toSoundKey(other))
})
