import { expect, test } from 'vitest'
import { readDemoProducts } from '../catalog/demo-products.ts'
import { readDemoQuestions } from './demo-questions.ts'

const products = await readDemoProducts()
const asked = Array.from(readDemoQuestions(), ([slug, questions]) => ({ slug, questions }))

test('the demo shop has questions about some products and none about others, one product with pages of them', () => {
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.length).toBeLessThan(products.length / 2)
  expect(Math.max(...asked.map(({ questions }) => questions.length))).toBeGreaterThan(5)
})

test('every demo question has an answer, no two of a product alike, given after it was asked', () => {
  for (const { questions } of asked) {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
    for (const { question, answer, askedDaysAgo, answeredDaysAgo } of questions) {
      expect(question.length + answer.length).toBeGreaterThan(20)
      expect(answer).not.toMatch(/undefined|\.\.$/)
      expect(answeredDaysAgo).toBeLessThan(askedDaysAgo)
      expect(answeredDaysAgo).toBeGreaterThan(0)
    }
  }
})
