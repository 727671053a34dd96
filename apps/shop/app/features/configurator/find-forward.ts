import { findAdvisedBed } from '@sluimer/domain/configurator/guide/advised-bed'
import { parseStepNumber } from '@sluimer/domain/configurator/guide/steps'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { redirect } from 'react-router'
import { readAdvice } from './advice/read-advice.ts'
import {
  adviceParameter,
  countSteps,
  fromStepParameter,
  noticeParameter,
  readChoices,
  toBedLink,
} from './set/bed-address.ts'
import type { BedSet } from './set/bed-set.ts'
import { toChangedLink } from './set/former-choices.ts'
import { findStepNotice } from './set/moves.ts'

/** A step name of older addresses; it means the address step of the checkout (RT-09). */
export const checkoutStep = 'checkout-personaldetails'

/** An address of the configurator, and what the visitor's own bed adds to it. */
export interface AskedStep {
  readonly stepText: string
  readonly query: URLSearchParams
  readonly ownSize: Choices
}

/**
 * Returns where an address leads instead of its own page: a step name that is not the step's own (CF-08), the bed that the
 * advice fills in, back to a step that a form without scripts left too early (CF-07), and the visitor's own size where
 * nothing is chosen yet. Undefined for an ordinary step.
 */
export function findForward(set: BedSet, { stepText, query, ownSize }: AskedStep): Response | undefined {
  if (stepText === checkoutStep) return redirect('/checkout/address-details/')
  const step = parseStepNumber(stepText, countSteps(set))
  const choices = readChoices(set, query)
  const advised = findAdvisedBed(
    set,
    readAdvice(set.advice.map((_, at) => query.get(`${adviceParameter}-${at}`) ?? '')),
  )
  if (advised !== undefined)
    return redirect(toChangedLink(set, countSteps(set), { before: choices, after: advised }))
  const from = query.get(fromStepParameter)
  if (from !== null) {
    const left = parseStepNumber(from, countSteps(set))
    const isTooEarly = step > left && findStepNotice(set, choices, left) !== undefined
    const link = toBedLink(set, isTooEarly ? left : step, choices)
    return redirect(isTooEarly ? `${link}${link.includes('?') ? '&' : '?'}${noticeParameter}=${left}` : link)
  }
  const isNew = Object.keys(choices).length === 0 && !hasOpenAdvice(query)
  if (isNew && Object.keys(ownSize).length > 0)
    return redirect(withOthers(toBedLink(set, step, ownSize), query))
  if (stepText === `step-${step}`) return undefined
  return redirect(toBedLink(set, step, choices))
}

/** Adds the other parameters of an address, such as the campaign that a visitor comes from. */
function withOthers(link: string, query: URLSearchParams): string {
  return query.size === 0 ? link : `${link}&${query}`
}

/** Whether a form of the advice came without all its answers. */
export function hasOpenAdvice(query: URLSearchParams): boolean {
  return [...query.keys()].some((key) => key.startsWith(`${adviceParameter}-`))
}
