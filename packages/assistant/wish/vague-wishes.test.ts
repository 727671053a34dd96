import { expect, test } from 'vitest'
import { findVagueWish } from './vague-wishes.ts'

test.each([
  ['iets warms voor mijn koude voeten', 'dekbed warmteklasse 1'],
  ['ik ben altijd zo koud aan mijn voeten', 'dekbed warmteklasse 1'],
  ['mijn voeten zijn snachts ijskoud', 'dekbed warmteklasse 1'],
  ['ik lig s nachts altijd te zweten', 'dekbed warmteklasse 4'],
  ['mijn vriendin heeft het koud en ik lig te zweten', 'dekbed warmteklasse 1'],
  ['cadeau voor mijn moeder', 'plaid'],
  ['onze kat ligt altijd op de bank', 'plaid katoen'],
  ['wij voelen elkaar steeds bewegen in bed, mijn man ligt onrustig', 'matras pocketvering'],
  ['de tegels in de badkamer zijn ijskoud', 'vloerkleed'],
  ['een bed voor mijn kleindochter', 'matras 90x200'],
  ['de zon schijnt zo fel in mijn kamer', 'gordijn verduisterend'],
])('[CH-01] %s begins with %s', (message, wish) => {
  expect(findVagueWish(message)?.wishes[0]).toBe(wish)
})

test.each([
  'wanneer komt mijn bestelling',
  'ik zoek een lamp',
  'welk bed is bewezen veilig bij allergie',
  'komt het voor moederdag binnen',
  'een cadeaubon inwisselen',
  'mag mijn kat krabben aan een fauteuil, of op de bank',
])('%s tells no such situation', (message) => {
  expect(findVagueWish(message)).toBeUndefined()
})
