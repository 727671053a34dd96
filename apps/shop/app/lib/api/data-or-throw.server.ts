import type { CallResult } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'

/**
 * The data of a call whose refusal leaves a page nothing to show: it throws an answer with the refusal's status, for
 * which the error page is made. An action that can tell the shopper what is wrong reads the result itself.
 */
export function dataOrThrow<E extends Endpoint>(
  result: CallResult<E>,
): Extract<CallResult<E>, { ok: true }>['data'] {
  if (result.ok) return result.data
  throw Response.json({ code: result.error.code }, { status: result.status })
}
