import { expect, test } from 'vitest'
import { readPriceWords } from './price-words.ts'

test.each([
  ['plaid niet hoger dan 50 euro', { max: 50 }],
  ['plaid binnen de 50 euro', { max: 50 }],
  ['plaid mijn budget ligt op 50 euro', { max: 50 }],
  ['plaid maximumprijs 50 euro', { max: 50 }],
  ["plaid tot pak 'm beet 50 euro", { max: 50 }],
  ['plaid tot rond de 50 euro', { max: 50 }],
  ['plaid 50 euro of daaronder', { max: 50 }],
  ['plaid boven de 50 euro wordt me te gek', { max: 50 }],
  ['plaid nooit meer dan 50 euro', { max: 50 }],
  ['plaid ≤ 50 euro', { max: 50 }],
  ['plaid zolang het onder 50 euro blijft', { max: 50 }],
  ['plaid in de prijsklasse tot 50 euro', { max: 50 }],
  ['plaid die minder kost dan 50 euro', { max: 50 }],
])('[CT-12] “%s” is a limit from above', (typed, price) => {
  expect(readPriceWords(typed).price).toEqual(price)
})

test.each([
  ['plaid niet goedkoper dan 50 euro', { min: 50 }],
  ['plaid niet minder dan 50 euro', { min: 50 }],
  ['plaid niet onder de 50 euro', { min: 50 }],
  ['plaid op zijn minst 50 euro', { min: 50 }],
  ['plaid 50 euro en hoger', { min: 50 }],
  ['plaid > 50 euro', { min: 50 }],
  ['plaid die meer kost dan 50 euro', { min: 50 }],
])('[CT-12] “%s” is a limit from below', (typed, price) => {
  expect(readPriceWords(typed).price).toEqual(price)
})

test.each([
  'plaid minimaal 50, maximaal 80 euro',
  'plaid maximaal 80 en minimaal 50 euro',
  'plaid meer dan 50 maar minder dan 80 euro',
  'plaid boven de 50 en onder de 80 euro',
  'plaid niet goedkoper dan 50, niet duurder dan 80 euro',
  'plaid tussen pakweg 50 en 80 euro',
  'plaid 50 tot hooguit 80 euro',
])('[CT-12] “%s” is a range', (typed) => {
  expect(readPriceWords(typed)).toEqual({ text: 'plaid', price: { min: 50, max: 80 } })
})

test.each(['plaid om en nabij de 50 euro', 'plaid in de buurt van 50 euro', 'plaid pak hem beet 50 euro'])(
  '[CT-12] “%s” is about as much',
  (typed) => {
    expect(readPriceWords(typed)).toEqual({ text: 'plaid', price: { min: 40, max: 60 } })
  },
)
