import { expect, test } from 'vitest'
import { readWish } from './read-wish.ts'

test.each([
  ['Hebben jullie groene dekbedovertrekken van 140x200?', { text: 'groene dekbedovertrekken 140x200' }],
  ['Kun je mij matrassen van 160 bij 200 laten zien', { text: 'matrassen 160x200' }],
  ['een plaid onder de 50 euro graag', { text: 'plaid', price: { max: 50 } }],
  ['lamp tussen 100 en 200 euro', { text: 'lamp', price: { min: 100, max: 200 } }],
  ['Wat is het goedkoopste dekbed?', { text: 'dekbed', order: 'cheapest' }],
  ['jullie duurste boxspring', { text: 'boxspring', order: 'dearest' }],
  ['Welk hoofdkussen is het best beoordeeld?', { text: 'hoofdkussen', order: 'best_rated' }],
  ['kussen met minstens 4,5 sterren', { text: 'kussen', order: 'best_rated' }],
  ['nieuwste dekbedovertrekken', { text: 'dekbedovertrekken', order: 'newest' }],
  ['populairste matras', { text: 'matras', order: 'most_popular' }],
  ['welke matras verkopen jullie het meest', { text: 'matras', order: 'most_popular' }],
  ['een betaalbare badjas', { text: 'badjas', order: 'cheapest' }],
  ['hanglamp rotan, niet te donker', { text: 'hanglamp rotan' }],
  ['badjas maat l, niet zo zwaar', { text: 'badjas maat l' }],
  ['overtrek met bloemetjes, niet al te druk', { text: 'overtrek bloemetjes', hints: ['bloemetjes'] }],
  ['gordijnen die goed donker maken', { text: 'gordijnen verduisterend' }],
  ['vloerkleed 4 bij 5 meter', { text: 'vloerkleed 400x500' }],
  ['hoeslaken 180200', { text: 'hoeslaken 180x200' }],
  ['lakens voor een bed van 1m60, in het wit', { text: 'lakens bed 160x200 wit' }],
  ['dressoir in licht eiken', { text: 'dressoir eiken' }],
  ['plaid, mag niet te duur zijn', { text: 'plaid', order: 'cheapest' }],
  ['is bezorgen te goedkoop', { text: 'bezorgen goedkoop' }],
  ['topper, zo stevig hoeft hij niet te zijn', { text: 'topper zacht' }],
  ['rustige streep laken', { text: 'rustige streep laken' }],
  ['iets goedkoper graag', { text: '', order: 'cheapest' }],
  ['en in het groen?', { text: 'groen' }],
  ['Hebt ge handdoekskes?', { text: 'handdoek' }],
  ['wat kost die?', { text: '' }],
  ['eendendonskussen 50x70', { text: 'eendendons kussen 50x70' }],
  ['welke donsdekens hebt ge zoal', { text: 'dekbed', hints: ['dons'] }],
  ['satijnen sloop voor een hoofdkussen van 50x70', { text: 'katoensatijn sloop 50x70' }],
  ['dekbet overtrek tweepersoons', { text: 'dekbetovertrek tweepersoons' }],
  ['zwarte hanglamp voor boven eettafel max 75', { text: 'zwarte hanglamp', price: { max: 75 } }],
  ['afgeprijsde hoeslakens', { text: 'hoeslakens', reduced: true }],
  ['dekbedden in de aanbieding', { text: 'dekbedden', reduced: true }],
  ['hebben jullie een aanbieding', { text: 'aanbieding' }],
  ['hoogste korting op plaids', { text: 'plaids', order: 'most_reduced', reduced: true }],
  ['ik zweet veel, welk dekbed', { text: 'warmteklasse 4 dekbed' }],
  ['mijn moeder van 84 heeft het altijd koud, welk dekbed', { text: 'warmteklasse 1 dekbed' }],
  ['kunstkerstboom met verlichting erin', { text: 'kunstkerstboom lichtjes' }],
  ['winterdekbed 140x200', { text: 'warmteklasse 1 dekbed 140x200' }],
  ['matras bij rugklachten', { text: 'matras' }],
  ['handdoeken 100% katoen', { text: 'handdoeken katoen' }],
  ['plaid met 50% korting', { text: 'plaid', reduced: true }],
  ['hoeslaken voor de kinderkamer', { text: 'hoeslaken voor-kinderen' }],
  ['lamp voor een meisje van 6', { text: 'lamp' }],
  ['dekbedovertrek katoen satijn', { text: 'dekbedovertrek katoensatijn' }],
  ['pluimkussen', { text: 'dons kussen' }],
  ['overtrekske voor mn donske 200x200', { text: 'dekbedovertrek 200x200' }],
  ['verdonkerende gordijnen', { text: 'verduisterend gordijnen' }],
  ['laken 1 persoon', { text: 'laken 1-persoons' }],
  ['vloerkleed 160 op 230, mag 100 euro kosten', { text: 'vloerkleed 160x230', price: { max: 100 } }],
  ['kan ik 20 badjassen bestellen', { text: 'badjassen' }],
  ['ik slaap zo warm, welke plaid is het warmst', { text: 'warm plaid wol' }],
  ['wa kost zo nen topper bij ulle', { text: 'topper' }],
  ['Welk dekbed is het aller warmst? Ik heb altijd koude voeten', { text: 'dekbed warmteklasse 1' }],
  ['grootste vloerkleed', { text: 'vloerkleed', order: 'largest' }],
  ['ik wil 2 blauwe handdoeken', { text: 'blauwe handdoeken' }],
  ['4 seizoenen dekbed', { text: '4 seizoenen dekbed' }],
  ['plaid in grijs of in groen', { text: 'plaid grijs groen', either: ['grijs', 'groen'] }],
  ['lits jumeaux overtrek', { text: 'lits-jumeaux overtrek' }],
  ['dekbed voor iemand die veel beweegt', { text: 'dekbed' }],
  ['molton voor een matras van 25 cm dik', { text: 'molton matras' }],
  ['kussen als ik op mijn rug slaap', { text: 'kussen rugslaper' }],
  ['de goedkoopste manier voor een lamp', { text: 'lamp' }],
  ['', { text: '' }],
])('%s', (message, wish) => {
  expect(readWish(message)).toEqual(wish)
})

