import type { WizardAnswers } from '@sluimer/domain/wizard/answers'
import { toWizardFilters } from '@sluimer/domain/wizard/filters'
import type { Connection } from '../../platform/db/database.ts'
import type { ProductSearch } from '../search/index/product-search.ts'
import { toFilteringQuestions } from './filtering-questions.ts'
import { findWizard, type WizardRow } from './wizard.queries.ts'

/**
 * Returns the names of the filter values to which a wizard leads when it is given the answers that fit, such as
 * 'Zacht', by the group of filters; undefined without such a wizard. At most one answer a question is given: the last
 * that fits.
 */
export async function findAdvisedValues(
  { db, search: { facets } }: { db: Connection; search: ProductSearch },
  code: string,
  fits: (answer: string) => boolean,
): Promise<Readonly<Record<string, readonly string[]>> | undefined> {
  const wizard = await findWizard(db, code)
  if (wizard === undefined) return undefined
  const filters = toWizardFilters(toFilteringQuestions(wizard, facets), chooseAnswers(wizard, fits))
  const toTitle = (slug: string) => facets.findChoice(slug)?.value.title ?? []
  return Object.fromEntries(Object.entries(filters).map(([key, slugs]) => [key, slugs.flatMap(toTitle)]))
}

function chooseAnswers({ questions }: WizardRow, fits: (answer: string) => boolean): WizardAnswers {
  return Object.fromEntries(
    questions.flatMap(({ id, answers }) => {
      const fitting = answers.findLast(({ answer }) => fits(answer))
      return fitting === undefined ? [] : [[String(id), [String(fitting.id)]]]
    }),
  )
}
