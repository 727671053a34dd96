import { completeChoices } from '@sluimer/domain/configurator/choose/complete-choices'
import { judgeOption } from '@sluimer/domain/configurator/choose/judge-option'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { useCallback, useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isPlainClick } from '../../lib/browser/is-plain-click.ts'
import { useFocusInSight } from '../../lib/browser/use-focus-in-sight.ts'
import type { Choose } from './choose/option-group.tsx'
import { type Undo, useBed } from './choose/use-bed.ts'
import { useLastBed } from './keep/use-last-bed.ts'
import { areSameChoices, countSteps, noticeParameter, readChoices, viewParameter } from './set/bed-address.ts'
import type { BedSet } from './set/bed-set.ts'
import { readChanged } from './set/former-choices.ts'
import { findOpenStep, findStepNotice } from './set/moves.ts'
import { describeChanges } from './words/option-words.ts'

const filledWords = 'De rest van je bed is ingevuld.'

/** What a shopper does in the configurator: choosing, going on and back, starting anew, and a bed that is filled in. */
export function useComposer(set: BedSet, ownSize: Choices) {
  const bed = useBed(set)
  const { step, choices, readLatest, replace, goTo, setUndo } = bed
  const [query] = useSearchParams()
  // A tap is drawn first where the shopper looks: the option, the price and the way on. What follows from it for all other parts of the
  // page, the picture and every other option among them, is worked out when that is seen.
  const settled = useDeferredValue(choices)
  useFocusInSight(settled)
  const last = useLastBed(set, { choices: settled, ownSize, readLatest }, replace)
  // A form without scripts says in the address that its step was left too early.
  const [noticedStep, setNoticedStep] = useState(Number(query.get(noticeParameter)) || undefined)
  const notice = noticedStep === step ? findStepNotice(set, choices, step) : undefined

  const choose: Choose = useCallback(
    (property, option, { isRepair } = { isRepair: false }) => {
      const verdict = judgeOption(set.configurator, readLatest(), { property, option })
      if (verdict === undefined || (verdict.conflict !== undefined && !isRepair)) return false
      const words = describeChanges(verdict.changes)
      replace(verdict.choices, words === '' ? undefined : `Gewijzigd: ${words}.`)
      return true
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
  const fillIn = useCallback(
    (filled: Choices | undefined, words: string) => {
      if (filled === undefined) return
      const before = readLatest()
      setUndo(Object.keys(before).length === 0 ? undefined : { choices: before, changed: filled, words })
      goTo(countSteps(set), filled)
    },
    [set, readLatest, setUndo, goTo],
  )

  const fillRest = useCallback(
    () => fillIn(completeChoices(set.configurator, readLatest()), filledWords),
    [set, readLatest, fillIn],
  )

  /** A link to a step that is pressed before the last tap is part of it leads there with that tap all the same. */
  function leadOn(event: React.MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-step]') : null
    if (link === null || !isPlainClick(event) || areSameChoices(settled, readLatest())) return
    event.preventDefault()
    event.stopPropagation()
    goTo(Number(link.dataset.step))
  }

  // Without scripts, and for the way out of choices that clash, the address says what was changed.
  const undo = bed.undo ?? findChange(set, query, choices)

  const { isReturned, stored, forget } = last
  const startAnew = useCallback(() => {
    forget()
    goTo(1, {}, true)
  }, [forget, goTo])

  return {
    ...bed,
    ...{
      undo,
      settled,
      notice,
      isReturned,
      stored,
      choose,
      goOn,
      leadOn,
      tellWhatIsOpen,
      fillIn,
      fillRest,
      startAnew,
    },
    firstView: query.get(viewParameter) ?? undefined,
  }
}

/** Returns what the address says of a change, for as long as the bed is the one of that address. */
function findChange(set: BedSet, query: URLSearchParams, choices: Choices): Undo | undefined {
  const changed = readChoices(set, query)
  const former = areSameChoices(changed, choices) ? readChanged(set, query) : undefined
  if (former === undefined) return undefined
  const words = describeChanges(former.replacements)
  return {
    choices: former.choices,
    changed,
    words: words === '' ? filledWords : `Gewijzigd: ${words}.`,
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