test('a price is found far into a long message', () => {
  const message = `${'Ik woon in een oud huis met veel ramen. '.repeat(15)}Heb je gordijnen tot 80 euro?`
  expect(readWish(message).price).toEqual({ max: 80 })
})

test.each([
  ['laken voor ons tweepersoonsbed', 'laken tweepersoons bed'],
  ['zachte handdoeken', 'handdoeken'],
  ['boxspring met hoofdbord grijs', 'boxspring grijs'],
  ['matras met 7 zones', 'matras 7 zones'],
  ['dekbedovertrek in twijfelaarmaat', 'dekbedovertrek twijfelaar'],
  ['kussen niet te hoog', 'kussen buikslaper'],
  ['een wat hoger hoofdkussen', 'zijslaper hoofdkussen'],
  ['hoofdkussen om op mijn kant te slapen', 'hoofdkussen zijslaper'],
  ['hoofdkussen, het oude is plat geworden', 'hoofdkussen plat'],
  ['donker gordijn, ik ben zo vroeg wakker', 'verduisterend gordijn vroeg wakker'],
  ['vloerkleed dat makkelijk schoon te houden is', 'vloerkleed wasbaar'],
  ['warme deken 240x220', 'warmteklasse 1 deken 240x220'],
  ['overgordijn 2m60 lang', 'overgordijn 260'],
  ['hanglamp boven een ronde eettafel', 'hanglamp'],
])('[CH-01] %s looks for %s', (message, text) => {
  expect(readWish(message).text).toBe(text)
})

test.each([
  ['iets warms, een dekbed', /warmteklasse 1/u],
  ['kleed wasbaar op 40 graden', /kleed wasbaar$/u],
  ['boxspring met opbergruimtte', /opbergruimte$/u],
])('[CH-01] “%s” is heard', (message, text) => {
  expect(readWish(message).text).toMatch(text)
})
