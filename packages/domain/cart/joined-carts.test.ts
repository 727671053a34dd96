import { expect, test } from 'vitest'
import { describeJoin } from './joined-carts.ts'

const at = '2026-11-23T12:00:00.000Z'
const now = new Date('2026-11-23T12:05:00Z')

test.each([
  [{ added: 1, raised: 0, short: 0 }, 'Uit je eerdere winkelwagen hebben we 1 artikel toegevoegd.'],
  [
    { added: 2, raised: 1, short: 0 },
    'Uit je eerdere winkelwagen hebben we 2 artikelen toegevoegd en van 1 artikel het aantal verhoogd.',
  ],
  [
    { added: 0, raised: 3, short: 1 },
    'Uit je eerdere winkelwagen hebben we van 3 artikelen het aantal verhoogd; bij 1 artikel lukte dat niet of niet helemaal.',
  ],
  [
    { added: 0, raised: 0, short: 2 },
    'Uit je eerdere winkelwagen konden we 2 artikelen niet of niet helemaal toevoegen.',
  ],
  [{ added: 0, raised: 0, short: 0 }, undefined],
])('[CA-08] describes in one sentence what came in: %o', (joined, sentence) => {
  expect(describeJoin({ ...joined, at }, now)).toBe(sentence)
})

test('[CA-08] is shown for an hour', () => {
  const joined = { added: 1, raised: 0, short: 0, at }
  expect(describeJoin(joined, new Date('2026-11-23T12:59:59Z'))).toBeDefined()
  expect(describeJoin(joined, new Date('2026-11-23T13:00:00Z'))).toBeUndefined()
})
