import { expect, test } from 'vitest'
import { aDefinition, aProperty } from '../model/configurator.builders.ts'
import { toBedPath, toStepPath } from './configurator-paths.ts'

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
