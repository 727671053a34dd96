import { describe, expect, test } from 'vitest'
import { chooseNodes, listNodes, type ShapeRules } from './choose-nodes.ts'

const rules: ShapeRules = {
  standard: { width: '180', headboard: 'vlak', base: 'boxspring', legs: 'rond', lamps: 'geen' },
  slots: [
    { name: 'headboard', by: ['width', 'headboard'], dyed: true },
    { name: 'legs', by: ['legs'], only: { base: ['boxspring'] }, long: true },
    { name: 'base', by: ['width', 'base'], dyed: true, long: true },
    { name: 'lamps', by: ['width', 'lamps'], only: { lamps: ['lampen'] } },
  ],
}
const namesOf = (choices: Record<string, string>) => chooseNodes(rules, choices).map(({ name }) => name)

describe('the parts of a bed in three dimensions', () => {
  test('are one of each slot, by its choices; what is open has the standard', () => {
    expect(namesOf({ width: '140', headboard: 'geknoopt' })).toEqual([
      'headboard-140-geknoopt',
      'legs-rond',
      'base-140-boxspring',
    ])
  })

  test('leave out what such a bed does not have', () => {
    expect(namesOf({ base: 'opberg' })).toEqual(['headboard-180-vlak', 'base-180-opberg'])
    expect(namesOf({ lamps: 'lampen' })).toContain('lamps-180-lampen')
  })

  test('are stretched to the length of the bed where they are as long as it', () => {
    expect(chooseNodes(rules, { length: '210' })).toEqual([
      { name: 'headboard-180-vlak', stretch: 1 },
      { name: 'legs-rond', stretch: 1.05 },
      { name: 'base-180-boxspring', stretch: 1.05 },
    ])
  })

  test('are not taken from what every object has', () => {
    expect(namesOf({ constructor: 'x' })).toEqual(namesOf({}))
  })

  test('of several beds are those of each bed, and no others', () => {
    const options = { width: ['140', '160'], base: ['opberg'], lamps: ['geen', 'lampen'] }
    const each = options.width.flatMap((width) =>
      options.lamps.flatMap((lamps) => namesOf({ width, lamps, base: 'opberg' })),
    )
    expect(new Set(listNodes(rules, options))).toEqual(new Set(each))
  })
})
