import { isPossible } from '@sluimer/domain/configurator/choose/possible-options'
import { parseStepNumber } from '@sluimer/domain/configurator/guide/steps'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router'
import { afterFrame, useAfterFrame } from '../../../lib/browser/use-after-frame.ts'
import { areSameChoices, countSteps, readChoices, toBedLink } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'
import { useShownChoices } from './use-shown-choices.ts'

/** The choices before a change that replaced some of them, those after it, and what it changed in words. */
export interface Undo {
  readonly choices: Choices
  readonly changed: Choices
  readonly words: string
}

/**
 * Holds the bed in the address (CF-18): choosing replaces the address, moving to a step adds one (CF-08). Neither asks the
 * server for anything.
 */
export function useBed(set: BedSet) {
  const location = useLocation()
  const { pathname, search, state } = location
  const { step: stepText = '' } = useParams()
  const navigate = useNavigate()
  const step = parseStepNumber(stepText, countSteps(set))
  const anew = readNumber(state, 'anew')
  const addressed = useMemo(() => readChoices(set, new URLSearchParams(search)), [set, search])
  const [undo, setUndo] = useState<Undo>()
  const { shown: choices, readLatest, take, settle } = useShownChoices(addressed)
  const { plan, doNow } = useAfterFrame()
  const drawn = useRef({ set, step, addressed, location })
  /** What the address says from when it followed a choice until that is drawn. */
  const written = useRef<{ readonly link: string; readonly choices: Choices }>(undefined)
  /** Whether the button for the step before was pressed: the bed as it is goes along, until that step is drawn. */
  const isTakenBack = useRef(false)

  /** Lets the address say what is chosen; not while the browser is on its way to another page, which settles what is chosen there. */
  const follow = useCallback(() => {
    const page = drawn.current
    const next = readLatest()
    // The address of a choice is written before it is drawn, and then says more than the drawn page.
    const here = [written.current, { link: toLink(page.location), choices: page.addressed }].find(
      (one) => one?.link === toLink(window.location),
    )
    if (here === undefined || areSameChoices(next, here.choices)) return
    const link = toBedLink(page.set, page.step, next)
    written.current = { link, choices: next }
    return navigate(link, { replace: true, preventScrollReset: true, state: page.location.state })
  }, [navigate, readLatest])

  const replace = useCallback(
    (next: Choices, words?: string) => {
      const before = readLatest()
      setUndo(words === undefined ? undefined : { choices: before, changed: next, words })
      if (areSameChoices(next, before)) return
      take(next)
      plan(follow)
    },
    [readLatest, take, plan, follow],
  )

  const kind = useNavigationType()
  useEffect(() => {
    const before = drawn.current
    const latest = readLatest()
    drawn.current = { set, step, addressed, location }
    if (toLink(location) === toLink(window.location)) written.current = undefined
    settle(addressed)
    const isReturn = kind === 'POP' && before.set === set && before.location.key !== location.key
    const isAlong = isReturn && isTakenBack.current
    // Before the browser goes back, its address may still be replaced by one that says what is chosen.
    if (kind !== 'REPLACE') isTakenBack.current = false
    if (isAlong) take(latest)
    // What was chosen before the shopper began anew, and what was chosen after it, are two beds.
    const isSameBed = readNumber(before.location.state, 'anew') === readNumber(location.state, 'anew')
    const mayKeep = isReturn && !isAlong && isSameBed
    const kept = mayKeep ? keepLaterChoices(set, latest, addressed) : undefined
    if (kept !== undefined) replace(kept)
    // A tap whose address the browser left before it was there goes into the address where the shopper is now.
    else plan(follow)
  }, [set, step, addressed, location, kind, readLatest, settle, take, replace, plan, follow])

  const goTo = useCallback(
    (to: number, next: Choices = readLatest(), isAnew = false) => {
      // The address may be a step further than what is drawn; one back from there is not the step that is asked for.
      const isHere = window.location.pathname === pathname
      const isBack =
        isHere && to === step - 1 && readNumber(state, 'from') === to && areSameChoices(next, readLatest())
      const go = () =>
        isBack
          ? navigate(-1)
          : navigate(toBedLink(set, to, next), {
              preventScrollReset: true,
              state: { from: step, anew: isAnew ? (anew ?? 0) + 1 : anew },
            })
      const replaced = doNow()
      // Drawn with the step that it leads to: this one is on its way out.
      startTransition(() => take(next))
      isTakenBack.current = isBack
      // A step is a page of its own to draw, and the press is seen before it.
      if (replaced === undefined) afterFrame(() => void go())
      else void replaced.then(go)
    },
    [set, step, state, anew, pathname, navigate, readLatest, take, doNow],
  )

  // Going back with the browser's own button takes the change back as well; then there is nothing left to undo.
  const isChanged = undo !== undefined && areSameChoices(undo.changed, choices)
  return { step, anew, choices, readLatest, undo: isChanged ? undo : undefined, replace, goTo, setUndo }
}

/**
 * Reads what an entry of the browser's history knows: the step from which the shopper came to it by going on, and how many times
 * they had begun anew by then.
 */
function readNumber(state: unknown, name: 'from' | 'anew'): number | undefined {
  const known: Partial<Record<typeof name, unknown>> =
    typeof state === 'object' && state !== null ? state : {}
  const value = known[name]
  return typeof value === 'number' ? value : undefined
}

/** Returns the address of a location, as a link to it is written. */
function toLink({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}${search}`
}

/**
 * Going back leads to an address from before the later choices. What it names counts; the choices that it does not name
 * yet stay, as far as they still go with it, so that nobody has to make them twice. Undefined when there are none to keep.
 */
function keepLaterChoices(set: BedSet, latest: Choices, addressed: Choices): Choices | undefined {
  const both = { ...latest, ...addressed }
  return !areSameChoices(both, addressed) && isPossible(set.configurator, both) ? both : undefined
}
