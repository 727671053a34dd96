import type { CallResult } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'

export type Refusal = Pick<Extract<CallResult<Endpoint>, { ok: false }>, 'status' | 'error'>

const loginFailed = 'Oeps, er ging iets mis. Probeer het nog een keer.'
const savingFailed = 'Er ging iets mis met het opslaan van de gegevens. Probeer opnieuw.'

/** AC-01: returns the words of a login that failed: the api's message, unless the shop itself is at fault. */
export function describeLoginFailure(refusal: Refusal): string {
  return chooseWords(refusal, loginFailed)
}

/** AC-03: returns the words of details that were not saved. */
export function describeSavingFailure(refusal: Refusal): string {
  return chooseWords(refusal, savingFailed)
}

function chooseWords({ status, error }: Refusal, instead: string): string {
  if (status >= 500) return instead
  return (error.fields?.[0]?.message ?? error.message) || instead
}
