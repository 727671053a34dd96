import { expect, test } from 'vitest'
import { readOpinions } from './read-opinions.ts'

/**
 * Sentences that the words were not chosen for, with what a reader takes from them. They measure; a sentence that fails is no reason
 * to add its words.
 */
const sentences: readonly (readonly [string, string])[] = [
  ['Dit dekbed is verrassend soepel en licht.', 'comfort good'],
  ['Mijn rugpijn is eindelijk weg, ik lig heerlijk.', 'comfort good'],
  ['De stof voelt ruw aan.', 'comfort bad'],
  ['Het matras ligt niet lekker.', 'comfort bad'],
  ['Sta elke ochtend uitgerust op.', 'comfort good'],
  ['Het bankje is niet stabiel.', 'firmness bad'],
  ['De poten zijn wankel.', 'firmness bad'],
  ['Degelijke kast, daar doe ik jaren mee.', 'firmness good'],
  ['Na een week was de rits al kapot.', 'quality bad'],
  ['De afwerking is keurig.', 'quality good'],
  ['Naden laten los, slecht gestikt.', 'quality bad'],
  ['Slechte kwaliteit voor dit bedrag.', 'quality bad'],
  ['Prachtige kleur in het echt.', 'color good'],
  ['Tint is lelijk bij daglicht.', 'color bad'],
  ['Na een zomer al verkleurd.', 'color bad'],
  ['De maat klopt niet.', 'size bad'],
  ['Past perfect om ons matras.', 'size good'],
  ['Krimpt in de droger.', 'size bad'],
  ['Komt mooi uit de wasmachine.', 'washing good'],
  ['Het kreukelt enorm.', 'washing bad'],
  ['Er hangt een chemische geur omheen.', 'smell bad'],
  ['Ruikt heerlijk fris.', 'smell good'],
  ['Je zweet je kapot.', 'warmth bad'],
  ['Lekker warm in de winter.', 'warmth good'],
  ['Blijft koel in hete nachten.', 'warmth good'],
  ['De handleiding is onduidelijk.', 'assembly bad'],
  ['Monteren ging vlot en makkelijk.', 'assembly good'],
  ['Pakket kwam beschadigd aan.', 'delivery bad'],
  ['Vriendelijke bezorgers en stipt op tijd geleverd.', 'delivery good'],
  ['De levertijd was prima.', 'delivery good'],
  ['Veel te duur voor wat het is.', 'price bad'],
  ['Voor deze prijs een echt koopje.', 'price good'],
]

test('[PD-02] nine of ten sentences that nobody tuned for are read as a reader would', () => {
  const missed = sentences.filter(
    ([text, meant]) => !readOpinions(text).some(({ aspect, tone }) => `${aspect} ${tone}` === meant),
  )
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(Math.floor(sentences.length / 10))
})

test('few sentences are read as the opposite of what they mean', () => {
  const opposite = (meant: string) =>
    meant.endsWith('good') ? meant.replace('good', 'bad') : meant.replace('bad', 'good')
  const wrong = sentences.filter(([text, meant]) =>
    readOpinions(text).some(({ aspect, tone }) => `${aspect} ${tone}` === opposite(meant)),
  )
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1)
})
