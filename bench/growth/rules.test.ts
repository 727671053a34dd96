import { describe, expect, test } from 'vitest'
import { findTextFunctions } from './exported-functions.ts'
import { findRunaway } from './growth.ts'
import { hostileTexts } from './hostile-texts.ts'
import { valuesOfTypes } from './values-of-types.ts'

const folder = new URL('../../packages/domain/', import.meta.url).pathname
const { isText, valueFor } = valuesOfTypes(folder)
const functions = await findTextFunctions(folder, isText)

describe('the time of a rule grows no faster than its text', () => {
  test.each(functions)('$name', { timeout: 120_000 }, ({ types, call }) => {
    const runaways = hostileTexts.flatMap(({ name, ofLength }) => {
      const runaway = findRunaway((length) => call(...types.map((type) => valueFor(type, ofLength(length)))))
      return runaway ? [{ text: name, ...runaway }] : []
    })
    expect(runaways).toEqual([])
  })

  test('rules are found wherever they are, by any name', () => {
    const names = functions.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'service/web-address.ts: hasWebAddress',
        'delivery/notes.ts: tidyNote',
        'review/hold-reasons.ts: listHoldReasons',
        'customer/email.ts: isEmailAddress',
      ]),
    )
  })
})

test('a rule that grows with the square of its text is found, a linear one is not', () => {
  const squared = (length: number) => void /a+b/.test('a'.repeat(length))
  const inStep = (length: number) => void Array.from({ length: 20 }, () => 'a'.repeat(length).split(''))
  expect(findRunaway(squared)?.growth).toBeGreaterThan(6)
  expect(findRunaway(inStep)).toBeUndefined()
})
