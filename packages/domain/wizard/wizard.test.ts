import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giveAnswer, listChosen, type QuestionRules, skipQuestion, type WizardAnswers } from './answers.ts'
import { findAnswerProblems } from './check-answers.ts'
import { toWizardFilters, type WizardFilters } from './filters.ts'
import { canGoOn, findReachableStep, isQuickWizard } from './progress.ts'

interface Question extends QuestionRules {
  answers: { id: string; filters: WizardFilters }[]
}

function aQuestion(id: string, special: Partial<Question> = {}): Question {
  return { id, isSkippable: false, isMultiselect: false, answers: [], ...special }
}

const position = aQuestion('1', {
  answers: [
    { id: 'zij', filters: { hardheid: ['zacht', 'medium'] } },
    { id: 'rug', filters: { hardheid: ['medium', 'stevig'] } },
  ],
})
const weight = aQuestion('2', {
  isSkippable: true,
  answers: [
    { id: 'licht', filters: { hardheid: ['zacht'] } },
    { id: 'zwaar', filters: { hardheid: ['medium', 'stevig'] } },
  ],
})
const size = aQuestion('3', {
  isSkippable: true,
  isMultiselect: true,
  answers: [
    { id: 'een', filters: { maat: ['90x200'] } },
    { id: 'twee', filters: { maat: ['180x200'] } },
    { id: 'anders', filters: {} },
  ],
})
const questions = [position, weight, size]

describe('giving answers', () => {
  test('[WZ-03] answers to several questions add up', () => {
    const answers = giveAnswer(giveAnswer({}, position, 'zij'), weight, 'zwaar')
    expect(answers).toEqual({ 1: ['zij'], 2: ['zwaar'] })
  })

  test('[WZ-04] where one may be chosen, another answer replaces it', () => {
    expect(giveAnswer({ 1: ['zij'] }, position, 'rug')).toEqual({ 1: ['rug'] })
    expect(giveAnswer({ 1: ['zij'] }, position, 'zij')).toEqual({ 1: ['zij'] })
  })

  test('[WZ-04] where several may be chosen, an answer is turned on and off', () => {
    const both = giveAnswer(giveAnswer({}, size, 'een'), size, 'twee')
    expect(both).toEqual({ 3: ['een', 'twee'] })
    expect(giveAnswer(both, size, 'een')).toEqual({ 3: ['twee'] })
    expect(giveAnswer({ 3: ['twee'] }, size, 'twee')).toEqual({})
  })

  test('[WZ-04] skipping is 0, takes back what was chosen, and is for skippable questions only', () => {
    const skipped = skipQuestion({ 2: ['licht'] }, weight)
    expect(skipped).toEqual({ 2: 0 })
    expect(listChosen(skipped, '2')).toEqual([])
    expect(giveAnswer({ 3: 0 }, size, 'een')).toEqual({ 3: ['een'] })
    expect(() => skipQuestion({}, position)).toThrow('cannot be skipped')
  })
})

describe('going on', () => {
  test.each([
    ['nothing is chosen', position, {}, false, false],
    ['something is chosen', position, { 1: ['zij'] }, false, true],
    ['it is skippable', weight, {}, false, true],
    ['it is the last one', position, {}, true, true],
  ])('[WZ-05] when %s', (_, question, answers: WizardAnswers, isLast, expected) => {
    expect(canGoOn(question, answers, isLast)).toBe(expected)
  })

  test('[WZ-05] a step cannot be reached past a question that wants an answer', () => {
    expect(findReachableStep(questions, {}, 2)).toBe(0)
    expect(findReachableStep(questions, { 1: ['zij'] }, 2)).toBe(2)
    expect(findReachableStep(questions, { 1: ['zij'] }, 99)).toBe(3)
    expect(findReachableStep(questions, {}, -4)).toBe(0)
    expect(findReachableStep([weight, position], {}, 2)).toBe(2)
  })

  test('[WZ-02] one question with one answer is a quick wizard', () => {
    expect(isQuickWizard([position])).toBe(true)
    expect(isQuickWizard([size])).toBe(false)
    expect(isQuickWizard(questions)).toBe(false)
  })
})

