import { expect, test } from 'vitest'
import { findStrangeWords } from './find-strange-words.ts'

const passage = {
  title: 'Kan ik als bedrijf bestellen?',
  pageTitle: 'Veelgestelde vragen',
  path: '/service/veelgestelde-vragen/#bedrijf',
  searchWords: '',
  text: 'Ja. Kies bij het afrekenen Zakelijk.',
  table: undefined,
  links: [],
}

test('[CH-01] words that neither a passage nor its askers have are strange to it', () => {
  const { content, strange } = findStrangeWords('mag mijn trombone mee naar de workshop', passage, 'business')
  expect(content).toEqual(['trombone', 'workshop'])
  expect(strange).toEqual(['trombone', 'workshop'])
})

test('words of the passage, of those who ask for it and of the service in general are not', () => {
  expect(findStrangeWords('kan een onderneming zakelijk afrekenen', passage, 'business').strange).toEqual([])
  expect(findStrangeWords('kan ik op mijn kvk kopen', passage, 'business').strange).toEqual([])
})
