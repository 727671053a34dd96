import { getCategoryOverviewEndpoint } from '@sluimer/contract/catalog/endpoints'
import { askWizardEndpoint } from '@sluimer/contract/wizard/endpoints'
import type { Wizard } from '@sluimer/contract/wizard/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { saveFacet } from '../catalog/facet/save-facet.ts'
import { aBeddingShop } from '../search/bedding-shop.builders.ts'
import { saveWizard } from './save-wizard.ts'
import { aCoverWizard } from './wizard.builders.ts'

let app: TestApp
let wizard: Wizard

beforeAll(async () => {
  app = await buildTestApp()
  await aBeddingShop(app.db)
  await saveWizard(app.db, aCoverWizard())
  await app.deps.changes.catchUp()
  wizard = await app.mustCall(askWizardEndpoint, { body: { code: 'overtrek' } })
})
afterAll(() => app.close())

/** Turns answers given by their words into the form of a request: `{ 'Welke maat?': ['Eenpersoons'] }`. */
function given(answers: Record<string, string[] | 0>) {
  return Object.fromEntries(
    Object.entries(answers).map(([words, chosen]) => {
      const question = wizard.questions.find((known) => known.question === words)
      const ids = question?.answers.filter(({ answer }) => chosen !== 0 && chosen.includes(answer))
      return [`qs${question?.id}`, chosen === 0 ? (0 as const) : (ids ?? []).map(({ id }) => id)]
    }),
  )
}
const ask = (answers: Record<string, string[] | 0>) =>
  app.mustCall(askWizardEndpoint, { body: { code: 'overtrek', questions: given(answers) } })

describe('a wizard', () => {
  test('[API-06] answers its questions, a count and the listing of its category', async () => {
    expect(wizard).toMatchObject({ code: 'overtrek', count: 3, result_url: '/beddengoed/dekbedovertrek/' })
    expect(wizard.questions).toMatchObject([
      {
        question: 'Slaap je warm?',
        explanation: null,
        is_skippable: false,
        is_multiselect: false,
        answers: [
          { answer: 'Ja', image: null, description: 'Je gooit je dekbed weg', count: 3 },
          { answer: 'Nee', description: null, count: 2 },
        ],
      },
      { explanation: 'Meet je dekbed op.', is_skippable: true, is_multiselect: true },
      { question: 'Hoe voelt het?' },
    ])
  })

  test('[API-06] opened in another category leads to the listing of that one', async () => {
    const above = await app.mustCall(getCategoryOverviewEndpoint, { query: { path: 'beddengoed' } })
    const body = { code: 'overtrek', category_id: above.category.id }
    expect(await app.mustCall(askWizardEndpoint, { body })).toMatchObject({
      category_id: above.category.id,
      count: 4,
      result_url: '/beddengoed/',
    })
  })

  test('[WZ-03] [EN-02] counts what every further answer leaves, and names its listing', async () => {
    expect(await ask({ 'Slaap je warm?': ['Nee'] })).toMatchObject({
      count: 2,
      result_url: '/beddengoed/dekbedovertrek/katoen/',
      result_filter: { url: '/beddengoed/dekbedovertrek/katoen/', raw_url: null },
    })
    expect(await ask({ 'Slaap je warm?': ['Nee'], 'Welke maat?': ['Tweepersoons'] })).toMatchObject({
      count: 1,
      result_url: '/beddengoed/dekbedovertrek/katoen/240x220/',
    })
  })

  test('[WZ-03] [EN-02] ends on an ordinary listing with exactly that many products, also beyond three filters', async () => {
    const result = await ask({
      'Slaap je warm?': ['Ja'],
      'Welke maat?': ['Tweepersoons', 'Eenpersoons'],
      'Hoe voelt het?': 0,
    })
    expect(result.result_url).toBe('/beddengoed/dekbedovertrek/katoen/linnen/140x220/?tn_fk_maat=240x220')
    expect(result.result_filter).toEqual({ url: result.result_url, raw_url: 'tn_fk_maat=240x220' })
    const [path = '', querystring = ''] = result.result_url.slice(1).split('?')
    const listing = await app.mustCall(getCategoryOverviewEndpoint, {
      query: { path: path.replace(/\/$/, ''), querystring },
    })
    expect(listing.pagination.total).toBe(result.count)
  })

  test('[WZ-04] takes 0 for a question that may be skipped', async () => {
    expect(await ask({ 'Welke maat?': 0 })).toMatchObject({ count: 3 })
  })

  test('counts for each answer what it would leave beside the answers to other questions', async () => {
    const { questions } = await ask({ 'Welke maat?': ['Eenpersoons'], 'Slaap je warm?': ['Ja'] })
    expect(questions.map(({ answers }) => answers.map(({ count }) => count))).toEqual([
      [1, 1],
      [1, 2],
      [0, 1],
    ])
  })

  test('[WZ-03] an answer may ask something else beside an answer to another question', async () => {
    const questions = [
      { question: 'Hoe groot ben je?', answers: [{ answer: 'Klein' }, { answer: 'Groot' }] },
      {
        question: 'Hoe warm slaap je?',
        answers: [
          {
            answer: 'Warm',
            filterValues: ['linnen'],
            beside: [{ answer: 'Groot', filterValues: ['katoen'] }],
          },
          { answer: 'Koud', filterValues: ['katoen'] },
        ],
      },
    ]
    await saveWizard(app.db, aCoverWizard({ code: 'samen', questions }))
    const { questions: asked } = await app.mustCall(askWizardEndpoint, { body: { code: 'samen' } })
    const [size, warmth] = asked
    const askResult = async (sizeAt: number, warmthAt: number) => {
      const given = {
        [`qs${size?.id}`]: [size?.answers[sizeAt]?.id ?? ''],
        [`qs${warmth?.id}`]: [warmth?.answers[warmthAt]?.id ?? ''],
      }
      return (await app.mustCall(askWizardEndpoint, { body: { code: 'samen', questions: given } })).result_url
    }
    const [small, large] = [0, 1]
    const [warm, cold] = [0, 1]
    expect(await askResult(small, warm)).toBe('/beddengoed/dekbedovertrek/linnen/')
    expect(await askResult(large, warm)).toBe('/beddengoed/dekbedovertrek/katoen/')
    expect(await askResult(large, cold)).toBe('/beddengoed/dekbedovertrek/katoen/')
  })

  test('drops a filter value that staff removed', async () => {
    await saveFacet(app.db, {
      key: 'maat',
      title: 'Maat',
      position: 1,
      values: [{ slug: '140x220', title: '140 x 220' }],
    })
    await app.deps.changes.catchUp()
    expect(await ask({ 'Welke maat?': ['Tweepersoons'] })).toMatchObject({
      count: 3,
      result_url: '/beddengoed/dekbedovertrek/',
    })
  })
})

