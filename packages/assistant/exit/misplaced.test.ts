import { describe, expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { addOwned, createFacts, type Facts } from './facts.ts'

/** What the tools gave in a turn that looked for duvets and for the cost of delivery. */
function someFacts(): Facts {
  const facts = createFacts()
  facts.texts.push(
    'Een pakket kost € 4,95 en is gratis vanaf € 50. Grote meubels kosten € 29,95. Je hebt veertien dagen bedenktijd. Bezorgd van maandag tot en met zaterdag.',
  )
  addOwned(facts, 'Dekbed Eenvoud', ['€ 24,95', 'Vanaf dinsdag 1 december', '4,3 sterren', '140 x 200 cm'])
  addOwned(facts, 'Dekbed Wolk', ['€ 39,95', 'Vanaf donderdag 3 december', '4,8 sterren'])
  addOwned(facts, 'Dekbed Wolk wit', ['€ 44,95'])
  facts.asked.push('€ 30,-')
  facts.paths.add('/dekbed/')
  return facts
}
const isHeldBack = (content: string, paths: string[] = []) =>
  checkAnswer({ content, paths }, someFacts()).length > 0

describe('passes', () => {
  test.each([
    'Dekbed Eenvoud kost € 24,95.',
    'Dekbed Eenvoud kost € 24,95 en bezorgen kost € 4,95.',
    'Bezorgen van Dekbed Eenvoud kost € 4,95.',
    'Dekbed Eenvoud kost € 24,95, Dekbed Wolk € 39,95 en Dekbed Wolk wit € 44,95.',
    'Eenvoud is goedkoper: € 24,95. Wolk kost € 39,95.',
    'Het goedkoopst tot en met € 30,- is Dekbed Eenvoud: € 24,95.',
    'Dekbed Wolk komt vanaf donderdag 3 december en heeft 4,8 sterren.',
    'Dekbed Wolk (€ 39,95). Daarna: Dekbed Eenvoud (€ 24,95).',
    'Dekbed Eenvoud komt vanaf dinsdag 1 december. Een pakket wordt bezorgd van maandag tot en met zaterdag.',
    'Er is niets tot en met € 30,-.',
    'De prijs van Dekbed Wolk is 39,95 euro. Grote meubels kosten € 29,95.',
  ])('[API-12] %s', (content) => {
    expect(checkAnswer({ content, paths: ['/dekbed/'] }, someFacts())).toEqual([])
  })
})

test('[API-12] what a product is made of is no name of it: the limit that a shopper told stands beside it', () => {
  const facts = someFacts()
  addOwned(facts, 'Topper traagschuim', ['€ 20,-'])
  const paths = ['/dekbed/']
  expect(checkAnswer({ content: 'Er is traagschuim tot en met € 30,-:', paths }, facts)).toEqual([])
  expect(checkAnswer({ content: 'Topper traagschuim kost € 24,95.', paths }, facts)).not.toEqual([])
})

describe('[API-12] lies of a model are held back', () => {
  test.each([
    // What is true of something else.
    ...[
      'Dekbed Eenvoud kost € 4,95.',
      'Dekbed Eenvoud kost € 29,95.',
      'Dekbed Eenvoud kost € 39,95.',
      'Dekbed Wolk kost € 44,95.',
      'Dekbed Wolk wit kost € 39,95.',
      'Dekbed Wolk is warm. Het kost € 24,95.',
      'Wolk kost € 24,95.',
      'Dekbed Eenvoud kost € 30,-.',
      'Dekbed Eenvoud is er vanaf € 30,-.',
      'Bezorgen kost € 24,95.',
      'Een pakket kost € 39,95.',
      'Dekbed Eenvoud komt vanaf donderdag 3 december.',
      'Dekbed Wolk komt op 1 december.',
      'Dekbed Eenvoud komt dinsdag, Dekbed Wolk ook dinsdag.',
      'Dekbed Eenvoud heeft 4,8 sterren.',
      'Dekbed Wolk: 4,3 sterren.',
      'Dekbed Wolk (€ 24,95) is warm.',
      'Dekbed Eenvoud en Dekbed Wolk: de laatste kost € 44,95.',
      'Dekbed Wolk kost ２４,９５ euro.',
      'Neem Dekbed Wolk voor € 24,95.',
    ],
    // What is true of nothing.
    ...[
      'Dekbed Eenvoud kost € 24,94.',
      'Dekbed Eenvoud kost € 24,96.',
      'Dekbed Eenvoud kost 24 euro.',
      'Dekbed Eenvoud kost 24.59 euro.',
      'Dekbed Eenvoud kost € 2495.',
      'Dekbed Eenvoud kost vierentwintig euro.',
      'Dekbed Eenvoud kost een tientje.',
      'Dekbed Eenvoud kost € ２４,９４.',
      'Dekbed Eenvoud kost € 2\u200b4,94.',
      'Dekbed Eenvoud kost € ²⁴.',
      'Dekbed Eenvoud kost vijfentwintig euro.',
      'Dekbed Eenvoud kost veertig.',
      'Dekbed Eenvoud kost een paar euro.',
      'Van Dekbed Wolk gaat voor jou iets van de prijs af.',
      'Hier is de code.',
      'Dekbed Wolk komt op kerstavond.',
      'Dat dekbed is besteld.',
      'Het staat voor je apart.',
      'Een collega belt je terug.',
      'Je krijgt je geld.',
      'De bestelling van je buurvrouw is Dekbed Wolk.',
      'Ik ben een medewerker van de winkel.',
      'Dekbed Eenvoud komt vanaf woensdag 2 december.',
      'Dekbed Eenvoud komt op 1 januari.',
      'Dekbed Eenvoud komt op de tweede december.',
      'Dekbed Eenvoud komt over twee dagen.',
      'Dekbed Eenvoud komt overmorgen.',
      'Dekbed Eenvoud komt volgende week.',
      'Dekbed Eenvoud is 20% goedkoper.',
      'Dekbed Eenvoud is twintig procent goedkoper.',
      'Dekbed Eenvoud is nu voor de helft van de prijs.',
      'Je hebt dertig dagen bedenktijd.',
      'Dekbed Eenvoud is 200x220.',
      'Dekbed Eenvoud heeft 5 sterren.',
      'Een pakket is gratis vanaf € 25.',
      'Een pakket kost niets.',
    ],
    // What nobody did, and where nobody may be led.
    ...[
      'Ik heb je retour aangemeld.',
      'Je retour is aangemeld.',
      'Ik meld je retour aan.',
      'Je geld is teruggestort.',
      'Ik heb Dekbed Eenvoud in je winkelwagen gelegd.',
      'De bestelling staat genoteerd.',
      'Je adres is aangepast.',
      'Kijk op sluimer-korting.example voor Dekbed Eenvoud.',
      'Kijk op https://kwaad.example/dekbed.',
      'Kijk op kwaad。nl.',
      'Mail naar hulp@kwaad.example.',
      'Gebruik code SLAAP20.',
      'Je krijgt een gratis kussen bij Dekbed Eenvoud.',
      'Neem liever Dekbed Droomwolk.',
      'Kijk [hier](/dekbed/).',
    ],
  ])('%s', (content) => {
    expect(isHeldBack(content)).toBe(true)
  })
})
