import { expect, test } from 'vitest'
import { listStoryWords } from './read-story.ts'

test.each([
  ['nachtkastje met een la want anders ligt de telefoon op de grond', ['telefoon', 'grond']],
  ['badjas voor mijn man, hij is 2 meter en een kast', ['kast']],
  ['warmste dekbed, ik leef onder een steen van de kou', ['steen', 'kou']],
  ['kussen zonder veren, daar moet ik van niezen', ['niezen']],
  ['nog 30 cm over tussen bed en muur, nachtkastje', ['bed', 'muur']],
  ['dekbed dat in een overtrek van 240x220 past', ['overtrek']],
  ['we hebben nu een dikke boxspring en zoeken hoeslakens', ['boxspring']],
  ['wij vernieuwen lakens in ons hotel', ['vernieuwen']],
  ['hoeslakens, onze oude lakens schieten van het bed', ['lakens', 'schieten']],
  ['dunne topper, mijn hoeslaken is krap', ['hoeslaken']],
])('[CH-01] %s tells a story beside the goods', (message, words) => {
  expect([...listStoryWords(message)]).toEqual(expect.arrayContaining(words))
})

test.each([
  ['gouden spiegel met een ronde lijst', ['gouden', 'ronde', 'lijst']],
  ['heb je die in het groen', ['groen']],
  ['topper voor een matras van 160', ['matras']],
  ['we hebben een boxspring nodig', ['boxspring']],
  ['ik zoek een smal nachtkastje van eikenhout', ['smal', 'eikenhout']],
])('[CH-01] %s tells of the goods', (message, words) => {
  const story = listStoryWords(message)
  expect(words.filter((word) => story.has(word))).toEqual([])
})
