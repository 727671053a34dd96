import { giveAnswer, skipQuestion } from '@sluimer/domain/wizard/answers'
import { canGoOn, isQuickWizard } from '@sluimer/domain/wizard/progress'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { DialogWindow } from '../../ui/dialog/dialog-window.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import { useBedSize } from '../bed-size/use-bed-size.ts'
import { useWizard, type WizardSource } from './use-wizard.ts'
import { WizardActions } from './wizard-actions.tsx'
import { toRules } from './wizard-address.ts'
import { WizardQuestion } from './wizard-question.tsx'
import { WizardStatus } from './wizard-status.tsx'

export interface WizardDialogProps extends WizardSource {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** WZ-01: the wizard in a window over the category's page. Without scripts the wizard's own page does the same. */
export function WizardDialogWindow({ isOpen, onOpenChange, ...source }: WizardDialogProps) {
  const { wizard, answers, state, ask } = useWizard(source, { answers: {} })
  const { size: bed } = useBedSize()
  const [step, setStep] = useState(0)
  const [mustChoose, setMustChoose] = useState(false)
  const navigate = useNavigate()
  const formId = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins at the first question, with the answers kept.
  useEffect(() => {
    if (!isOpen) return
    setStep(0)
    void ask(answers)
  }, [isOpen])

  const question = wizard?.questions[step]
  const isQuick = wizard !== undefined && isQuickWizard(wizard.questions.map(toRules))

  function goTo(next: number) {
    setMustChoose(false)
    setStep(next)
  }
  function give(answerId: string) {
    if (question === undefined) return
    setMustChoose(false)
    void ask(giveAnswer(answers, toRules(question), answerId))
  }
  function show(url: string) {
    onOpenChange(false)
    void navigate(url)
  }
  async function goOn(pressed: HTMLElement | null) {
    if (wizard === undefined || question === undefined) return
    const rules = toRules(question)
    const value = pressed instanceof HTMLButtonElement ? pressed.value : ''
    if (isQuick) {
      const asked = await ask(giveAnswer(answers, rules, value))
      if (asked) show(asked.result_url)
      return
    }
    const isLast = step === wizard.questions.length - 1
    if (isLast) {
      const counted = state === 'idle' ? wizard : await ask(answers)
      if (counted) show(counted.result_url)
      return
    }
    if (!canGoOn(rules, answers, isLast)) return setMustChoose(true)
    if (value === '0' || (rules.isSkippable && answers[question.id] === undefined))
      void ask(skipQuestion(answers, rules))
    goTo(step + 1)
  }

  return (
    <DialogWindow
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={wizard?.title ?? 'Keuzehulp'}
      isTitleQuiet
      footer={
        wizard &&
        !isQuick && (
          <WizardActions
            wizard={wizard}
            step={step}
            answers={answers}
            state={state}
            formId={formId}
            back={(words) => (
              <Button
                type="button"
                variant="quiet"
                onClick={() => goTo(step - 1)}
                className="mr-auto -ml-2 px-2!"
              >
                {words}
              </Button>
            )}
            onMustChoose={() => setMustChoose(true)}
            onResult={() => onOpenChange(false)}
          />
        )
      }
    >
      {state === 'failed' && (
        <Alert tone="error" title="De keuzehulp laadde niet" className="mb-4">
          <Button type="button" variant="quiet" size="small" onClick={() => void ask(answers)}>
            Probeer opnieuw
          </Button>
        </Alert>
      )}
      <WizardStatus wizard={wizard} state={state} />
      {wizard && question && (
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault()
            void goOn((event.nativeEvent as SubmitEvent).submitter)
          }}
        >
          <WizardQuestion
            wizard={wizard}
            step={step}
            answers={answers}
            isQuick={isQuick}
            mustChoose={mustChoose}
            takesFocus
            bed={bed}
            onGive={give}
          />
        </form>
      )}
    </DialogWindow>
  )
}
