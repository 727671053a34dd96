import type { DemoProduct } from '@sluimer/demo/catalog/product'

/** 3 is exactly what was asked for, 2 a good answer, 1 acceptable. */
export type Grade = 1 | 2 | 3

/** Products that match all terms deserve the grade. */
export interface Judgement {
  grade: Grade
  terms: readonly Term[]
  /** The rule as written. */
  text: string
}

/** One condition, `facet:katoen,flanel` or with `!` in front; a value may contain `*` for any letters. */
interface Term {
  field: Field
  values: readonly RegExp[]
  negated: boolean
}

type Judged = Pick<DemoProduct, 'slug' | 'family' | 'brand' | 'categories' | 'facetValues'>
type Field = keyof typeof fields

const fields = {
  slug: ({ slug }: Judged) => [slug],
  family: ({ family }: Judged) => [family],
  brand: ({ brand }: Judged) => [brand],
  category: ({ categories }: Judged) => categories,
  facet: ({ facetValues }: Judged) => facetValues,
}

/**
 * Reads `3 family:dekbed facet:dons; 1 family:plaid`: rules separated by semicolons, each a grade and the terms that a
 * product must all match. A lone `-` judges nothing relevant.
 */
export function parseJudgements(text: string): Judgement[] {
  if (text === '-') return []
  return text.split(';').map((rule) => {
    const [grade, ...terms] = rule.trim().split(/\s+/)
    if (terms.length === 0) throw new Error(`A rule needs a grade and a term: "${rule}"`)
    return { grade: parseGrade(grade), terms: terms.map(parseTerm), text: rule.trim() }
  })
}

/** Whether the product matches all terms of the rule. */
export function fits({ terms }: Judgement, product: Judged): boolean {
  return terms.every(({ field, values, negated }) => {
    const found = fields[field](product).some((value) => values.some((pattern) => pattern.test(value)))
    return found !== negated
  })
}

/** Returns the highest grade that a rule gives each product, by `toKey`; a product that no rule matches is absent. */
export function gradeProducts<Product extends Judged, Key>(
  judgements: readonly Judgement[],
  products: readonly Product[],
  toKey: (product: Product) => Key,
): Map<Key, Grade> {
  const grades = new Map<Key, Grade>()
  const bestFirst = [...judgements].sort((a, b) => b.grade - a.grade)
  for (const product of products) {
    const best = bestFirst.find((judgement) => fits(judgement, product))
    if (best) grades.set(toKey(product), best.grade)
  }
  return grades
}

function parseGrade(text: string | undefined): Grade {
  const grade = Number(text)
  if (grade === 1 || grade === 2 || grade === 3) return grade
  throw new Error(`A grade is 1, 2 or 3, not "${text}"`)
}

function parseTerm(text: string): Term {
  const [, not, field, values] = /^(!?)([a-z]+):([a-z0-9*,/-]+)$/.exec(text) ?? []
  if (!isField(field) || values === undefined) throw new Error(`No term of a rule: "${text}"`)
  return { field, negated: not === '!', values: values.split(',').map(toPattern) }
}

function isField(field: string | undefined): field is Field {
  return field !== undefined && Object.hasOwn(fields, field)
}

function toPattern(value: string): RegExp {
  return new RegExp(`^${value.replaceAll('*', '.*')}$`)
}
