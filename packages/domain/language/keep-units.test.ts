import { expect, test } from 'vitest'
import { keepDays, keepEmail, keepNames, keepPostcodes, keepUnits } from './keep-units.ts'

test('a number stays on one line with its unit, and other words may part', () => {
  expect(keepUnits('100% katoen, 140 g/m²; wassen op 60 °C, strijken op stand 3')).toBe(
    '100% katoen, 140\u00a0g/m²; wassen op 60\u00a0°C, strijken op stand\u00a03',
  )
  expect(keepUnits('Dekbedden van 200 en van 220 cm lang')).toBe('Dekbedden van 200 en van 220\u00a0cm lang')
  expect(keepUnits('Led, 4,9 W, 470 lumen, 2700 K, dimbaar')).toBe(
    'Led, 4,9\u00a0W, 470\u00a0lumen, 2700\u00a0K, dimbaar',
  )
  expect(keepUnits('€ 29,95, gratis vanaf € 499')).toBe('€\u00a029,95, gratis vanaf €\u00a0499')
  expect(keepUnits('Lichtdoorlatend, 140 x 250 cm, 2 x')).toBe(
    'Lichtdoorlatend, 140\u00a0x\u00a0250\u00a0cm, 2 x',
  )
  expect(keepUnits('144 draden, 1-persoons, met 1 sloop of met 2 slopen')).toBe(
    '144\u00a0draden, 1-persoons, met\u00a01\u00a0sloop of met\u00a02\u00a0slopen',
  )
  expect(keepUnits('2 per slaper, 230 V, ca. 66 cm, 1000 veren per m², ca. 45 minuten')).toBe(
    '2 per slaper, 230\u00a0V, ca.\u00a066\u00a0cm, 1000\u00a0veren per m², ca.\u00a045\u00a0minuten',
  )
  expect(keepUnits('2 maten, 4 kussens')).toBe('2 maten, 4 kussens')
})

test('a day stays on one line with its month and an hour with its word, and other words may part', () => {
  expect(keepDays('Vanaf woensdag 2 december, kies zelf je dag')).toBe(
    'Vanaf woensdag 2\u00a0december, kies zelf je\u00a0dag',
  )
  expect(keepDays('Dinsdag 1 mei, tussen 8 en 13 uur')).toBe(
    'Dinsdag 1\u00a0mei, tussen 8\u00a0en\u00a013\u00a0uur',
  )
  expect(keepDays('Bezorgd in week 49, 3 meisjes')).toBe('Bezorgd in week 49, 3 meisjes')
})

test('the digits of a postcode stay on one line with its letters, and a year parts from the word after it', () => {
  expect(keepPostcodes('Spoelweg 12 a, 1234 AB Enschede')).toBe('Spoelweg 12 a, 1234\u00a0AB Enschede')
  expect(keepPostcodes('In 2026 OLED-lampen, in 2027 led')).toBe('In 2026 OLED-lampen, in 2027 led')
})

test('no line breaks within e-mail or a word that begins with it, and an address can still be copied', () => {
  expect(keepEmail('Een ander e-mailadres, per e-mail. E-mails')).toBe(
    'Een ander e\u2011mailadres, per e\u2011mail. E\u2011mails',
  )
  expect(keepEmail('e-mail@winkel.example en jouw-e-mail')).toBe('e-mail@winkel.example en jouw-e-mail')
})

test('no line breaks within the number of sleepers, or within the two names of a way to pay', () => {
  expect(keepNames('140 x 220 cm (1-persoons, extra breed), betaald met iDEAL | Wero')).toBe(
    '140 x 220 cm (1\u2011persoons, extra breed), betaald met iDEAL\u00a0|\u00a0Wero',
  )
})
