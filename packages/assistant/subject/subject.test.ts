import { expect, test } from 'vitest'
import { readSubject, rememberSaid, wasSaid, writeSubject } from './subject.ts'

test('a subject comes back as it was written, with what the last answer was about', () => {
  const subject = {
    wish: { text: 'plaid groen', price: { max: 50 } },
    productIds: [3, 1],
    topic: 'delivery_cost',
  } as const
  expect(readSubject(writeSubject(subject))).toEqual(subject)
})

test.each([
  null,
  '',
  '[]',
  'null',
  '{"text":"plaid"}',
  '{"text":"plaid","ids":["1"]}',
  '{"text":"plaid","ids":[-1]}',
  JSON.stringify({ text: 'x'.repeat(900), ids: [] }),
])('%s is none', (written) => {
  expect(readSubject(written)).toBeUndefined()
})

test('a topic that nobody knows is left out', () => {
  expect(readSubject('{"text":"","ids":[],"topic":"free_money"}')).toEqual({
    wish: { text: '' },
    productIds: [],
  })
})

test('[CH-01] what costs less stays wanted, and nothing else may stand there', () => {
  const subject = { wish: { text: 'plaid', reduced: true as const }, productIds: [] }
  expect(readSubject(writeSubject(subject))).toEqual(subject)
  expect(readSubject('{"text":"plaid","ids":[],"reduced":"x"}')?.wish).toEqual({ text: 'plaid' })
})

test('[CH-01] what goes with goods is kept, and nothing but words may stand there', () => {
  const subject = { wish: { text: 'tafellamp' }, productIds: [3], beside: 'nachtkastje' }
  expect(readSubject(writeSubject(subject))).toEqual(subject)
  expect(readSubject('{"text":"lamp","ids":[],"beside":7}')).not.toHaveProperty('beside')
})

test('[CH-01] the last three answers are known again, and a subject keeps what it was about', () => {
  const subject = { wish: { text: 'plaid' }, productIds: [3] }
  const written = ['een', 'twee', 'drie', 'vier'].reduce<string | null>(
    (before, answer) => rememberSaid(writeSubject(subject), before, answer),
    null,
  )
  expect(['een', 'twee', 'drie', 'vier'].map((answer) => wasSaid(written, answer))).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect(readSubject(written)).toEqual(subject)
  // Of a talk without a subject only the answers are known.
  expect(readSubject(rememberSaid(null, null, 'een'))).toBeUndefined()
  expect(wasSaid('{"said":"x"}', 'een')).toBe(false)
})

test('how many pieces were summed up comes back, and no number that nobody orders', () => {
  const subject = { wish: { text: 'dekbed' }, productIds: [4], pieces: 3 } as const
  expect(readSubject(writeSubject(subject))).toEqual(subject)
  expect(readSubject('{"text":"dekbed","ids":[4],"pieces":5000}')).toEqual({
    wish: { text: 'dekbed' },
    productIds: [4],
  })
})
