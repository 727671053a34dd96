import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildWizardLink, readWizardQuery, toWizardBody } from './wizard-address.ts'

const read = (query: string) => readWizardQuery(new URLSearchParams(query))

describe("a wizard's address", () => {
  test('[WZ-03] carries answers, step and category', () => {
    const place = { answers: { 3: ['31'], 5: ['51', '52'], 6: 0 as const }, step: 2, categoryId: '14' }
    const link = buildWizardLink('matras', place)
    expect(link).toBe('/keuzehulp/matras/?categorie=14&qs3=31&qs5=51&qs5=52&qs6=0&stap=3')
    expect(read(link.split('?')[1] ?? '')).toEqual(place)
  })

  test('[WZ-04] a question that was skipped is 0, whatever else was sent for it', () => {
    expect(read('qs3=31&qs3=0').answers).toEqual({ 3: 0 })
  })

  test('begins at the first question', () => {
    for (const query of ['', 'stap=0', 'stap=-2', 'stap=twee', 'stap=1e9', 'qs=4&qsx=3&categorie=kerst'])
      expect(read(query)).toEqual({ answers: {}, step: 0, categoryId: undefined })
  })

  test('is read in any shape without failing, and what is read can be written and read again', () => {
    const parts = fc.oneof(
      fc.string(),
      fc.constantFrom('qs1', 'qs1=0', 'qs2=3', 'stap=2', 'categorie=9', '&', '='),
    )
    fc.assert(
      fc.property(fc.array(parts), (texts) => {
        const place = read(texts.join('&'))
        const answers = Object.fromEntries(
          Object.entries(place.answers).filter(([, given]) => given === 0 || given.length > 0),
        )
        expect(read(buildWizardLink('matras', place).split('?')[1] ?? '')).toEqual({ ...place, answers })
      }),
    )
  })
})

test('[API-06] the call names its questions qs{id}, and its category when there is one', () => {
  expect(toWizardBody('matras', { answers: { 3: ['31'], 6: 0 }, categoryId: '14' })).toEqual({
    code: 'matras',
    category_id: '14',
    questions: { qs3: ['31'], qs6: 0 },
  })
  expect(toWizardBody('matras', { answers: {}, categoryId: undefined })).toEqual({
    code: 'matras',
    questions: {},
  })
})
