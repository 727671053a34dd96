import { parseStepNumber } from '@sluimer/domain/configurator/guide/steps'
import { redirect } from 'react-router'
import { findAdvisedBed, readAdvice } from './advice/advised-bed.ts'
import {
  adviceParameter,
  countSteps,
  fromStepParameter,
  noticeParameter,
  readChoices,
  toBedLink,
} from './set/bed-address.ts'
import type { BedSet } from './set/bed-set.ts'
import { findStepNotice } from './set/moves.ts'

/** A step name of older addresses; it means the address step of the checkout (RT-09). */
export const checkoutStep = 'checkout-personaldetails'

/**
 * Returns where an address leads instead of its own page: a step name that is not the step's own (CF-08), the bed that the
 * advice fills in, and back to a step that a form without scripts left too early (CF-07). Undefined for an ordinary step.
 */
export function findForward(set: BedSet, stepText: string, query: URLSearchParams): Response | undefined {
  if (stepText === checkoutStep) return redirect('/checkout/address-details/')
  const step = parseStepNumber(stepText, countSteps(set))
  const choices = readChoices(set, query)
  const advised = findAdvisedBed(
    set,
    readAdvice(set.advice.map((_, at) => query.get(`${adviceParameter}-${at}`) ?? '')),
  )
  if (advised !== undefined) return redirect(toBedLink(set, countSteps(set), advised))
  const from = query.get(fromStepParameter)
  if (from !== null) {
    const left = parseStepNumber(from, countSteps(set))
    const isTooEarly = step > left && findStepNotice(set, choices, left) !== undefined
    const link = toBedLink(set, isTooEarly ? left : step, choices)
    return redirect(isTooEarly ? `${link}${link.includes('?') ? '&' : '?'}${noticeParameter}=${left}` : link)
  }
  if (stepText === `step-${step}`) return undefined
  return redirect(toBedLink(set, step, choices))
}

/** Whether a form of the advice came without all its answers. */
export function hasOpenAdvice(query: URLSearchParams): boolean {
  return [...query.keys()].some((key) => key.startsWith(`${adviceParameter}-`))
}
