import type { Wizard } from '@sluimer/contract/wizard/schemas'
import type { WizardAnswers } from '@sluimer/domain/wizard/answers'
import { useEffect, useRef, useState } from 'react'
import { fetchWizard } from './fetch-wizard.ts'

export interface WizardSource {
  code: string
  categoryId: string | undefined
}

/** The state before the first request: the page has it, the overlay has not. */
interface Known {
  wizard?: Wizard
  answers: WizardAnswers
}

/**
 * WZ-03: holds a wizard and the answers so far; after every change of the answers it asks the api what they leave. Only
 * the latest request counts. WZ-06: a failure is logged, and loading ends with the previous state.
 */
export function useWizard({ code, categoryId }: WizardSource, known: Known) {
  const [wizard, setWizard] = useState(known.wizard)
  const [answers, setAnswers] = useState(known.answers)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  /** Stores these answers and returns the wizard for them; undefined when that failed or a later change replaced it. */
  async function ask(next: WizardAnswers): Promise<Wizard | undefined> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setAnswers(next)
    setState('loading')
    try {
      const asked = await fetchWizard(code, { answers: next, categoryId }, controller.signal)
      if (controller.signal.aborted) return undefined
      setWizard(asked)
      setState('idle')
      return asked
    } catch (error) {
      if (controller.signal.aborted) return undefined
      reportError(error)
      setState('failed')
      return undefined
    }
  }

  return { wizard, answers, state, ask }
}
