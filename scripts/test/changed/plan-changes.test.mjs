import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../../lib/paths.mjs'
import { journeysByWord } from './choose-journeys.mjs'
import { chooseChangedParts } from './choose-parts.mjs'
import { planChanges } from './plan-changes.mjs'

/** @param {...string} files which all exist */
const plan = (...files) => planChanges(files, () => true)
const always = [
  ...[
    'accessibility',
    'back-forward-cache',
    'budgets',
    'picture-budgets',
    'forced-colors',
    'layouts',
    'main-journey',
  ],
  'reflow',
]

test('documents, the studio and measurements touch neither the api nor a page', () => {
  const files = ['README.md', 'docs/decisions/0001.md', 'studio/jobs/a.mjs', 'bench/search/run.ts']
  expect(plan(...files)).toEqual({ api: 'none', journeys: 'none' })
})

test('a page touches the journeys of its feature, and those that look at all pages', () => {
  const { api, journeys } = plan('apps/shop/app/features/wizard/wizard-page.tsx')
  expect({ api, journeys }).toEqual({ api: 'none', journeys: ['category', 'wizard', ...always].sort() })
})

test('a use case touches the tests that import it, and the journeys of its feature', () => {
  const file = 'apps/api/src/features/review/moderate/moderate-review.ts'
  expect(plan(file)).toEqual({
    api: [file],
    journeys: [
      ...['answered-mails', 'discreet-logs', 'product'],
      ...['reviews', 'review-votes', 'review-pictures', 'review-summary', ...always],
    ].sort(),
  })
})

test('a rule and a word of the contract touch both sides', () => {
  for (const file of ['packages/domain/wizard/answers.ts', 'packages/contract/wizard/endpoints.ts'])
    expect(plan(file)).toEqual({ api: [file], journeys: plan('apps/shop/app/features/wizard/a.ts').journeys })
})

test('a test alone touches itself, and no journey', () => {
  const file = 'apps/api/src/features/review/moderate/moderate-review.test.ts'
  expect(plan(file)).toEqual({ api: [file], journeys: 'none' })
  expect(plan('apps/shop/app/features/cart/cart.test.ts')).toEqual({ api: 'none', journeys: 'none' })
})

test('a journey touches itself alone', () => {
  expect(plan('e2e/journeys/wizard.spec.ts')).toEqual({ api: 'none', journeys: ['wizard'] })
  const inRoom = 'e2e/journeys/configurator/turn-bed.spec.ts'
  expect(plan(inRoom)).toEqual({ api: 'none', journeys: ['turn-bed'] })
})

test.each([
  ['apps/shop/app/ui/button.tsx', 'none', 'all'],
  ['apps/shop/app/root.tsx', 'none', 'all'],
  ['apps/shop/app/features/a-new-one/page.tsx', 'none', 'all'],
  ['apps/shop/server/main.ts', 'none', 'all'],
  ['e2e/support/shopper.ts', 'none', 'all'],
  ['e2e/playwright.config.ts', 'none', 'all'],
  ['apps/api/src/platform/http/server.ts', ['apps/api/src/platform/http/server.ts'], 'all'],
  ['apps/api/migrations/0001_a.sql', 'all', 'all'],
  ['apps/api/package.json', 'all', 'all'],
  ['package-lock.json', 'all', 'all'],
  ['scripts/lib/services.mjs', 'all', 'all'],
  ['scripts/testing/patience.mjs', 'all', 'none'],
  ['demo/content/texts/over.md', 'all', 'all'],
  ['something-new', 'all', 'all'],
])('%s: what cannot be told from it is taken for all', (file, api, journeys) => {
  expect(plan(file)).toEqual({ api, journeys })
})

test('nobody knows which files imported one that is gone', () => {
  const file = 'apps/api/src/features/review/gone.ts'
  expect(planChanges([file], () => false).api).toBe('all')
})

test('every word is a folder that is there, every name a journey, and each journey has a word or is always walked', () => {
  const folders = ['apps/shop/app/features', 'apps/api/src/features', 'packages/domain', 'packages/contract']
  const words = new Set(folders.flatMap((folder) => readdirSync(inRoot(folder))))
  expect(Object.keys(journeysByWord).filter((word) => !words.has(word))).toEqual([])
  const files = readdirSync(inRoot('e2e', 'journeys'), { recursive: true, encoding: 'utf8' })
  const specs = files.filter((file) => file.endsWith('.spec.ts'))
  const names = new Set(specs.map((file) => basename(file).split('.')[0]))
  const named = [...new Set(Object.values(journeysByWord).flat()), ...always]
  expect(named.filter((name) => !names.has(name))).toEqual([])
  expect([...names].filter((name) => !named.includes(name ?? ''))).toEqual([])
})

test('the quick parts always run, the long ones where they are touched', () => {
  const parts = /** @type {const} */ (['lint', 'types', 'unit', 'api', 'journeys'])
  const choose = (/** @type {string[]} */ ...files) => chooseChangedParts(parts, { since: 'abc', files })
  expect(choose('README.md')).toEqual({
    chosen: ['lint', 'types', 'unit'],
    narrowed: {},
    note: '1 changed since abc; api tests: none; journeys: none',
  })
  expect(choose('package-lock.json')).toMatchObject({ chosen: parts, narrowed: {} })
  expect(choose('e2e/journeys/wizard.spec.ts')).toMatchObject({
    chosen: ['lint', 'types', 'unit', 'journeys'],
    narrowed: { journeys: ['wizard'] },
  })
})
