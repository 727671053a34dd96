import { askWizardEndpoint } from '@sluimer/contract/wizard/endpoints'
import { giveAnswer, type WizardAnswers } from '@sluimer/domain/wizard/answers'
import { findReachableStep, isQuickWizard } from '@sluimer/domain/wizard/progress'
import { useId, useState } from 'react'
import { Form, redirect, useLocation } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/page/container.tsx'
import { useBedSize } from '../bed-size/use-bed-size.ts'
import type { Route } from './+types/wizard-page.ts'
import { useWizard } from './use-wizard.ts'
import { WizardActions } from './wizard-actions.tsx'
import {
  buildWizardLink,
  readWizardQuery,
  toRules,
  toWizardBody,
  toWizardParameters,
} from './wizard-address.ts'
import { WizardQuestion } from './wizard-question.tsx'
import { WizardStatus } from './wizard-status.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: formatPageTitle(loaderData?.wizard.title ?? 'Keuzehulp') },
  { name: 'robots', content: 'noindex, follow' },
]

/** Loads the question that the address asks for; past the last one, the listing for the answers (WZ-03). */
export async function loader({ params: { code }, request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const place = readWizardQuery(searchParams)
  const result = await getApi(context).call(askWizardEndpoint, { body: toWizardBody(code, place) })
  if (!result.ok) {
    // The wizard was changed since these answers were given, so it starts again.
    if (result.error.code === 'invalid_request' && search !== '') throw redirect(buildWizardLink(code))
    throw new Response(null, { status: result.status === 400 ? 404 : result.status })
  }
  const wizard = result.data
  const step = findReachableStep(wizard.questions.map(toRules), place.answers, place.step)
  if (step === wizard.questions.length) throw redirect(wizard.result_url)
  return { wizard, place: { ...place, step }, mustChoose: step < place.step }
}

/** WZ-01 without an overlay: each question is a page with a form, and its answers travel in the address. */
export default function WizardPage({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation()
  return (
    <Container width="text" className="py-8 lg:py-12">
      <h1 className="text-h3 text-ink-soft">{loaderData.wizard.title}</h1>
      <Step key={key} {...loaderData} />
    </Container>
  )
}

type StepProps = Route.ComponentProps['loaderData']

function Step({ wizard: loaded, place, mustChoose: mustChooseAtFirst }: StepProps) {
  const { step, categoryId } = place
  const {
    wizard = loaded,
    answers,
    state,
    ask,
  } = useWizard(
    { code: loaded.code, categoryId },
    {
      wizard: loaded,
      answers: place.answers,
    },
  )
  const [mustChoose, setMustChoose] = useState(mustChooseAtFirst)
  // On the first page of a visit the focus stays where the browser puts it; every later question takes it.
  const [takesFocus] = useState(useIsHydrated())
  const formId = useId()
  const { size: bed } = useBedSize()
  const question = wizard.questions[step]
  if (question === undefined) return null
  const isQuick = isQuickWizard(wizard.questions.map(toRules))
  const others = withoutQuestion(answers, question.id)
  return (
    <div className="mt-4 rounded-card bg-paper p-[min(1.25rem,5.5vw)] shadow-card sm:p-8">
      <WizardStatus wizard={wizard} state={state} />
      <Form id={formId} method="get" action={buildWizardLink(wizard.code)}>
        {toWizardParameters({ answers: others, step: step + 1, categoryId }).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <WizardQuestion
          wizard={wizard}
          step={step}
          answers={answers}
          isQuick={isQuick}
          mustChoose={mustChoose}
          takesFocus={takesFocus}
          bed={bed}
          onGive={(answerId) => {
            setMustChoose(false)
            void ask(giveAnswer(answers, toRules(question), answerId))
          }}
        />
      </Form>
      {!isQuick && (
        <div className="mt-6 flex flex-col-reverse gap-2 border-t border-sand pt-5 sm:flex-row">
          <WizardActions
            wizard={wizard}
            step={step}
            answers={answers}
            state={state}
            formId={formId}
            back={(words) => (
              <ButtonLink
                to={buildWizardLink(wizard.code, { answers, step: step - 1, categoryId })}
                variant="quiet"
                className="mr-auto -ml-2 px-2!"
              >
                {words}
              </ButtonLink>
            )}
            onMustChoose={() => setMustChoose(true)}
          />
        </div>
      )}
    </div>
  )
}

/** Returns the answers to all other questions: those to this one are in the form itself. */
function withoutQuestion(answers: WizardAnswers, questionId: string): WizardAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => id !== questionId))
}
