import type { Wizard } from '@sluimer/contract/wizard/schemas'
import { toWizardBody, type WizardPlace } from './wizard-address.ts'

/** A question without an answer after this time counts as failed. */
const timeoutMs = 10_000

/** Asks the api through the shop's own address. Throws when it refuses, fails or is silent. */
export async function fetchWizard(
  code: string,
  place: Omit<WizardPlace, 'step'>,
  signal: AbortSignal,
): Promise<Wizard> {
  const answer = await fetch('/v1/catalog/guided-selling', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toWizardBody(code, place)),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!answer.ok) throw new Error(`The advice wizard ${code} answered ${answer.status}`)
  return (await answer.json()) as Wizard
}
