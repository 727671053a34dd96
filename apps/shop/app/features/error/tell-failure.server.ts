import type { MiddlewareFunction } from 'react-router'
import { hostOf } from '../../lib/api/host-context.server.ts'

/** SC-05: what went wrong before a page was asked for is told by the error page, with its status. */
export const tellFailure: MiddlewareFunction<Response> = ({ context }) => {
  const { failure } = hostOf(context)
  if (failure !== undefined) throw new Response(null, { status: failure })
}
