import { expect, test } from 'vitest'
import { blankPrivate } from './blank-private.ts'

test.each([
  'KJD1000001',
  'kjd 1000 001',
  '1000001',
  '1015 CW 12a',
  '1015cw',
  '9000',
  'noor@voorbeeld.example',
  '06 12 34 56 78',
  '+31 6 12345678',
  '0475/12.34.56',
  'NL91 ABNA 0417 1643 00',
  'BE71096123456769',
])('%s does not stay in a saved talk', (text) => {
  const saved = blankPrivate(`Mijn gegevens: ${text}, klopt dat?`)
  expect(saved).toContain('[weggelaten]')
  expect(saved).not.toMatch(/\d{2}/)
})

test.each([
  'Een dekbedovertrek van 140x200 onder de € 50',
  'De boxspring kost € 1.299,95',
  'matras van 1500 euro, 160 x 200 cm',
  'Bestel voor 23.59 uur',
])('%s says nothing about anybody', (text) => {
  expect(blankPrivate(text)).toBe(text)
})
