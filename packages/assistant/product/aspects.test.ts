import { expect, test } from 'vitest'
import { findAspectPlaces, readAspect } from './aspects.ts'

test.each([
  ['mag dat in de wasmachine', 'wash'],
  ['hoe zwaar is die', 'weight'],
  ['hoe hoog is de hoek van dat laken', 'fit'],
  ['hoe dik is deze', 'height'],
  ['welke kleuren zijn er', 'colors'],
  ['waar is die van gemaakt', 'material'],
  ['is dat eendendons of ganzendons', 'material'],
  ['is dat katoen of polyester', 'material'],
  ['welke lamp zit erin', 'light'],
  ['zit er verlichting in', 'light'],
  ['is die op gas of op houtskool', 'fuel'],
  ['en welke wasvoorschriften', 'wash'],
  ['moet ik die zelf in elkaar zetten', 'assembly'],
  ['is het geschikt voor vloerverwarming', 'heating'],
  ['zit daar een kussensloop bij', 'contents'],
  ['welke maten zijn er', 'measures'],
])('[CH-01] %s asks for %s', (message, aspect) => {
  expect(readAspect(message)).toBe(aspect)
})

test.each(['wat kost bezorgen', 'ik zoek een dekbed', 'hoi'])('%s asks nothing of a product', (message) => {
  expect(readAspect(message)).toBeUndefined()
})

test('a page says how high a sheet is by its corner, and not by its weight', () => {
  const { labels } = findAspectPlaces('fit')
  expect(['Hoekhoogte', 'Gewicht'].filter((label) => labels?.test(label))).toEqual(['Hoekhoogte'])
})
