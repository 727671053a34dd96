import { expect, test } from 'vitest'
import { splitGoods } from './split-goods.ts'

test.each([
  ['ik zoek een dekbed en een kussen', ['ik zoek een dekbed', 'een kussen']],
  ['handdoeken, een badjas en een plaid', ['handdoeken', 'een badjas', 'een plaid']],
  ['matras 90x200 en hoeslaken 90x200', ['matras 90x200', 'hoeslaken 90x200']],
  ['een fleece of wollen plaid en een kussen', ['een fleece of wollen plaid', 'een kussen']],
  ['een hoeslaken en twee slopen 140x200', ['een hoeslaken 140x200', 'twee slopen']],
])('[CH-01] %s asks for several kinds', (message, kinds) => {
  expect(splitGoods(message)).toEqual(kinds)
})

test.each([
  'een wit en een blauw dekbed',
  'een hoeslaken voor een topper en een matras',
  'iets om over de bank te leggen, een plaid',
  'wat is het verschil tussen een matras en een topper',
  'boxspring met matras en topper',
  'wat kost die kerstboom en zitten er lampjes in',
])('%s asks for one', (message) => {
  expect(splitGoods(message)).toEqual([message])
})

test('two superlatives of one kind are two wishes', () => {
  expect(splitGoods('de goedkoopste en de duurste boxspring')).toEqual([
    'de goedkoopste boxspring',
    'de duurste boxspring',
  ])
  expect(splitGoods('duurste en goedkoopste kleed')).toEqual(['duurste kleed', 'goedkoopste kleed'])
})

test('[CH-01] a superlative that is only told is no wish beside the question', () => {
  const message = 'Zij zei: pak gewoon de beste, dan ben je klaar. Wat is de best beoordeelde topper?'
  expect(splitGoods(message)).toEqual([message])
})

test.each([
  ['tafellamp zwart, wij hebben een tafel van 180', ['tafellamp zwart']],
  ['een plaid, om in de fauteuil onder te kruipen', ['een plaid']],
  ['hoeslaken 90x200, logeermatras dus liefst stevig', ['hoeslaken 90x200,  liefst stevig']],
])('[CH-01] “%s” tells what one has, and asks for one', (message, kinds) => {
  expect(splitGoods(message).map((kind) => kind.trim())).toEqual(kinds)
})
