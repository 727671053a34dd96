import { expect, test } from 'vitest'
import { nameLoved } from './name-loved.ts'

test('what somebody loves is what goods shall have', () => {
  expect(nameLoved('mijn zoon is gek op raketten! is er een overtrek daarmee?')).toContain(
    'overtrek met raketten',
  )
})

test('what is loved is left alone where no goods shall have it', () => {
  const said = 'zij is dol op lezen, welke lamp past naast het bed'
  expect(nameLoved(said)).toBe(said)
})
