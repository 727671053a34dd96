import { expect, test } from 'vitest'
import { answerStory, hearStory } from './answer-story.ts'

test.each([
  ['ik zag een 404 met een slapende beer', 'verdwaalt'],
  ['jullie foto’s zijn echt prachtig', 'leuk om te horen'],
  ['pff wat een week', 'vermoeiend'],
  ['ik ben zo moe vandaag', 'vermoeiend'],
])('[CH-01] “%s” gets a word back', (message, words) => {
  expect(answerStory(message)?.content).toContain(words)
})

test.each([
  'ik krijg steeds een 404',
  'jullie site is mooi maar de knop werkt niet',
  'wat een mooi dekbed',
  'jullie site is mooi, hoe bestel ik',
])('[CH-01] “%s” is no story', (message) => {
  expect(answerStory(message)).toBeUndefined()
})

test('[CH-01] whoever tells something is heard, and whoever asks is not answered with it', () => {
  expect(hearStory('mijn schoonmoeder komt morgen weer logeren')?.content).toContain('lees met je mee')
  expect(hearStory('mijn schoonmoeder komt logeren, welk bed past')).toBeUndefined()
  expect(hearStory('hij flikkert nog steeds als ik hem uitdoe')).toBeUndefined()
  expect(hearStory('is velvet sterk als ik een kat heb')).toBeUndefined()
})
