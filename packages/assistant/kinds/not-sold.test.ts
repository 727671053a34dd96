import { expect, test } from 'vitest'
import { findNotSold, listNotSold } from './not-sold.ts'
import { notSoldList } from './not-sold-list.ts'

test.each([
  ['sier kussen', 'Sierkussens'],
  ['hebben jullie ook zetelbedden', 'Bedbanken'],
  ['sta op stoel', 'Relaxstoelen'],
  ['elektrische dekens', 'Elektrische dekens'],
  ['rolgordijntje wit', 'Rolgordijnen'],
  ['bedbank met matras', 'Bedbanken'],
  ['kandelaar voor op mijn dressoir', 'Kandelaars'],
])('[CH-01] "%s" names %s, which nobody here sells', (message, title) => {
  expect(findNotSold(message)?.title).toBe(title)
})

test.each([
  ['other goods stand before it', 'matras voor een stapelbed'],
  ['it says what these are for', 'kinderbed dekbed 120x150'],
  ['it is a place', 'iets voor op mijn bureau'],
  ['it is part of what is sold', 'welke lampenkap zit bij de vloerlamp'],
  ['the shop has it', 'hoeslaken'],
  ['it shall be none', 'het mag geen slipper worden'],
])('[CH-01] nothing is found when %s', (_, message) => {
  expect(findNotSold(message)).toBeUndefined()
})

test('[CH-01] every line has a title, and no word stands twice', () => {
  const lines = notSoldList.trim().split('\n')
  expect(lines.filter((line) => !/^\p{Lu}[^:]*: [a-z -]+(?: > [a-z ]+)?$/u.test(line))).toEqual([])
  const words = lines.flatMap((line) => line.replace(/^.+?: | > .+$/gu, '').split(' '))
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})

test('[CH-01] clothes for somebody small are clothes for children', () => {
  expect(listNotSold('een badjas voor een jongetje van 6')[0]?.title).toBe('Kinderbadjassen')
  expect(listNotSold('een badjas voor mijn dochter')).toEqual([])
})

test.each([
  ['rolgordijnen of jaloezieën', ['Rolgordijnen', 'Jaloezieën']],
  ['doet u ook in douchegordijnen', ['Douchegordijnen']],
])('[CH-01] each thing of %s is named', (message, titles) => {
  expect(listNotSold(message).map(({ title }) => title)).toEqual(titles)
})
