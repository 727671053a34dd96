import type { Wizard } from '@sluimer/contract/wizard/schemas'
import { listChosen, type WizardAnswers } from '@sluimer/domain/wizard/answers'
import { canGoOn } from '@sluimer/domain/wizard/progress'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { formatResultCount } from './result-words.ts'
import { toQuestionKey, toRules } from './wizard-address.ts'

export interface WizardActionsProps {
  wizard: Wizard
  step: number
  answers: WizardAnswers
  state: 'idle' | 'loading' | 'failed'
  /** The form of the question, which these buttons send. */
  formId: string
  /** Renders the step back: a link on the page, a button in the overlay. */
  back: (words: string) => React.ReactNode
  onMustChoose: () => void
  onResult?: () => void
}

/** WZ-01, WZ-05: the buttons for one step back, skipping, the next question, or the products at once. */
export function WizardActions(props: WizardActionsProps) {
  const { wizard, step, answers, state, formId } = props
  const isHydrated = useIsHydrated()
  const question = wizard.questions[step]
  if (question === undefined) return null
  const rules = toRules(question)
  const isLast = step === wizard.questions.length - 1
  const isChosen = listChosen(answers, question.id).length > 0
  const isBlocked = isHydrated && !canGoOn(rules, answers, isLast)
  const hasWishes = wizard.questions.some(({ id }) => listChosen(answers, id).length > 0)
  // Without scripts the last answers are not counted yet, nor after a failure.
  const isCounted = isHydrated && state !== 'failed'
  const count = isCounted ? wizard.count : undefined
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-1 empty:hidden sm:contents">
        {step > 0 && props.back('Vorige Stap')}
        {!isLast && hasWishes && (
          <ButtonLink
            to={wizard.result_url}
            variant="quiet"
            onClick={props.onResult}
            className="ml-auto px-2! max-sm:-mr-2"
          >
            {formatResultCount(count)}
          </ButtonLink>
        )}
      </div>
      {rules.isSkippable && !isChosen && !isLast && (
        <Button
          form={formId}
          name={toQuestionKey(question.id)}
          value="0"
          variant="secondary"
          className={hasWishes ? undefined : 'sm:ml-auto'}
        >
          Overslaan
        </Button>
      )}
      <Button
        form={formId}
        isLoading={isLast && state === 'loading'}
        aria-disabled={isBlocked || undefined}
        onClick={(event) => {
          if (!isBlocked) return
          event.preventDefault()
          props.onMustChoose()
        }}
        className={isBlocked ? 'opacity-55' : undefined}
      >
        {isLast ? formatResultCount(count) : 'Volgende Stap'}
      </Button>
    </>
  )
}
