import type { MiddlewareFunction } from 'react-router'
import { getHost } from '../../lib/api/host-context.server.ts'

/** SC-05: throws a failure from before the page's own code, so that the error page shows it with its status. */
export const tellFailure: MiddlewareFunction<Response> = ({ context }) => {
  const { failure } = getHost(context)
  if (failure !== undefined) throw new Response(null, { status: failure })
}
