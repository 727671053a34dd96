import { expect, test } from 'vitest'
import { findExtreme, toSuperlative } from './measures.ts'

test.each([
  ['welke is dikker', 'Het dikst'],
  ['wat is hoger', 'Het hoogst'],
  ['welke is lager', 'Het laagst'],
  ['welke van de twee is zwaarder', 'Het zwaarst'],
  ['welke is breder', 'Het breedst'],
  ['wat is kleiner', 'Het smalst'],
])('[CH-01] "%s" asks of two what a superlative asks of many', (message, name) => {
  expect(findExtreme(toSuperlative(message))?.name).toBe(name)
})
