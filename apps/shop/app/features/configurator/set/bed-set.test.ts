import { describe, expect, test } from 'vitest'
import { areSameChoices, countSteps, readChoices, toBedLink } from './bed-address.ts'
import { calculateBedTotal, findFormerCents } from './bed-total.ts'
import { aBedSet, aConfiguratorAnswer, aStepAnswer } from './configurator.builders.ts'
import { describeNext, findOpenStep, findStepNotice } from './moves.ts'

const whole = { breedte: '160', hoofdbord: 'vlak', poten: 'rond', lampen: '0' }

describe('a set', () => {
  test('[CF-08] drops steps without options and keeps their order', () => {
    const { steps } = aConfiguratorAnswer()
    const empty = { ...aStepAnswer('Leeg', { niets: [] }), order: 1 }
    const set = aBedSet({
      steps: [...steps.map((step) => ({ ...step, order: step.order * 2 })), empty].reverse(),
    })
    expect(set.steps.map(({ title }) => title)).toEqual(['Maat', 'Hoofdbord', 'Poten en extra’s'])
    expect(countSteps(set)).toBe(4)
  })

  test('[CF-10] costs its base price and the extras of the chosen options', () => {
    expect(calculateBedTotal(aBedSet(), {}).totalCents).toBe(100_000)
    expect(calculateBedTotal(aBedSet(), { ...whole, breedte: '180', lampen: 'lampen' }).totalCents).toBe(
      121_000,
    )
  })
})

describe('[CF-10] the former price of a bed', () => {
  const reduced = aBedSet({
    priceHistory: {
      base: [
        { price: 120_000, from: '2026-01-01T00:00:00Z', to: '2026-03-01T00:00:00Z' },
        { price: 100_000, from: '2026-03-01T00:00:00Z', to: null },
      ],
      soldFrom: '2026-01-01T00:00:00Z',
      earlier: [],
    },
  })
  const now = new Date('2026-03-02T00:00:00Z')

  test('is that of its base with its own extras', () => {
    expect(findFormerCents(reduced, {}, now)).toBe(120_000)
    expect(findFormerCents(reduced, { ...whole, breedte: '180' }, now)).toBe(129_000)
  })

  test('is none without a reduction, and before 30 days of prices', () => {
    expect(findFormerCents(aBedSet(), whole, now)).toBeUndefined()
    const young = {
      ...reduced,
      prices: {
        ...reduced.prices,
        versions: reduced.prices.versions.map((version) => ({
          ...version,
          soldFrom: new Date('2026-02-20T00:00:00Z'),
        })),
      },
    }
    expect(findFormerCents(young, whole, now)).toBeUndefined()
  })
})

describe('[CF-18] the choices in an address', () => {
  const set = aBedSet()

  test('come back as they were', () => {
    const link = toBedLink(set, 3, whole)
    expect(link).toBe(
      '/configurator/boxsprings/boxspringset-hotel/step-3/?breedte=160&hoofdbord=vlak&poten=rond&lampen=0',
    )
    expect(readChoices(set, new URL(link, 'http://shop.test').searchParams)).toEqual(whole)
  })

  test.each(['breedte=200', 'onbekend=1', 'breedte=', '__proto__=160', 'constructor=160', 'breedte=160%00'])(
    'leave out what does not exist: %s',
    (query) => {
      expect(readChoices(set, new URLSearchParams(query))).toEqual({})
    },
  )

  test('of the same property count by the last, as a form would send them', () => {
    expect(readChoices(set, new URLSearchParams('breedte=160&breedte=180'))).toEqual({ breedte: '180' })
  })

  test('are the same whatever their order', () => {
    expect(areSameChoices({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true)
    expect(areSameChoices({ a: '1' }, { a: '1', b: '2' })).toBe(false)
    expect(areSameChoices({ a: '1' }, { b: '1' })).toBe(false)
  })
})

describe('going on', () => {
  const set = aBedSet()

  test('[CF-06] the button names the next step, or what is still to be chosen', () => {
    expect(describeNext(set, {}, 1)).toBe('Kies Maat')
    expect(describeNext(set, { breedte: '160' }, 1)).toBe('Naar stap 2')
    expect(describeNext(set, { breedte: '160', poten: 'rond' }, 3)).toBe('Kies Lampen')
  })

  test('[CF-06] at the end it asks for all options, and then leads to the cart', () => {
    expect(describeNext(set, { breedte: '160' }, 4)).toBe('Selecteer alle opties')
    expect(describeNext(set, whole, 4)).toBe('In winkelwagen')
  })

  test('[CF-07] too early it says what to choose first', () => {
    expect(findStepNotice(set, {}, 2)).toEqual({ title: 'Selecteer optie', text: 'Kies eerst Hoofdbord' })
    expect(findStepNotice(set, { hoofdbord: 'vlak' }, 2)).toBeUndefined()
    expect(findStepNotice(set, { hoofdbord: 'vlak' }, 4)).toEqual({
      title: 'Order niet compleet',
      text: 'Selecteer eerst alle opties',
    })
    expect(findStepNotice(set, whole, 4)).toBeUndefined()
  })

  test('finds the first step with something open', () => {
    expect(findOpenStep(set, { ...whole, hoofdbord: 'weg' })).toBe(2)
    expect(findOpenStep(set, whole)).toBeUndefined()
  })
})
