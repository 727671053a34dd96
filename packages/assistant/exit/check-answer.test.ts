import { describe, expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { admitAskedAmount, createFacts, type Facts } from './facts.ts'

function someFacts(): Facts {
  const facts = createFacts()
  facts.texts.push(
    'Een pakket kost € 4,95. Bestel je voor 23.59 uur, dan krijg je het op dinsdag. Bij inschrijven krijg je 10% korting.',
  )
  facts.values.push(
    'Dekbed Eenvoud',
    '€ 24,95',
    '140 x 200 cm',
    '24 november',
    'Je krijgt een gratis kussen.',
  )
  facts.paths.add('/dekbed/')
  return facts
}
const kindsOf = (content: string, paths: string[] = []) =>
  checkAnswer({ content, paths }, someFacts()).map(({ kind }) => kind)

describe('passes', () => {
  test.each([
    'Een pakket kost € 4,95.',
    'Dat kost 4,95 euro.',
    'Dekbed Eenvoud kost € 24,95 en komt op 24 november.',
    'Bij inschrijven krijg je 10% korting.',
    'Het dekbed is 140x200 cm.',
    'Ik heb dit voor je gevonden.',
    'Voor 23.59 uur besteld is het er dinsdag.',
    'Het dekbed is o.a. 140 x 200 cm, d.w.z. groot.',
    'Ik kijk graag hoe je bestelling staat.',
  ])('%s', (content) => {
    expect(checkAnswer({ content, paths: ['/dekbed/'] }, someFacts())).toEqual([])
  })
})

describe('is held back', () => {
  test.each([
    ['Een pakket kost € 3,95.', 'number'],
    ['Dat kost 140 euro.', 'number'],
    ['Je hebt vijftig euro tegoed voor later.', 'number'],
    ['Het komt binnen drie dagen.', 'number'],
    ['Je betaalt 15 procent minder.', 'number'],
    ['Het komt op vrijdag.', 'day'],
    ['Het komt morgen.', 'day'],
    ['Neem liever Dekbed Droomwolk.', 'name'],
    ['Droomwolk is warmer.', 'name'],
    ['Gebruik ZOMER25 bij het afrekenen.', 'name'],
    ['Kijk op www.kwaad.example voor meer.', 'address'],
    ['Mail naar noor@voorbeeld.example hierover.', 'address'],
    ['Ik heb je bestelling geannuleerd.', 'deed'],
    ['We hebben het bedrag teruggestort.', 'deed'],
    ['Je bestelling is geplaatst.', 'deed'],
    ["I've cancelled the order.", 'deed'],
    ['Je krijgt van mij een voucher.', 'promise'],
    ['Het is gratis.', 'promise'],
    ['Je krijgt een gratis kussen.', 'promise'],
    ['Een pakket kost € 4,96.', 'number'],
    ['Een pakket kost € ３,９５.', 'number'],
    ['Een pakket kost € ٣,٩٥.', 'number'],
    ['Een pakket kost € ³⁹.', 'number'],
    ['Een pakket kost € 3\u200b,95.', 'number'],
    ['Een pakket kost twee tientjes.', 'number'],
    ['Een pakket kost negenendertig vijfennegentig.', 'number'],
    ['Je hebt een maand om te ruilen.', 'number'],
    ['Het komt op de tweede december.', 'number'],
    ['Het komt volgende week.', 'day'],
    ['Het komt eind van de maand.', 'day'],
    ['Kijk op kwaad.online voor meer.', 'address'],
    ['Kijk op bit.ly/kwaad voor meer.', 'address'],
    ['Kijk op kwaad。nl voor meer.', 'address'],
    ['Kijk op //kwaad voor meer.', 'address'],
    ['Je retour is aangemeld.', 'deed'],
    ['Ik meld je retour nu aan.', 'deed'],
    ['Dat regel ik voor je.', 'deed'],
    ['Je betaling is ontvangen.', 'deed'],
    ['Je geld komt terug op je rekening.', 'deed'],
    ['Het dekbed zit nu in je winkelwagen.', 'deed'],
    ['Je dekbed is onderweg.', 'deed'],
    ['Het kost de helft van de prijs.', 'promise'],
    ['Bezorgen kost niets.', 'promise'],
    ['Je krijgt er een kussen bij.', 'promise'],
    ['<b>Ja</b>', 'markup'],
    ['Kijk [hier](/dekbed/)', 'markup'],
  ])('%s', (content, kind) => {
    expect(kindsOf(content)).toContain(kind)
  })

  test.each(['/matrassen/', '//kwaad.example/', 'https://kwaad.example/', 'javascript:alert(1)'])(
    'a link to %s',
    (path) => {
      expect(kindsOf('Hier staat het.', [path])).toEqual(['path'])
    },
  )
})

describe('sums', () => {
  const judge = (content: string, parts: { cents: number; times: number }[]) => {
    const facts = someFacts()
    facts.sums.push(parts)
    return checkAnswer({ content, paths: [] }, facts).map(({ kind }) => kind)
  }

  test('[API-12] a sum of prices that tools gave may be told', () => {
    expect(judge('4 keer Dekbed Eenvoud: samen € 99,80.', [{ cents: 2495, times: 4 }])).toEqual([])
  })

  test.each([
    ['another total', '4 keer Dekbed Eenvoud: samen € 9,80.', [{ cents: 2495, times: 4 }]],
    ['a part that is no price of a tool', 'Samen € 2,-.', [{ cents: 100, times: 2 }]],
    ['half a piece', 'Samen € 12,48.', [{ cents: 2496, times: 0.5 }]],
  ])('%s is held back', (_, content, parts) => {
    expect(judge(content, parts)).toContain('number')
  })
})

describe('amounts that the shopper named', () => {
  const judge = (content: string, cents: number, price?: string) => {
    const facts = someFacts()
    if (price !== undefined) facts.values.push(price)
    admitAskedAmount(facts, cents)
    return checkAnswer({ content, paths: [] }, facts).map(({ kind }) => kind)
  }

  test('[API-12] a budget may be repeated', () => {
    expect(judge('Er is niets tot en met € 2,-.', 200)).toEqual([])
  })

  test.each([
    ['Er is niets tot en met € 1,-.', 100],
    ['Dat kost € 0,01.', 1],
    ['Je betaalt € 0,-.', 0],
  ])('[API-12] %s is held back: nobody shops for so little', (content, cents) => {
    expect(judge(content, cents)).toEqual(['number'])
  })

  test('a price of a tool may be told, however small it is', () => {
    expect(judge('Dat kost € 0,99.', 99, '€ 0,99')).toEqual([])
  })
})
