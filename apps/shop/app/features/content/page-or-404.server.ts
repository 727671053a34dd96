import type { CallResult } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'

/** The page that was asked for. A name that no page can have is a page that does not exist. */
export function pageOr404<E extends Endpoint>(
  result: CallResult<E>,
): Extract<CallResult<E>, { ok: true }>['data'] {
  if (!result.ok && result.status === 400) throw new Response(null, { status: 404 })
  return dataOrThrow(result)
}
