import type { CallResult } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'

/**
 * Returns the data of a call without which a page has nothing to show. It throws a refusal as an answer with its
 * status, for the error page. An action that can tell the shopper what is wrong reads the result itself.
 */
export function dataOrThrow<E extends Endpoint>(
  result: CallResult<E>,
): Extract<CallResult<E>, { ok: true }>['data'] {
  if (result.ok) return result.data
  throw Response.json({ code: result.error.code }, { status: result.status })
}
