import { describe, expect, test } from 'vitest'
import { learnInSteps, learnKinds } from './learn-kinds.ts'

const kinds = [
  { name: 'cost', messages: ['wat kost bezorgen', 'verzendkosten', 'hoeveel betaal ik voor de bezorging'] },
  { name: 'belgium', messages: ['bezorgen jullie in belgie', 'verzenden naar belgie', 'leveren in belgie'] },
  { name: 'return', messages: ['hoe stuur ik iets terug', 'mag dit retour', 'ik wil het terugsturen'] },
]
const { rank, has, weigh } = learnKinds(kinds)

describe('[CH-01] kinds of messages are learnt by counting', () => {
  test('words that were never seen together still tell the kind', () => {
    expect(rank('kosten van de bezorging').fits[0]?.name).toBe('cost')
    expect(rank('terug naar jullie').fits[0]?.name).toBe('return')
  })

  test('runs of letters survive a misspelling', () => {
    expect(rank('verzendkostn').fits[0]?.name).toBe('cost')
  })

  test('a kind whose messages all have a word is further off for a message that lacks it', () => {
    const withoutIt = rank('wat kost verzenden').fits
    expect(withoutIt[0]?.name).toBe('cost')
    expect(rank('wat kost verzenden naar belgie').fits[0]?.name).toBe('belgium')
  })

  test('a feature is known of its kind, and weighs the more the fewer kinds have it', () => {
    expect(has('return', '=retour')).toBe(true)
    expect(has('cost', '=retour')).toBe(false)
    expect(weigh('=retour')).toBeGreaterThan(weigh('=bezorg'))
    expect(weigh('=olifant')).toBeGreaterThan(weigh('=retour'))
  })

  test('a message with nothing that is known weighs nothing', () => {
    expect(rank('zzz').weight).toBe(0)
    expect(rank('').weight).toBe(0)
  })

  test('the same messages teach the same', () => {
    expect(learnKinds(kinds).rank('mag het terug')).toEqual(rank('mag het terug'))
  })

  test('learning pauses three times for each kind', () => {
    expect([...learnInSteps(kinds)]).toHaveLength(3 * kinds.length)
  })
})
