import type { Image } from '@sluimer/contract/platform/primitives'
import type { Wizard } from '@sluimer/contract/wizard/schemas'
import type { WizardAnswers } from '@sluimer/domain/wizard/answers'
import { toWizardFilters } from '@sluimer/domain/wizard/filters'
import type { CategoryRow } from '../catalog/category/category.queries.ts'
import type { ProductSearch } from '../search/index/product-search.ts'
import { toCategoryPlace } from '../search/listing/listing-place.ts'
import { buildListingUrl } from '../search/listing/listing-url.ts'
import { toFilteringQuestions } from './filtering-questions.ts'
import type { WizardRow } from './wizard.queries.ts'

interface Asked {
  wizard: WizardRow
  category: CategoryRow
  answers: WizardAnswers
  images: ReadonlyMap<string, Image>
  search: ProductSearch
}

/** Returns a wizard with the products that the answers so far leave in the index. */
export function toWizard({ wizard, category, answers, images, search }: Asked): Wizard {
  const { facets, index } = search
  const place = toCategoryPlace(category)
  const questions = toFilteringQuestions(wizard, facets)
  const countWith = (given: WizardAnswers) => {
    const filters = toWizardFilters(questions, given)
    return index.list({ ...place.scope, filters, sort: 'popularity', offset: 0, limit: 0 }).total
  }
  const choices = Object.values(toWizardFilters(questions, answers))
    .flat()
    .flatMap((slug) => facets.findChoice(slug) ?? [])
  const sort = place.sortChoices[0]
  const result = buildListingUrl({ place, choices: facets.inUrlOrder(choices), price: undefined, sort })
  return {
    code: wizard.code,
    category_id: String(category.id),
    title: wizard.title,
    questions: wizard.questions.map((question) => ({
      id: String(question.id),
      question: question.question,
      explanation: question.explanation,
      is_skippable: question.isSkippable,
      is_multiselect: question.isMultiselect,
      answers: question.answers.map(({ id, answer, image, description }) => ({
        id: String(id),
        answer,
        image: images.get(image ?? '') ?? null,
        description,
        count: countWith({ ...answers, [question.id]: [String(id)] }),
      })),
    })),
    count: countWith(answers),
    result_url: result.url,
    result_filter: { url: result.url, raw_url: result.raw_url === '' ? null : result.raw_url },
  }
}
