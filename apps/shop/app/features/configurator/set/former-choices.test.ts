import { describe, expect, test } from 'vitest'
import { aBedSet } from './configurator.builders.ts'
import { readRepaired, toRepairLink } from './former-choices.ts'

const set = aBedSet()
const before = { breedte: '180', hoofdbord: 'vlak' }
const after = { breedte: '160', hoofdbord: 'vlak', poten: 'slede' }
const queryOf = (link: string) => new URL(link, 'https://winkel.example').searchParams

describe('the address of a repaired bed', () => {
  test('has the bed, and what the repair changed', () => {
    expect(toRepairLink(set, 3, { before, after })).toBe(
      '/configurator/boxsprings/boxspringset-hotel/step-3/?breedte=160&hoofdbord=vlak&poten=slede&was-breedte=180&was-poten=',
    )
  })

  test('gives the choices from before the repair again, with what was replaced', () => {
    const repaired = readRepaired(set, queryOf(toRepairLink(set, 3, { before, after })))
    expect(repaired?.choices).toEqual(before)
    expect(repaired?.replacements.map(({ from, to }) => [from.option.id, to.option.id])).toEqual([
      ['180', '160'],
    ])
  })

  test.each([
    ['an ordinary address', 'breedte=160&poten=slede'],
    ['a question that the set does not ask', 'breedte=160&was-kleur=rood'],
    ['an option that the set does not have', 'breedte=160&was-breedte=999'],
    ['what is chosen now', 'breedte=160&was-breedte=160'],
    ['a choice that replaced none', 'breedte=160&was-breedte='],
  ])('says nothing of a repair in %s', (_, query) => {
    expect(readRepaired(set, new URLSearchParams(query))).toBeUndefined()
  })
})
