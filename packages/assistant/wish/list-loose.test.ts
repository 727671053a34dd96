import { expect, test } from 'vitest'
import { readWish } from './read-wish.ts'

test.each([
  ['Eiken dressoir voor hooguit 420 euro, mag best met een krasje', 'krasje'],
  ['dekbedovertrek 240x220 oker tot 50 euro, wel iets met een patroontje', 'patroontje'],
])('[CH-01] in “%s” a word far from the goods is no demand', (message, word) => {
  expect(readWish(message).loose).toContain(word)
})

test('[CH-01] beside its goods a word is meant', () => {
  expect(readWish('ik zoek voor mijn dochter een dekbedovertrek met een eenhoorn').loose ?? []).not.toContain(
    'eenhoorn',
  )
})

test.each([
  ['Voor mijn schoonmoeder, die wordt 70: een nachtkastje tot 100 euro', 'nachtkastje'],
  ['mijn vader van 80 jaar zoekt een hoofdkussen', 'hoofdkussen'],
])('[CH-01] in “%s” an age is no size', (message, text) => {
  expect(readWish(message).text).toBe(text)
})

test('[CH-01] where no list knows the goods, no word stands far from them', () => {
  expect(readWish('nachttafeltje in berken, voor naast ons ledikant bij het raam').loose).toBeUndefined()
})

test('[CH-01] an age at the end of a sentence is no size', () => {
  expect(readWish('grijze plaid. Het is voor op de bank van mijn moeder van 91.').text).not.toContain('91')
})

test('[CH-01] a small size of clothes stays', () => {
  expect(readWish('pyjama in maat s tot 50 euro').text).toBe('pyjama maat s')
})

test('[CH-01] what is small beside no goods names no make', () => {
  expect(readWish('wij hebben een klein kantoor en zoeken grote kamerplanten').hints).toEqual(['grote'])
  expect(readWish('tafellamp, ik heb maar een klein hoekje').hints ?? []).not.toContain('klein')
})

test('[CH-01] limits of two sentences are one range', () => {
  expect(readWish('Plaid vanaf 50 euro. Maximaal 80 euro.').price).toEqual({ min: 50, max: 80 })
})
