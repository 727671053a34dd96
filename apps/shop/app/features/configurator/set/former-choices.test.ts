import { describe, expect, test } from 'vitest'
import { aBedSet } from './configurator.builders.ts'
import { readChanged, toChangedLink } from './former-choices.ts'

const set = aBedSet()
const before = { breedte: '180', hoofdbord: 'vlak' }
const after = { breedte: '160', hoofdbord: 'vlak', poten: 'slede' }
const queryOf = (link: string) => new URL(link, 'https://winkel.example').searchParams

describe('the address of a changed bed', () => {
  test('has the bed, and what was changed', () => {
    expect(toChangedLink(set, 3, { before, after })).toBe(
      '/configurator/boxsprings/boxspringset-hotel/step-3/?breedte=160&hoofdbord=vlak&poten=slede&was-breedte=180&was-poten=',
    )
  })

  test('gives the choices from before again, with what was replaced', () => {
    const repaired = readChanged(set, queryOf(toChangedLink(set, 3, { before, after })))
    expect(repaired?.choices).toEqual(before)
    expect(repaired?.replacements.map(({ from, to }) => [from.option.id, to.option.id])).toEqual([
      ['180', '160'],
    ])
  })

  test('gives the choices from before open questions were filled in, which replaced nothing', () => {
    const link = toChangedLink(set, 5, {
      before: { breedte: '180' },
      after: { breedte: '180', poten: 'rond' },
    })
    expect(readChanged(set, queryOf(link))).toEqual({ choices: { breedte: '180' }, replacements: [] })
  })

  test.each([
    ['an ordinary address', 'breedte=160&poten=slede'],
    ['a question that the set does not ask', 'breedte=160&was-kleur=rood'],
    ['an option that the set does not have', 'breedte=160&was-breedte=999'],
    ['what is chosen now', 'breedte=160&was-breedte=160'],
    ['a bed of which nothing was chosen before', 'breedte=160&was-breedte='],
  ])('says nothing of a change in %s', (_, query) => {
    expect(readChanged(set, new URLSearchParams(query))).toBeUndefined()
  })
})
