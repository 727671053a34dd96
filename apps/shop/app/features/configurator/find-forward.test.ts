import { describe, expect, test } from 'vitest'
import { findForward } from './find-forward.ts'
import { aBedSet } from './set/configurator.builders.ts'

const set = aBedSet()
const base = '/configurator/boxsprings/boxspringset-hotel'
const forward = (stepText: string, query = '', ownSize = {}) =>
  findForward(set, { stepText, query: new URLSearchParams(query), ownSize })?.headers.get('location') ??
  undefined

describe('[RT-09] [CF-08] a step in an address', () => {
  test('of the set is shown', () => {
    expect(forward('step-1')).toBeUndefined()
    expect(forward('step-4', 'breedte=160&utm_source=mail')).toBeUndefined()
  })

  test.each(['step-5', 'step-0', 'step-', 'checkout', 'step-999999999999'])(
    'above the count wraps: %s',
    (step) => {
      expect(forward(step, 'breedte=160')).toBe(`${base}/step-1/?breedte=160`)
    },
  )

  test('of older addresses leads to the checkout', () => {
    expect(forward('checkout-personaldetails')).toBe('/checkout/address-details/')
  })

  test('is reduced to its digits', () => {
    expect(forward('2', 'breedte=160')).toBe(`${base}/step-2/?breedte=160`)
    expect(forward('step-02')).toBe(`${base}/step-2/`)
  })
})

describe('a form without scripts', () => {
  test('leads on when its step has its choices', () => {
    expect(forward('step-2', 'van-stap=1&breedte=160')).toBe(`${base}/step-2/?breedte=160`)
  })

  test('[CF-07] leads back when it was left too early', () => {
    expect(forward('step-2', 'van-stap=1')).toBe(`${base}/step-1/?let-op=1`)
    expect(forward('step-4', 'van-stap=3&poten=rond')).toBe(`${base}/step-3/?poten=rond&let-op=3`)
  })

  test('may go back without a choice', () => {
    expect(forward('step-1', 'van-stap=2&breedte=160')).toBe(`${base}/step-1/?breedte=160`)
  })

  test('of the advice leads to the bed that it fills in', () => {
    expect(forward('step-1', 'advies-0=0')).toBe(
      `${base}/step-4/?breedte=160&hoofdbord=vlak&poten=rond&lampen=0`,
    )
    expect(forward('step-1', 'advies-0=7')).toBeUndefined()
  })

  test('of the advice says what was chosen before', () => {
    expect(forward('step-1', 'breedte=180&advies-0=0')).toBe(
      `${base}/step-4/?breedte=160&hoofdbord=vlak&poten=rond&lampen=0&was-breedte=180&was-hoofdbord=&was-poten=&was-lampen=`,
    )
  })
})

describe('[CF-18] the size of the visitor’s own bed', () => {
  const ownSize = { breedte: '180' }

  test('is chosen where nothing is, beside what else the address says', () => {
    expect(forward('step-1', '', ownSize)).toBe(`${base}/step-1/?breedte=180`)
    expect(forward('step-1', 'utm_source=mail', ownSize)).toBe(`${base}/step-1/?breedte=180&utm_source=mail`)
  })

  test('changes no bed that an address names, and no answer of the advice', () => {
    expect(forward('step-1', 'breedte=160', ownSize)).toBeUndefined()
    expect(forward('step-2', 'poten=rond', ownSize)).toBeUndefined()
    expect(forward('step-1', 'advies-0=7', ownSize)).toBeUndefined()
  })
})