describe('bad input', () => {
  const firstId = () => wizard.questions[0]?.id ?? ''

  test('[API-06] a code that does not exist is not found', async () => {
    const answer = await app.call(askWizardEndpoint, { body: { code: 'onbekend' } })
    expect(answer).toMatchObject({ status: 404, error: { fields: [{ path: 'body.code' }] } })
  })

  test.each([
    ['a question of no wizard', () => ({ qs999999: ['1'] }), 'body.questions.qs999999'],
    ['an answer to another question', () => ({ [`qs${firstId()}`]: ['999999'] }), /^body\.questions\.qs\d+$/],
    [
      '[WZ-04] a required question skipped',
      () => ({ [`qs${firstId()}`]: 0 as const }),
      /^body\.questions\.qs\d+$/,
    ],
    [
      '[WZ-04] two answers where one fits',
      () => ({ [`qs${firstId()}`]: wizard.questions[0]?.answers.map(({ id }) => id) ?? [] }),
      /^body\.questions\.qs\d+$/,
    ],
    ['another name than a question has', () => ({ vraag: ['1'] }), /^body\.questions/],
  ])('[API-06] %s is refused by its name', async (_, questions, path) => {
    const answer = await app.call(askWizardEndpoint, { body: { code: 'overtrek', questions: questions() } })
    expect(answer).toMatchObject({ status: 400, error: { fields: [{ path: expect.stringMatching(path) }] } })
  })

  test('[API-06] a category that does not exist is refused by its name', async () => {
    const answer = await app.call(askWizardEndpoint, { body: { code: 'overtrek', category_id: '999999' } })
    expect(answer).toMatchObject({ status: 400, error: { fields: [{ path: 'body.category_id' }] } })
  })
})
