import { expect, test } from 'vitest'
import type { CountryCode } from '../address/country.ts'
import { isFreshConfirmation } from './vat-confirmation.ts'
import { canReverseCharge, chooseVatTreatment, type VatTreatment } from './vat-treatment.ts'

const nl: VatTreatment = { kind: 'taxed', country: 'NL' }
const be: VatTreatment = { kind: 'taxed', country: 'BE' }
const reverse: VatTreatment = { kind: 'reverse_charge' }

test.each<[string, CountryCode, CountryCode | null, boolean, { oss: VatTreatment; domestic: VatTreatment }]>([
  ['a Dutch consumer', 'NL', null, false, { oss: nl, domestic: nl }],
  ['a Belgian consumer', 'BE', null, false, { oss: be, domestic: nl }],
  ['a Dutch business', 'NL', 'NL', true, { oss: nl, domestic: nl }],
  ['a Dutch business that has it brought to Belgium', 'BE', 'NL', true, { oss: nl, domestic: nl }],
  ['a Belgian business that is confirmed', 'BE', 'BE', true, { oss: reverse, domestic: reverse }],
  ['a Belgian business that is not confirmed', 'BE', 'BE', false, { oss: be, domestic: nl }],
  ['a Belgian business that has it brought to the Netherlands', 'NL', 'BE', true, { oss: nl, domestic: nl }],
])('[VA-06] %s', (_who, deliveredTo, vatCountry, isConfirmed, expected) => {
  const buyer = { deliveredTo, vatCountry }
  expect(chooseVatTreatment(buyer, isConfirmed, 'oss')).toEqual(expected.oss)
  expect(chooseVatTreatment(buyer, isConfirmed, 'domestic')).toEqual(expected.domestic)
})

test('the register is asked only about who could do without VAT', () => {
  expect(canReverseCharge({ deliveredTo: 'BE', vatCountry: 'BE' })).toBe(true)
  expect(canReverseCharge({ deliveredTo: 'NL', vatCountry: 'BE' })).toBe(false)
  expect(canReverseCharge({ deliveredTo: 'BE', vatCountry: 'NL' })).toBe(false)
  expect(canReverseCharge({ deliveredTo: 'BE', vatCountry: null })).toBe(false)
})

test('a confirmation counts for a day, and for its own number only', () => {
  const confirmation = {
    vatNumber: 'BE0123456749',
    requestIdentifier: 'WAPIAAAAX',
    confirmedAt: '2026-11-20T10:00:00.000Z',
  }
  const at = (moment: string) => new Date(moment)
  expect(isFreshConfirmation(confirmation, 'BE0123456749', at('2026-11-21T09:59:59Z'))).toBe(true)
  expect(isFreshConfirmation(confirmation, 'BE0123456749', at('2026-11-21T10:00:00Z'))).toBe(false)
  expect(isFreshConfirmation(confirmation, 'BE0987654394', at('2026-11-20T10:00:01Z'))).toBe(false)
  expect(isFreshConfirmation(null, 'BE0123456749', at('2026-11-20T10:00:01Z'))).toBe(false)
})
