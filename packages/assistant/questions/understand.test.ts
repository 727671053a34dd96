import { expect, test } from 'vitest'
import { getLearntModel } from '../intent/learnt-model.ts'
import { understand } from './understand.ts'

const model = getLearntModel()

test.each(['die heb ik nodig voor mijn werkgever', 'dat moet van mijn baas'])(
  '[CH-01] %s asks for no advice on the law without a word of it',
  (message) => {
    expect(understand(model, message)[0]?.intent).not.toBe('legal')
  },
)

test('[CH-01] a word of the law asks for it', () => {
  expect(understand(model, 'wat zijn mijn rechten volgens de wet')[0]?.intent).toBe('legal')
})

test('[CH-01] all shares add up to 1', () => {
  const sum = understand(model, 'die heb ik nodig voor mijn werkgever').reduce(
    (total, { share }) => total + share,
    0,
  )
  expect(sum).toBeCloseTo(1)
})
