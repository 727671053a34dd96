import { expect, test } from 'vitest'
import { aDefinition, aProperty } from '../model/configurator.builders.ts'
import { readBedId, toBedPath, toStepPath } from './configurator-paths.ts'

test('[RT-09] a step has its address', () => {
  expect(toStepPath('boxspringset-hotel', 1)).toBe('/configurator/boxsprings/boxspringset-hotel/step-1/')
})

test('[CF-18] the address of a step keeps the choices in the order of the steps, and nothing that does not exist', () => {
  const definition = aDefinition([aProperty('breedte', ['140', '160']), aProperty('stof', ['zand'])])
  const choices = { stof: 'zand', breedte: '160', kleur: 'rood' }
  expect(toStepPath('solo', 2, definition, choices)).toBe(
    '/configurator/boxsprings/solo/step-2/?breedte=160&stof=zand',
  )
  expect(toStepPath('solo', 2, definition, { breedte: '999' })).toBe('/configurator/boxsprings/solo/step-2/')
})

test('a saved bed has a short address', () => {
  expect(toBedPath('4k2p9xq7m3rt')).toBe('/configurator/bed/4k2p9xq7m3rt/')
})

test.each([
  ['as it was written', 'nac1i25hrbev', 'nac1i25hrbev'],
  ['in capitals', 'NAC1I25HRBEV', 'nac1i25hrbev'],
  ['with the end of a sentence', 'nac1i25hrbev).', 'nac1i25hrbev'],
  ['with a space', 'nac1i25hrbev ', 'nac1i25hrbev'],
  ['a character short', 'nac1i25hrbe', undefined],
  ['a character long', 'nac1i25hrbevx', undefined],
  ['with a letter that no id has', 'wac1i25hrbev', undefined],
  ['with something before it', '(nac1i25hrbev', undefined],
  ['empty', '', undefined],
])('[CF-18] the id of a saved bed is read from an address that came along %s', (_, text, id) => {
  expect(readBedId(text)).toBe(id)
})
