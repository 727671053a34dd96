import { expect, test } from 'vitest'
import { readFigures, readHanging, readOneLength } from './read-figures.ts'

test.each([
  ['max honderd euro voor een dekbed', 'max 100 euro voor een dekbed'],
  ['plaids voor 30 à 50 euro', 'plaids voor 30 tot 50 euro'],
  ['heb je iets voor een tientje', 'heb je iets voor 10 euro'],
  ['een plaid, een euro of 35', 'een plaid, ongeveer 35 euro'],
  ['budget een euro of 50', 'budget tot 50 euro'],
  ['een boxspring van 1.80 breed', 'een boxspring van 180x200'],
  ['een boxspring van 1,6 meter breed', 'een boxspring van 160x200'],
  ['lakens voor een matras van 160 breed', 'lakens voor een matras van 160x200'],
  ['matras 160 cm breed', 'matras 160x200'],
  ['een laken van 1m60 bij 2m', 'een laken van 160x200'],
  ['vloerkleed 1.60 x 2.30', 'vloerkleed 160x230'],
  ['donsovertrek 240 op 220 met bloemen', 'donsovertrek 240x220 met bloemen'],
  ['kleed van 3 bij 4 meter', 'kleed van 300x400'],
  ['lakens voor een bed van 2x2 meter', 'lakens voor een bed van 200x200'],
  ['hoeslaken 70 150', 'hoeslaken 70x150'],
  ['molton 60 120', 'molton 60x120'],
  ['hoeslakens voor topper van 180 200', 'hoeslakens voor topper van 180x200'],
  ['linnen hoeslaken 1.40', 'linnen hoeslaken 140x200'],
  ['een matras, ik ben 1.80', 'een matras, ik ben 1.80'],
  ['een laken wassen op 60 graden', 'een laken wassen op 60 graden'],
])('%s is read as %s', (message, read) => {
  expect(readFigures(message)).toBe(read)
})

test.each([
  'twintig bedden voor ons hotel',
  'gordijnen van 140 breed',
  'een bed van 137 cm breed',
  'een tafel van 1.80 breed',
])('%s stays as it is', (message) => {
  expect(readFigures(message)).toBe(message)
})

test('[CH-01] how long a curtain is is written in centimetres', () => {
  expect(readHanging('gordijnen 3 meter lang')).toBe('gordijnen 300')
  expect(readHanging('gordijnen van 2,5 m hoog')).toBe('gordijnen van 250')
  expect(readHanging('tot 2,50 lang', 'gordijnen')).toBe('tot 250')
  expect(readHanging('gordijnen 3 meter breed')).toBe('gordijnen 3 meter breed')
  expect(readHanging('vloerkleed 3 meter lang')).toBe('vloerkleed 3 meter lang')
})

test('[CH-01] what is said of a length after a tree is one of it', () => {
  expect(readOneLength('tot 1,80 hoog', 'kerstbomen')).toBe('tot 180cm')
  expect(readOneLength('onder de 2 meter', 'kerstbomen')).toBe('onder de 2 meter')
})

test('[CH-01] a bare figure is the length of what comes in one', () => {
  expect(readOneLength('ronde spiegel 80')).toBe('ronde spiegel 80cm')
  expect(readOneLength('kerstboom 150 zonder lampjes')).toBe('kerstboom 150cm zonder lampjes')
  expect(readOneLength('kerstboom onder 100')).toBe('kerstboom onder 100')
  expect(readOneLength('kerstboom met 200 lampjes')).toBe('kerstboom met 200 lampjes')
})

test('[CH-01] how broad goods are at most is no price', () => {
  expect(readOneLength('bijzettafel max 40 doorsnee')).toBe('bijzettafel max 40cm doorsnee')
})

test('[CH-01] how broad a round thing is, is its length', () => {
  expect(readOneLength('spiegel van 80 doorsnee')).toBe('spiegel van 80cm')
  expect(readOneLength('ronde spiegel, 60 cm in doorsnede')).toBe('ronde spiegel, 60cm')
  expect(readOneLength('vloerkleed 160 doorsnee')).toBe('vloerkleed 160 doorsnee')
})
