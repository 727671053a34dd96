import { expect, test } from 'vitest'
import { blankPerson } from './blank-person.ts'

test.each([
  'Ik heet Noor de Vries',
  'mijn naam is noor de vries',
  'Groetjes, Noor',
  'Met vriendelijke groet, Noor de Vries',
  'mevrouw De Vries belde',
  'op naam van Noor',
  'ik woon in de Vriesstraat 12a',
  'Grote Noordweg 3 bus 2',
  'noor@voorbeeld.example',
  '06-12345678',
  'KJD1000001',
  'NL91 ABNA 0417 1643 00',
])('%s reveals nobody', (text) => {
  const blanked = blankPerson(`${text}. Waar blijft mijn plaid?`)
  expect(blanked).toContain('[weggelaten]')
  expect(blanked).toContain('Waar blijft mijn plaid?')
  expect(blanked).not.toMatch(/noor\b|vries|voorbeeld|\d{2}/i)
})

test.each([
  'ik ben zijslaper en weeg 95 kilo',
  'groeten uit Gent',
  'een overtrek van 140x200 onder € 50',
  'ik ben op zoek naar een weg te klappen bed',
])('%s says nothing about anybody', (text) => {
  expect(blankPerson(text)).toBe(text)
})
