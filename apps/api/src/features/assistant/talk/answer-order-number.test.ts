import { expect, test } from 'vitest'
import { takeOrderNumber } from './answer-order-number.ts'

const about = (topic: 'order_change' | 'delivery_time') => ({ wish: { text: '' }, productIds: [], topic })

test.each(['4417203', 'KJD4417203', 'nr is 4417203', 'mijn bestelnummer: kjd 4417203.'])(
  '[CH-05] “%s” opens the form, and is not said back',
  (message) => {
    const draft = takeOrderNumber(message, about('delivery_time'))
    expect(draft).toMatchObject({ asksOrder: true, needsPerson: false })
    expect(draft?.content).toMatch(/^Vul het hier in, met ook je voornaam/u)
  },
)

test('[CH-05] a number for an order that shall be changed goes to a person as well', () => {
  const draft = takeOrderNumber('4417203', about('order_change'))
  expect(draft).toMatchObject({ asksOrder: true, needsPerson: true })
})

test.each(['140200', '90x200', '0612345678', 'kan ik 4417203 nog wijzigen', '12345678'])(
  '[CH-05] “%s” is no number alone',
  (message) => {
    expect(takeOrderNumber(message, undefined)).toBeUndefined()
  },
)
