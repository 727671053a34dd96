import { completeChoices } from '@sluimer/domain/configurator/choose/complete-choices'
import { judgeOption } from '@sluimer/domain/configurator/choose/judge-option'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBed } from './choose/use-bed.ts'
import { useLastBed } from './keep/use-last-bed.ts'
import { countSteps, noticeParameter } from './set/bed-address.ts'
import type { BedOption, BedProperty, BedSet } from './set/bed-set.ts'
import { findOpenStep, findStepNotice } from './set/moves.ts'
import { describeChanges } from './words/option-words.ts'

/** What a shopper does in the configurator: choosing, going on and back, starting anew, and a bed that is filled in. */
export function useComposer(set: BedSet, ownSize: Choices) {
  const bed = useBed(set)
  const { step, choices, readLatest, replace, goTo, setUndo } = bed
  const [query] = useSearchParams()
  const last = useLastBed(set, { choices, ownSize }, replace)
  // A form without scripts says in the address that its step was left too early.
  const [noticedStep, setNoticedStep] = useState(Number(query.get(noticeParameter)) || undefined)
  const notice = noticedStep === step ? findStepNotice(set, choices, step) : undefined

  const choose = useCallback(
    (property: BedProperty, option: BedOption) => {
      const verdict = judgeOption(set.configurator, readLatest(), { property, option })
      if (verdict === undefined) return
      const words = describeChanges(verdict.changes)
      replace(verdict.choices, words === '' ? undefined : `Gewijzigd: ${words}.`)
    },
    [set, readLatest, replace],
  )

  const tellWhatIsOpen = useCallback(() => {
    setNoticedStep(step)
    focusOnOpen(set, readLatest(), step)
  }, [set, readLatest, step])

  const goOn = useCallback(() => {
    if (findStepNotice(set, readLatest(), step) !== undefined) return tellWhatIsOpen()
    setNoticedStep(undefined)
    goTo(step + 1)
  }, [set, readLatest, step, goTo, tellWhatIsOpen])

  /** Goes to the summary of a bed that was filled in, and offers the choices from before. */
  function fillIn(filled: Choices | undefined, words: string) {
    if (filled === undefined) return
    setUndo(Object.keys(choices).length === 0 ? undefined : { choices, words })
    goTo(countSteps(set), filled)
  }

  function startAnew() {
    last.forget()
    goTo(1, {})
  }

  return {
    ...bed,
    notice,
    isReturned: last.isReturned,
    ...{ choose, goOn, tellWhatIsOpen, fillIn, startAnew },
    fillRest: () => fillIn(completeChoices(set.configurator, choices), 'De rest van je bed is ingevuld.'),
  }
}

/** Leads to what is still open: the first answer of the open question, on this step. */
function focusOnOpen(set: BedSet, choices: Choices, step: number): void {
  const asking = set.steps[step - 1] ?? set.steps[(findOpenStep(set, choices) ?? 1) - 1]
  const open = asking?.properties.find(({ id }) => choices[id] === undefined)
  document
    .querySelector<HTMLElement>(`[data-property="${open?.id}"] input`)
    ?.focus({ focusVisible: true } as FocusOptions)
}
