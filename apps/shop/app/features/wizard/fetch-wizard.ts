import type { Wizard } from '@sluimer/contract/wizard/schemas'
import { type WizardPlace, wizardBody } from './wizard-address.ts'

/** After this long without an answer a question counts as failed. */
const timeoutMs = 10_000

/** The api itself through the shop's own address. Throws when it refuses, fails or is silent. */
export async function fetchWizard(
  code: string,
  place: Omit<WizardPlace, 'step'>,
  signal: AbortSignal,
): Promise<Wizard> {
  const answer = await fetch('/v1/catalog/guided-selling', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wizardBody(code, place)),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!answer.ok) throw new Error(`The advice wizard ${code} answered ${answer.status}`)
  return (await answer.json()) as Wizard
}