describe('filters', () => {
  test('[WZ-03] questions about the same group narrow each other down', () => {
    expect(toWizardFilters(questions, { 1: ['zij'] })).toEqual({ hardheid: ['zacht', 'medium'] })
    expect(toWizardFilters(questions, { 1: ['zij'], 2: ['zwaar'] })).toEqual({ hardheid: ['medium'] })
  })

  test('answers to one question widen each other', () => {
    expect(toWizardFilters(questions, { 3: ['twee', 'een'] })).toEqual({ maat: ['90x200', '180x200'] })
  })

  test('wishes that agree on nothing all stand', () => {
    expect(toWizardFilters(questions, { 1: ['rug'], 2: ['licht'] })).toEqual({
      hardheid: ['medium', 'stevig', 'zacht'],
    })
  })

  test('a question that is skipped, and an answer without filters, ask for nothing', () => {
    expect(toWizardFilters(questions, { 2: 0, 3: ['anders'] })).toEqual({})
  })
})

describe('answers from outside', () => {
  test.each([
    ['unknown_question', { 9: ['zij'] }],
    ['unknown_answer', { 1: ['licht'] }],
    ['not_skippable', { 1: 0 }],
    ['one_answer_only', { 1: ['zij', 'rug'] }],
  ] as const)('[WZ-04] are refused: %s', (code, answers) => {
    expect(findAnswerProblems(questions, answers)).toEqual([{ questionId: Object.keys(answers)[0], code }])
  })

  test('[WZ-04] are taken when they fit', () => {
    expect(findAnswerProblems(questions, { 1: ['zij'], 2: 0, 3: ['een', 'twee'] })).toEqual([])
  })
})

describe('whatever the order', () => {
  const facets = ['hardheid', 'maat', 'warmte']
  const filters = fc.dictionary(
    fc.constantFrom(...facets),
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }),
  )
  const anyQuestions = fc
    .array(fc.tuple(fc.array(filters, { minLength: 1, maxLength: 5 }), fc.boolean()), {
      minLength: 1,
      maxLength: 5,
    })
    .map((drafts) =>
      drafts.map(([answers, isMultiselect], at) =>
        aQuestion(String(at), {
          isMultiselect,
          answers: answers.map((answer, number) => ({ id: `${at}-${number}`, filters: answer })),
        }),
      ),
    )
  /** Questions, and two orders in which the same answers are given: each answer once, one per single question. */
  const twoOrders = anyQuestions.chain((all) => {
    const given = all.flatMap((question) =>
      (question.isMultiselect ? question.answers : question.answers.slice(0, 1)).map(({ id }) => ({
        question,
        id,
      })),
    )
    return fc.tuple(fc.constant(all), fc.shuffledSubarray(given)).chain(([, some]) =>
      fc.record({
        all: fc.constant(all),
        one: fc.constant(some),
        other: fc.shuffledSubarray(some, { minLength: some.length, maxLength: some.length }),
      }),
    )
  })

  test('[WZ-03] the same answers lead to the same filters, and to none that no answer names', () => {
    fc.assert(
      fc.property(twoOrders, ({ all, one, other }) => {
        const [first, second] = [one, other].map((given) =>
          given.reduce<WizardAnswers>((answers, { question, id }) => giveAnswer(answers, question, id), {}),
        )
        const found = toWizardFilters(all, first ?? {})
        expect(toWizardFilters(all, second ?? {})).toEqual(found)
        expect(findAnswerProblems(all, first ?? {})).toEqual([])
        const named = one.flatMap(({ question, id }) => {
          const answer = question.answers.find((known) => known.id === id)
          return Object.entries(answer?.filters ?? {}).flatMap(([key, values]) =>
            values.map((value) => `${key} ${value}`),
          )
        })
        for (const [key, values] of Object.entries(found)) {
          expect(values.length).toBeGreaterThan(0)
          for (const value of values) expect(named).toContain(`${key} ${value}`)
        }
      }),
    )
  })
})
