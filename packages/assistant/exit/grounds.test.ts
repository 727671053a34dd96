import { expect, test } from 'vitest'
import { addOwned, createFacts } from './facts.ts'
import { isGrounded } from './grounds.ts'
import { isDutch } from './is-dutch.ts'

function someFacts() {
  const facts = createFacts()
  facts.texts.push('Je hebt veertien dagen om een artikel terug te sturen.')
  addOwned(facts, 'Kussen Veertien Dagen Artikel', ['€ 9,95'])
  return facts
}

test.each([
  'Je hebt veertien dagen om het artikel terug te sturen.',
  'Dat kan. Terugsturen kan veertien dagen lang.',
])('%s stands on what a tool gave', (content) => expect(isGrounded(content, someFacts())).toBe(true))

test.each([
  'Deze deken geneest reuma, verdriet en verkoudheid.',
  'Terugsturen kan veertien dagen lang. Onze winkel wint elk jaar prijzen voor snelheid.',
  ...['Ja.', 'Dat klopt.', 'Ja, dat artikel.', 'Je kunt terugsturen met bitcoin.'],
  'Kussen Veertien Dagen Artikel is helemaal van wol.',
])('%s does not', (content) => expect(isGrounded(content, someFacts())).toBe(false))

test('without a tool nothing stands', () => {
  expect(isGrounded('Dat kan.', createFacts())).toBe(false)
})

test.each([
  ['Je hebt veertien dagen om het terug te sturen.', true],
  ['You have fourteen days to return it to us.', false],
  ['Sie haben vierzehn Tage und die Ware ist da.', false],
  ['Vous avez quatorze jours pour les articles.', false],
  ['12345', false],
])('%s is Dutch: %s', (text, is) => {
  expect(isDutch(text)).toBe(is)
})
