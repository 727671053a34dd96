import { describe, expect, test } from 'vitest'
import { toHouseholdKeys } from './household.ts'
import { findHouseholdProblem, findSampleProblem } from './sample-limit.ts'

describe('the samples of one order', () => {
  test('five different ones fit, in one go or after each other', () => {
    expect(findSampleProblem({ inCart: [], added: [1, 2, 3, 4, 5] })).toBeUndefined()
    expect(findSampleProblem({ inCart: [1, 2, 3, 4], added: [5] })).toBeUndefined()
  })

  test('a sixth does not, and the words tell how many there are', () => {
    expect(findSampleProblem({ inCart: [], added: [1, 2, 3, 4, 5, 6] })).toBe('Kies hoogstens 5 stalen.')
    expect(findSampleProblem({ inCart: [1, 2, 3, 4], added: [5, 6] })).toBe(
      'Je kunt hoogstens 5 stalen bestellen, en je hebt er al 4 in je winkelwagen.',
    )
  })

  test('each comes once', () => {
    const words = 'Van elke stof sturen we één staal. Dit staal heb je al.'
    expect(findSampleProblem({ inCart: [1], added: [1] })).toBe(words)
    expect(findSampleProblem({ inCart: [], added: [1, 1] })).toBe(words)
    expect(findSampleProblem({ inCart: [], added: [1], pieces: 2 })).toBe(words)
  })
})

describe('the samples of a household', () => {
  test('ten in thirty days, and then none', () => {
    expect(findHouseholdProblem({ earlier: 5, wanted: 5 })).toBeUndefined()
    expect(findHouseholdProblem({ earlier: 7, wanted: 4 })).toMatch('Je kunt er nog 3 bestellen')
    expect(findHouseholdProblem({ earlier: 10, wanted: 1 })).toMatch('Haal de stalen uit je winkelwagen')
  })

  const address = { country_code: 'NL', zipcode: '1234 AB', house_number: '12', extension: 'a' }

  test('spellings of one mailbox and one door are one household', () => {
    const same = { country_code: 'NL', zipcode: '1234ab', house_number: ' 12', extension: 'A.' }
    expect(toHouseholdKeys('J.an+staal@gmail.com', same)).toEqual(
      toHouseholdKeys('jan@googlemail.com', address),
    )
  })

  test('neighbours are another household', () => {
    const [, door] = toHouseholdKeys('jan@voorbeeld.example', address)
    expect(toHouseholdKeys('jan@voorbeeld.example', { ...address, extension: 'b' })[1]).not.toBe(door)
    // The parts do not run into each other: 1 with extension 2a is not 12 with extension a.
    const other = { ...address, house_number: '1', extension: '2a' }
    expect(toHouseholdKeys('jan@voorbeeld.example', other)[1]).not.toBe(door)
  })
})
