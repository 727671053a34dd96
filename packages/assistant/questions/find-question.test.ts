import { describe, expect, test } from 'vitest'
import { findFurther, findUsualQuestion, listAsked } from './find-question.ts'
import { learnNearest } from './nearest-question.ts'
import { listWays, pageQuestions } from './question-bank.ts'

const ways = listWays()
const sayOf = (parts: readonly (readonly string[])[], turn: number) =>
  parts.map((choices, at) => choices[(turn * (1 + at) + at) % choices.length]).join(' ')

test.each([
  ['is mn bedenktijd 14 dagen of langer', 'Hoe lang heb ik om iets terug te sturen? Veertien dagen'],
  ['brengen jullie ook naar oostende', 'Leveren jullie in heel België?'],
  ['kaart werd geweigerd bij betalen', 'Mijn betaling is mislukt. Wat nu?'],
  [
    'is dat op tijd met valentijn',
    'Wanneer komt mijn bestelling? Bestel je op een werkdag voor 23.59 uur iets wat op voorraad is',
  ],
  ['boxspring 130x195', 'In welke maten kan ik een boxspring samenstellen?'],
])('[CH-01] %s asks "%s"', (message, question) => {
  expect(listAsked(message)[0]?.text).toBe(question)
})

test('a sibling of the subject is found, and a subject without such questions has none', () => {
  expect(findUsualQuestion('wat kost verzenden naar gent', 'delivery_how')?.intent).toBe('delivery_cost')
  expect(findUsualQuestion('hallo', 'greeting')).toBeUndefined()
})

test('ways of asking that were left out of the learning are mostly understood, and the surer the likelier', () => {
  const shares = { unsure: { right: 0, all: 0 }, sure: { right: 0, all: 0 } }
  let inSubject = 0
  for (let part = 0; part < 5; part++) {
    const find = learnNearest(ways.filter((_, at) => at % 5 !== part))
    for (const { question, parts } of ways.filter((_, at) => at % 5 === part)) {
      const [best] = find(sayOf(parts, part))
      const share = (best?.likeness ?? 0) > 0.8 ? shares.sure : shares.unsure
      share.all += 1
      if (best?.question === question) share.right += 1
      if (pageQuestions[best?.question ?? 0]?.intent === pageQuestions[question]?.intent) inSubject += 1
    }
  }
  // A whole way of asking is left out here, with all that it would have taught: shoppers mostly find one that is known.
  expect(inSubject / ways.length).toBeGreaterThan(0.6)
  expect(shares.sure.right / shares.sure.all).toBeGreaterThan(0.65)
  expect(shares.sure.right / shares.sure.all).toBeGreaterThan(shares.unsure.right / shares.unsure.all)
})

test.each([
  ['waar kan ik me afmelden voor jullie mails', 'Hoe meld ik me af voor de nieuwsbrief?'],
  ['nieuwsbrief afmelden', 'Hoe meld ik me af voor de nieuwsbrief?'],
  ['aanmelden nieuwsbrief', 'Hoe meld ik me aan voor de nieuwsbrief?'],
  ['afmelden van jullie nieuwsbrief', 'Hoe meld ik me af voor de nieuwsbrief?'],
  ['er zit geen kussensloop in mijn pakket', 'Er ontbreekt iets aan mijn bestelling.'],
])('[CH-01] %s is not a question of the contrary', (message, text) => {
  expect(listAsked(message)[0]?.text).toBe(text)
})

describe('[CH-01] what is asked further after a question', () => {
  test.each([
    ['kan ik iets terugsturen', 'ook als het in de sale was', 'Geldt de bedenktijd ook bij aanbiedingen?'],
    ['ik wil achteraf betalen', 'kost dat extra', 'Kost een betaalmethode extra?'],
    ['heb je een kortingscode', 'hij doet het niet', 'Mijn code werkt niet. Wat nu?'],
    [
      'mag ik iets ruilen',
      'en hoeveel dagen heb ik dan',
      'Hoe lang heb ik om iets terug te sturen? Veertien dagen',
    ],
  ])('%s, %s asks: %s', (before, message, text) => {
    expect(findFurther(before, message, undefined)?.text).toBe(text)
  })

  test('what only asks the same again is nothing further', () => {
    expect(findFurther('kan ik met paypal betalen', 'en met creditcard', 'payment')).toBeUndefined()
  })

  test('what is a question of another subject by itself stays that question', () => {
    const further = findFurther('wat kost bezorgen', 'nieuwsbrief afmelden', 'delivery_cost')
    expect(further?.text).toBe('Hoe meld ik me af voor de nieuwsbrief?')
  })

  test('money back for what came broken stands in the answer to that', () => {
    const further = findFurther('pakket is beschadigd', 'krijg ik geld terug of een nieuwe', 'warranty')
    expect(further?.intent).toBe('warranty')
  })
})
