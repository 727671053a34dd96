import { expect, test } from 'vitest'
import { hasWebAddress } from './web-address.ts'

test.each([
  'kijk op https://winkel.example/prijs',
  'www.winkel.example',
  'winkel.example',
  'mail naar iemand@winkel.example',
  'tg://join',
  'xn--80ak6aa92e.com',
  'пример.рф',
  'winkel\u200b.example',
  'winkel.\u2060example',
  'winkel\u00ad.example',
  'https:\u200b//x',
  'winkel\uff0eexample',
  'winkel\u2024example',
  'winkel。example',
  'winkel｡example',
  'iemand＠winkel',
])('%j can become a link', (text) => {
  expect(hasWebAddress(text)).toBe(true)
})

test.each([
  '',
  'Het blauwe dekbed. De kussens houd ik.',
  '2 x hoeslaken 140 x 200 cm, hoogte 2.5 cm',
  'o.a. de lamp, d.w.z. één stuk',
  'Nr. 3 en 4...',
])('%j cannot', (text) => {
  expect(hasWebAddress(text)).toBe(false)
})
