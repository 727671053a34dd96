import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { change } from '../../platform/change-feed/tables.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { aBeddingShop } from '../search/bedding-shop.builders.ts'
import { saveWizard } from './save-wizard.ts'
import { aCoverWizard } from './wizard.builders.ts'
import { findWizard } from './wizard.queries.ts'

const testDatabase = await createTestDatabase()
const { db, close } = openDatabase({ url: testDatabase.url })
beforeAll(() => aBeddingShop(db))
afterAll(async () => {
  await close()
  await testDatabase.drop()
})

const saved = async (code = 'overtrek') => {
  const wizard = await findWizard(db, code)
  if (wizard === undefined) throw new Error(`there is no wizard ${code}`)
  return wizard
}

describe('a wizard', () => {
  test('is read as it was saved, and tells the change feed', async () => {
    await saveWizard(db, aCoverWizard())
    const { questions, ...wizard } = await saved()
    expect(wizard).toMatchObject({
      title: 'Welk overtrek past bij je?',
      categoryPath: 'beddengoed/dekbedovertrek',
    })
    expect(questions.map(({ question, answers }) => [question, answers.map(({ answer }) => answer)])).toEqual(
      [
        ['Slaap je warm?', ['Ja', 'Nee']],
        ['Welke maat?', ['Eenpersoons', 'Tweepersoons']],
        ['Hoe voelt het?', ['Ruw', 'Glad']],
      ],
    )
    const tags = (await db.select({ tags: change.tags }).from(change)).flatMap((row) => row.tags)
    expect(tags).toContain('wizard:overtrek')
  })

  test('that is changed keeps the ids of what stands at the same place, and loses what is left out', async () => {
    const before = await saved()
    const [first] = aCoverWizard().questions
    if (first === undefined) throw new Error('the builder makes questions')
    const renamed = { ...first, question: 'Heb je het warm?', answers: first.answers.toReversed() }
    await saveWizard(db, aCoverWizard({ questions: [renamed] }))
    const after = await saved()
    expect(after.questions).toHaveLength(1)
    expect(after.questions[0]).toMatchObject({ id: before.questions[0]?.id, question: 'Heb je het warm?' })
    expect(after.questions[0]?.answers.map(({ id, answer }) => [id, answer])).toEqual([
      [before.questions[0]?.answers[0]?.id, 'Nee'],
      [before.questions[0]?.answers[1]?.id, 'Ja'],
    ])
  })

  test.each([
    ['a category', { categoryPath: 'bestaat-niet' }, 'there is no category bestaat-niet'],
    [
      'a filter value beside another answer',
      {
        questions: [
          { question: '?', answers: [{ answer: 'a' }, { answer: 'b' }] },
          {
            question: '!',
            answers: [{ answer: 'c', beside: [{ answer: 'a', filterValues: ['goud'] }] }, { answer: 'd' }],
          },
        ],
      },
      'there are no filter values goud',
    ],
    [
      'an answer of another question',
      {
        questions: [
          {
            question: '?',
            answers: [{ answer: 'a', beside: [{ answer: 'b', filterValues: [] }] }, { answer: 'b' }],
          },
        ],
      },
      'no other question has the answer b',
    ],
    [
      'a filter value',
      { questions: [{ question: '?', answers: [{ answer: 'a', filterValues: ['goud'] }, { answer: 'b' }] }] },
      'there are no filter values goud',
    ],
  ])('that names %s that does not exist is refused, and nothing of it stays', async (_, special, message) => {
    await expect(saveWizard(db, aCoverWizard({ code: 'fout', ...special }))).rejects.toThrow(message)
    expect(await findWizard(db, 'fout')).toBeUndefined()
  })

  test('needs at least two answers to choose from', async () => {
    const questions = [{ question: '?', answers: [{ answer: 'alleen dit' }] }]
    await expect(saveWizard(db, aCoverWizard({ questions }))).rejects.toThrow()
  })

  test('saved by two at once is one of the two, whole', async () => {
    const [one, other] = ['Eerste', 'Tweede'].map((title) =>
      aCoverWizard({
        code: 'samen',
        title,
        questions: aCoverWizard().questions.slice(title === 'Eerste' ? 1 : 2),
      }),
    )
    await Promise.all([one, other].map((input) => saveWizard(db, input ?? aCoverWizard())))
    const wizard = await saved('samen')
    expect(wizard.questions).toHaveLength(wizard.title === 'Eerste' ? 2 : 1)
  })
})
