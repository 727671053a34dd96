import { expect, test } from 'vitest'
import { answerOrderNumber, takeOrderNumber } from './answer-order-number.ts'

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

test.each(['Bestelling KJD4417203, mijn naam is Els', 'kjd4417203, Bart, is die al weg?'])(
  '[CH-05] “%s” is asked to fill in the form, and is not said back',
  (message) => {
    const draft = answerOrderNumber(message, undefined)
    expect(draft).toMatchObject({ asksOrder: true })
    expect(draft?.content).toMatch(/^Dank je/u)
    expect(draft?.content).not.toContain('4417203')
  },
)

test('[CH-05] a number of another form is told which form ours have, and is not said back', () => {
  const draft = answerOrderNumber('mijn bestelnummer is AB-991, klopt dat', undefined)
  expect(draft?.content).toContain('begint met KJD')
  expect(draft?.content).not.toContain('991')
})

test.each([
  'KJD4417203 wil ik terugsturen',
  'de lamp van KJD4417203 is kapot',
  'klopt het dat ik geen bestelnummer heb',
])('[CH-05] “%s” asks for more than the form', (message) => {
  expect(answerOrderNumber(message, undefined)).toBeUndefined()
})
