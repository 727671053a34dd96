import { describe, expect, test } from 'vitest'
import { readPriceWords } from './price-words.ts'

describe('words of price become borders', () => {
  test.each([
    ['dekbed onder 50', 'dekbed', { max: 50 }],
    ['dekbed onder de 50 euro', 'dekbed', { max: 50 }],
    ['boxspring tot 1.500', 'boxspring', { max: 1500 }],
    ['matras 140x200 max 300 euro', 'matras 140x200', { max: 300 }],
    ['vloerkleed wasbaar max 150 euro', 'vloerkleed wasbaar', { max: 150 }],
    ['plaid wasbaar vanaf € 30', 'plaid wasbaar', { min: 30 }],
    ['matras max. €300', 'matras', { max: 300 }],
    ['plaid maximaal 40,-', 'plaid', { max: 40 }],
    ['plaid hooguit 40 euro', 'plaid', { max: 40 }],
    ['lamp niet duurder dan 100', 'lamp', { max: 100 }],
    ['lamp mag niet meer kosten dan 80 euro', 'lamp mag', { max: 80 }],
    ['badjas mag 60 euro kosten', 'badjas', { max: 60 }],
    ['lamp 50 euro is mijn grens', 'lamp', { max: 50 }],
    ['stoel, meer dan 250 euro wil ik niet uitgeven', 'stoel, wil ik niet uitgeven', { max: 250 }],
    ['stoel van meer dan 250 euro', 'stoel van', { min: 250 }],
    ['lamp minder dan € 49,95', 'lamp', { max: 50 }],
    ['lamp goedkoper dan 49.95 euro', 'lamp', { max: 50 }],
    ['tot 50 euro handdoeken', 'handdoeken', { max: 50 }],
    ['pillow under 30 euros', 'pillow', { max: 30 }],
    ['boxspring vanaf 1500', 'boxspring', { min: 1500 }],
    ['boxspring boven de 1000 euro', 'boxspring', { min: 1000 }],
    ['matras minstens 500 euro', 'matras', { min: 500 }],
    ['matras meer dan 500', 'matras', { min: 500 }],
    ['dekbed tussen 50 en 100', 'dekbed', { min: 50, max: 100 }],
    ['dekbed tussen de 50 en de 100 euro', 'dekbed', { min: 50, max: 100 }],
    ['dekbed 50-100 euro', 'dekbed', { min: 50, max: 100 }],
    ['dekbed € 50 - € 100', 'dekbed', { min: 50, max: 100 }],
    ['dekbed van 50 tot 100 euro', 'dekbed', { min: 50, max: 100 }],
    ['dekbed vanaf 50 tot 100', 'dekbed', { min: 50, max: 100 }],
    ['dekbed 100 tot 50 euro', 'dekbed', { min: 50, max: 100 }],
    ['lamp rond de 100', 'lamp', { min: 80, max: 120 }],
    ['lamp ongeveer 100 euro', 'lamp', { min: 80, max: 120 }],
    ['plaid € 49,95', 'plaid', { min: 39, max: 60 }],
    ['cadeau 25 euro', 'cadeau', { min: 20, max: 30 }],
    ['200 euro te besteden aan een matras', 'aan een matras', { max: 200 }],
    ['matras 200 euro max', 'matras', { max: 200 }],
    ['lamp niet meer als 80 euro', 'lamp', { max: 80 }],
    ['vloerkleed 100 euro of meer', 'vloerkleed', { min: 100 }],
    ['onder 50 euro', '', { max: 50 }],
    ['DEKBED ONDER 50 EURO', 'DEKBED', { max: 50 }],
  ])('%s', (typed, text, price) => {
    expect(readPriceWords(typed)).toEqual({ text, price })
  })
})

describe('what is not a price is left alone', () => {
  test.each([
    'hoeslaken 140x200',
    'matras 90 cm',
    'kast max 120 breed',
    'boom tot 1,80 hoog',
    'matras tot 100 kg',
    'boxspring 140 tot 160 cm',
    'vloerkleed rond 160 cm',
    'vloerkleed rond 160',
    'tafel tot 2 meter',
    'kinderbed vanaf 3 jaar',
    'bank max 2 personen',
    'wassen tot 60 graden',
    'meer dan 50% korting',
    'hoeslaken hoek tot 30',
    'topper 90 x 200 onder hoeslaken',
    'gordijn 140-250',
    'dekbed 4 seizoenen',
    'handdoek 600 gram',
    'lamp boven de eettafel',
    'BOX005',
    '',
  ])('%s', (typed) => {
    expect(readPriceWords(typed)).toEqual({ text: typed })
  })
})

describe('an order is asked for', () => {
  test.each([
    ['goedkoopste boxspring', 'boxspring', 'cheapest'],
    ['boxspring laagste prijs', 'boxspring', 'cheapest'],
    ['plaid het allervoordeligst', 'plaid het', 'cheapest'],
    ['duurste lamp', 'lamp', 'dearest'],
    ['cheapest pillow', 'pillow', 'cheapest'],
  ])('%s', (typed, text, order) => {
    expect(readPriceWords(typed)).toEqual({ text, order })
  })

  test('together with a border', () => {
    const read = { text: 'boxspring', order: 'dearest', price: { max: 1500 } }
    expect(readPriceWords('duurste boxspring onder 1500 euro')).toEqual(read)
  })

  test('by no other word: a cheap bed is a wish', () => {
    expect(readPriceWords('goedkope boxspring')).toEqual({ text: 'goedkope boxspring' })
  })
})
