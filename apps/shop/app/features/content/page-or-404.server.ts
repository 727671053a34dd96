import type { CallResult } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'

/** Returns the page that was asked for, or throws a 404, also for a name that no page can have. */
export function pageOr404<E extends Endpoint>(
  result: CallResult<E>,
): Extract<CallResult<E>, { ok: true }>['data'] {
  if (!result.ok && result.status === 400) throw new Response(null, { status: 404 })
  return dataOrThrow(result)
}
