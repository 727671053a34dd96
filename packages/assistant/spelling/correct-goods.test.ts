import { expect, test } from 'vitest'
import { correctGoods } from './correct-goods.ts'

const read = (word: string) =>
  ({ hoofdkusje: 'hoofdkusje', hoeslakn: 'hoeslaken', vierkant: 'vierkan', hoeslake: 'hoeslake' })[word]
const correct = (message: string) => correctGoods(message, read)

test.each([
  ['badhandoek groot', 'badhanddoek groot'],
  ['vloerkleet beige', 'vloerkleed beige'],
  ['boksspring grijs', 'boxspring grijs'],
  ['badhandoeken wit', 'badhanddoek wit'],
  ['badhandoekenset', 'badhanddoek'],
  ['kusensloopset', 'kussensloop'],
  ['thermogordein grijs', 'thermogordijn grijs'],
  ['pyama maat l', 'pyjama maat l'],
  ['hoeslakn 140 200', 'hoeslaken 140 200'],
  ['hoeslake 90 200', 'hoeslaken 90 200'],
  ['hoeslaken twijvelaar', 'hoeslaken twijfelaar'],
  ['kussensloopsatijn', 'kussensloop satijn'],
  ['hoeslakentweepersoonsjersey', 'hoeslaken tweepersoons jersey'],
  ['hoeslakentopper 90x200', 'hoeslaken topper 90x200'],
])('[CH-01] %s is read as %s', (message, read) => {
  expect(correct(message)).toBe(read)
})

test.each([
  ['kerst boom', 'kerstboom'],
  ['een tafel lamp', 'een tafellamp'],
  ['lamp en kast', 'lamp en kast'],
])('[CH-01] goods that are written as two words are one: %s', (message, read) => {
  expect(correct(message)).toBe(read)
})

test('[CH-01] a long compound is written as words that the catalogue has', () => {
  const known = ['merinowol', 'traagschuim', 'seizoenen']
  const read = (word: string) => (known.includes(word) ? word : undefined)
  expect(correctGoods('merinowolplaidje groen', read)).toBe('merinowol plaidje groen')
  expect(correctGoods('4seizoenedekbed', read)).toBe('4seizoenen dekbed')
  expect(correctGoods('boxspringtopper', read)).toBe('boxspringtopper')
})

test('[CH-01] a compound whose first part names goods is one thing, and stays as it is written', () => {
  const read = (word: string) => (['koelmatras', 'stapelbed'].includes(word) ? word : undefined)
  expect(correctGoods('koelmatrastopper', read)).toBe('koelmatrastopper')
  expect(correctGoods('stapelbedmatras', read)).toBe('stapelbedmatras')
})

test.each([
  'bezorgen jullie zaterdag',
  'dekbedovertrek wit',
  'hoofdkusje',
  'verzekering',
  'vierkant',
  'bloem',
])('%s stays as it is', (message) => {
  expect(correct(message)).toBe(message)
})
