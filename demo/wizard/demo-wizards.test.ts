import type { WizardAnswers } from '@sluimer/domain/wizard/answers'
import { toWizardFilters } from '@sluimer/domain/wizard/filters'
import { describe, expect, test } from 'vitest'
import { categories, facets } from '../catalog/catalog-names.ts'
import { readDemoProducts } from '../catalog/demo-products.ts'
import { listMakes } from '../catalog/list-makes.ts'
import type { DemoWizard } from './demo-wizard.ts'
import { demoWizards } from './demo-wizards.ts'

const products = (await readDemoProducts()).flatMap(listMakes)
const wizardOf = (code: string) => {
  const wizard = demoWizards.find((one) => one.code === code)
  if (wizard === undefined) throw new Error(`there is no wizard ${code}`)
  return wizard
}
const mattressWizard = wizardOf('matras')
const pillowWizard = wizardOf('hoofdkussen')
type Product = (typeof products)[number]
const values = new Set(facets.flatMap((facet) => facet.values.map(({ slug }) => slug)))

test('there are three wizards, a quick one, and categories that offer each of them', () => {
  expect(demoWizards.filter(({ questions }) => questions.length > 1)).toHaveLength(3)
  expect(demoWizards.filter(({ questions }) => questions.length === 1)).toHaveLength(1)
  const offered = categories.flatMap(({ path, wizardCode }) => (wizardCode ? [`${path} ${wizardCode}`] : []))
  expect(offered.toSorted()).toEqual(
    demoWizards.map(({ categoryPath, code }) => `${categoryPath} ${code}`).toSorted(),
  )
})

test('name only filter values and answers that exist', () => {
  for (const { questions } of demoWizards)
    for (const { answers } of questions) {
      const words = new Set(
        questions
          .flatMap((other) => (other.answers === answers ? [] : other.answers))
          .map(({ answer }) => answer),
      )
      const named = answers.flatMap(({ filterValues, beside = [] }) => [
        ...filterValues,
        ...beside.flatMap((one) => one.filterValues),
      ])
      expect(named.filter((value) => !values.has(value))).toEqual([])
      expect(answers.flatMap(({ beside = [] }) => beside).filter(({ answer }) => !words.has(answer))).toEqual(
        [],
      )
    }
})

/** Returns the wizard's questions as the shop's rules take them; an answer's words are its id. */
function toRules({ questions }: DemoWizard) {
  const toFilters = (slugs: readonly string[]) =>
    Object.fromEntries(
      facets.flatMap(({ key, values: own }) => {
        const chosen = slugs.filter((slug) => own.some((value) => value.slug === slug))
        return chosen.length > 0 ? [[key, chosen]] : []
      }),
    )
  return questions.map(({ question, answers }) => ({
    id: question,
    answers: answers.map(({ answer, filterValues, beside = [] }) => ({
      id: answer,
      filters: toFilters(filterValues),
      beside: beside.map((one) => ({ answerId: one.answer, filters: toFilters(one.filterValues) })),
    })),
  }))
}

/** Returns the names of the products to which these answers lead. */
function findResult(wizard: DemoWizard, given: WizardAnswers): Product[] {
  const filters = Object.values(toWizardFilters(toRules(wizard), given))
  return products.filter(
    ({ categories: own, facetValues }) =>
      own.includes(wizard.categoryPath) &&
      filters.every((wanted) => wanted.some((value) => facetValues.includes(value))),
  )
}

/** Returns every combination of one answer to each question, or none where that is allowed. */
function listCombinations(questions: DemoWizard['questions']): WizardAnswers[] {
  const [first, ...rest] = questions
  if (first === undefined) return [{}]
  const own: WizardAnswers[] = first.answers.map(({ answer }) => ({ [first.question]: [answer] }))
  if (first.isSkippable) own.push({})
  return listCombinations(rest).flatMap((others) => own.map((one) => ({ ...one, ...others })))
}

describe.each(demoWizards)('the wizard $code', (wizard) => {
  const all = listCombinations(wizard.questions)
  const joinNames = (given: WizardAnswers) =>
    findResult(wizard, given)
      .map(({ slug }) => slug)
      .join(' ')

  test('[WZ-03] has no question without effect, nor an answer but to what size', () => {
    for (const { question, answers } of wizard.questions) {
      const others = all.filter(
        (given) => !(question in given) || given[question]?.toString() === answers[0]?.answer,
      )
      const lists = answers.map(({ answer }) =>
        others.map((given) => joinNames({ ...given, [question]: [answer] })).join('\n'),
      )
      // A size decides which variant is shown, and pillows come in several heights: not every answer leads elsewhere.
      const fewest = /maat/.test(question) ? 1 : /houding/.test(question) ? 2 : answers.length
      expect(new Set(lists).size, question).toBeGreaterThanOrEqual(fewest)
    }
  })

  test('[WZ-03] leads to products with any answers, as long as no size is asked for', () => {
    const withoutSize = all.filter((given) => Object.keys(given).every((question) => !/maat/.test(question)))
    const inVain = withoutSize.filter((given) => findResult(wizard, given).length === 0)
    expect(inVain).toEqual([])
  })
})

const mattressFor = (length: string, weight: string) =>
  findResult(mattressWizard, { 'Hoe lang ben je?': [length], 'Hoe zwaar ben je ongeveer?': [weight] })
const firmness = ['zacht', 'medium', 'stevig']

test.each([
  ['Korter dan 1,50 m', ['medium', 'stevig', 'stevig']],
  ['1,50 tot 1,90 m', ['zacht', 'medium', 'stevig']],
  ['Langer dan 1,90 m', ['zacht', 'zacht', 'medium']],
])('[WZ-03] for somebody who is %s the weight decides how firm a mattress is', (length, wanted) => {
  const weights = ['Minder dan 80 kilo', '80 tot 120 kilo', 'Meer dan 120 kilo']
  const advised = weights.map((weight) =>
    firmness.filter((one) =>
      mattressFor(length, weight).some(({ facetValues }) => facetValues.includes(one)),
    ),
  )
  expect(advised).toEqual(wanted.map((one) => [one]))
})

test('[WZ-03] somebody who is easily warm is shown no slow foam', () => {
  const warm = findResult(mattressWizard, { 'Heb je het ’s nachts snel warm?': ['Ja, vaak'] })
  expect(warm.length).toBeGreaterThan(5)
  expect(warm.filter(({ facetValues }) => facetValues.includes('traagschuim'))).toEqual([])
})

test('[WZ-03] a pillow is for a way of lying, and no children’s pillow is for an adult', () => {
  const lying = (answer: string) => findResult(pillowWizard, { 'In welke houding word je wakker?': [answer] })
  const answers = pillowWizard.questions[0]?.answers.map(({ answer }) => answer) ?? []
  for (const answer of answers)
    expect(lying(answer).filter(({ facetValues }) => facetValues.includes('voor-kinderen'))).toEqual([])
  const titles = (answer: string) =>
    lying(answer)
      .map(({ title }) => title)
      .join()
  expect(titles('Op mijn zij')).not.toMatch(/rugslaper/i)
  expect(titles('Op mijn rug')).not.toMatch(/zijslaper/i)
  expect(titles('Op mijn buik')).not.toMatch(/rugslaper|zijslaper/i)
})
