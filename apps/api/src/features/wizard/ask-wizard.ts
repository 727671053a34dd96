import type { EndpointBody } from '@sluimer/contract/endpoint'
import type { askWizardEndpoint } from '@sluimer/contract/wizard/endpoints'
import { findAnswerProblems } from '@sluimer/domain/wizard/check-answers'
import type { Connection } from '../../platform/db/database.ts'
import type { Answer } from '../../platform/http/endpoint-route.ts'
import { findImages } from '../media/find-images.ts'
import type { ProductSearch } from '../search/index/product-search.ts'
import { readAnswers, toQuestionKey } from './question-key.ts'
import { findWizard, type WizardRow } from './wizard.queries.ts'
import { toWizard } from './wizard-result.ts'

const problemMessages = {
  unknown_question: 'Dit is geen vraag van deze keuzehulp.',
  unknown_answer: 'Dit is geen antwoord op deze vraag.',
  not_skippable: 'Maak eerst een keuze',
  one_answer_only: 'Hier kun je één antwoord kiezen.',
} as const

export interface WizardDeps {
  readonly db: Connection
  /** The source of listings, in which a wizard counts products. */
  readonly search: ProductSearch
}

/** Returns the questions of a wizard, and the listing that the answers so far lead to (API-06, WZ-03). */
export async function askWizard(
  { db, search }: WizardDeps,
  { code, category_id, questions }: EndpointBody<typeof askWizardEndpoint>,
): Promise<Answer<typeof askWizardEndpoint>> {
  const wizard = await findWizard(db, code)
  if (wizard === undefined) return refusal('not_found', 'body.code', 'Deze keuzehulp bestaat niet.')
  const category =
    category_id === undefined
      ? search.categories.findByPath(wizard.categoryPath)
      : search.categories.find(Number(category_id))
  if (category === undefined)
    return category_id === undefined
      ? refusal('not_found', 'body.code', 'Deze keuzehulp bestaat niet.')
      : refusal('invalid_request', 'body.category_id', 'Deze categorie bestaat niet.')

  const answers = readAnswers(questions)
  const rules = wizard.questions.map(toRules)
  const problems = findAnswerProblems(rules, answers)
  if (problems.length > 0) {
    const fields = problems.map(({ questionId, code }) => ({
      path: `body.questions.${toQuestionKey(questionId)}`,
      message: problemMessages[code],
    }))
    return { ok: false, error: { code: 'invalid_request', fields } }
  }
  const images = await findImages(
    db,
    wizard.questions.flatMap((question) => question.answers.flatMap(({ image }) => image ?? [])),
  )
  return { ok: true, data: toWizard({ wizard, category, answers, images, search }) }
}

function refusal(code: 'not_found' | 'invalid_request', path: string, message: string) {
  return { ok: false, error: { code, fields: [{ path, message }] } } as const
}

function toRules({ id, isSkippable, isMultiselect, answers }: WizardRow['questions'][number]) {
  return {
    id: String(id),
    isSkippable,
    isMultiselect,
    answers: answers.map((row) => ({ id: String(row.id) })),
  }
}
