import { expect, test } from 'vitest'
import { categories } from '../catalog/categories.ts'
import { demoProducts } from '../catalog/demo-catalog.ts'
import { facets } from '../catalog/facets.ts'
import { demoPictures, keyOf } from '../catalog/pictures.ts'
import { demoWizards } from './demo-wizards.ts'

const pictures = new Set(demoPictures().map(keyOf))
const products = demoProducts((key) => pictures.has(key))
const values = new Set(facets.flatMap((facet) => facet.values.map(({ slug }) => slug)))

test('there are three wizards, a quick one, and categories that offer each of them', () => {
  expect(demoWizards.filter(({ questions }) => questions.length > 1)).toHaveLength(3)
  expect(demoWizards.filter(({ questions }) => questions.length === 1)).toHaveLength(1)
  const offered = categories.flatMap(({ path, wizardCode }) => (wizardCode ? [`${path} ${wizardCode}`] : []))
  expect(offered.toSorted()).toEqual(
    demoWizards.map(({ categoryPath, code }) => `${categoryPath} ${code}`).toSorted(),
  )
})

const answers = demoWizards.flatMap(({ categoryPath, questions }) =>
  questions.flatMap((question) =>
    question.answers.map((answer) => ({ ...answer, categoryPath, question: question.question })),
  ),
)

test.each(answers)('$categoryPath: $question $answer leads to products', ({ filterValues, categoryPath }) => {
  expect(filterValues.filter((value) => !values.has(value))).toEqual([])
  const found = products.filter(
    (product) =>
      product.categories.includes(categoryPath) &&
      product.facetValues.some((value) => filterValues.includes(value)),
  )
  expect(found).not.toEqual([])
})
