import { expect, test } from 'vitest'
import { learnNearest } from './nearest-question.ts'

const find = learnNearest([
  {
    question: 0,
    parts: [
      ['wat kost', 'hoeveel kost'],
      ['bezorgen', 'verzenden'],
      ['', 'naar belgie'],
    ],
  },
  { question: 1, parts: [['hoe lang duurt'], ['bezorgen', 'verzenden']] },
  { question: 2, parts: [['kan ik'], ['betalen'], ['met ideal', 'achteraf']] },
])
const likenessOf = (message: string, question: number) =>
  find(message).find((one) => one.question === question)?.likeness ?? 0

test.each([
  ['hoeveel kost verzenden', 0],
  ['hoe lang duurt het bezorgen', 1],
  ['kan ik achteraf betalen', 2],
])('[CH-01] %s is nearest to question %i', (message, question) => {
  expect(find(message)[0]?.question).toBe(question)
})

test('a way of asking is found whichever choices of its parts are said, and as a whole', () => {
  expect(likenessOf('wat kost bezorgen', 0)).toBeGreaterThan(0.95)
  expect(likenessOf('hoeveel kost verzenden naar belgie', 0)).toBeGreaterThan(0.95)
})

test('what is left out of a part that may be empty counts nothing against a message', () => {
  const whole = learnNearest([{ question: 0, parts: [['wat kost bezorgen'], ['naar belgie']] }])
  const [strict] = whole('wat kost bezorgen')
  expect(likenessOf('wat kost bezorgen', 0)).toBeGreaterThan(strict?.likeness ?? 1)
})

test('letters in the wrong place make a word less alike, and not unlike', () => {
  const misspelt = likenessOf('betalne', 2)
  expect(misspelt).toBeGreaterThan(0)
  expect(misspelt).toBeLessThan(likenessOf('betalen', 2))
})

test('a word that few questions have counts for more than one that many have', () => {
  const ways = ['blik zoem', 'trot zoem', 'plas zoem'].map((way, question) => ({
    question,
    parts: [[way]],
  }))
  const [rare] = learnNearest(ways)('blik')
  const [common] = learnNearest(ways)('zoem')
  expect(rare?.likeness).toBeGreaterThan(common?.likeness ?? 1)
})

test('one word in common makes no likeness to a long message', () => {
  const short = learnNearest([{ question: 0, parts: [['retour']] }])
  const [found] = short('mijn zus zoekt een groot groen kleed voor bij de bank en wil retour')
  expect(found?.likeness).toBeLessThan(0.1)
})

test('no word at all is like nothing', () => {
  expect(find('').every(({ likeness }) => likeness === 0)).toBe(true)
})
