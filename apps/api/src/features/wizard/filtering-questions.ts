import type { FilteringQuestion } from '@sluimer/domain/wizard/filters'
import type { FacetSet } from '../search/index/facet-set.ts'
import type { WizardRow } from './wizard.queries.ts'

/** Returns a wizard's questions with the filters of their answers, for the rules of the domain. */
export function toFilteringQuestions(wizard: WizardRow, facets: FacetSet): FilteringQuestion[] {
  return wizard.questions.map((question) => ({
    id: String(question.id),
    answers: question.answers.map(({ id, filterValues, beside }) => ({
      id: String(id),
      filters: toFilters(filterValues, facets),
      beside: beside.flatMap((one) =>
        idsOfAnswer(wizard, one.answer).map((answerId) => ({
          answerId,
          filters: toFilters(one.filterValues, facets),
        })),
      ),
    })),
  }))
}

/** Returns the ids of the answers with these words. */
function idsOfAnswer({ questions }: WizardRow, words: string): string[] {
  return questions.flatMap(({ answers }) =>
    answers.filter(({ answer }) => answer === words).map(({ id }) => String(id)),
  )
}

/** Returns filter values by the key of their group; those that no longer exist are left out. */
function toFilters(slugs: readonly string[], facets: FacetSet): Record<string, string[]> {
  const byKey = Map.groupBy(
    slugs.flatMap((slug) => facets.findChoice(slug) ?? []),
    (choice) => choice.facet.key,
  )
  return Object.fromEntries(Array.from(byKey, ([key, same]) => [key, same.map(({ value }) => value.slug)]))
}
