import { findRedirectEndpoint } from '@sluimer/contract/content/page-endpoints'
import { isLocalLink } from '@sluimer/domain/route/local-link'
import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { getApi, optionalWithinMs } from '../../lib/api/api.server.ts'

/**
 * RT-05: before answering 404, looks for the page in the table of redirects. The query is kept. `url` is that of the
 * page, also when only its data is requested. When the table cannot be read, the 404 remains (ER-02).
 */
export const forwardMovedPages: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const response = await next()
  if (response.status !== 404 || request.method !== 'GET') return response
  const to = await findTarget(url.pathname, context)
  return to === undefined ? response : redirect(withQuery(to, url.search), 301)
}

async function findTarget(
  from: string,
  context: Readonly<RouterContextProvider>,
): Promise<string | undefined> {
  const api = getApi(context, { timeoutMs: optionalWithinMs })
  const answer = await api.call(findRedirectEndpoint, { query: { from } })
  return answer.ok && isLocalLink(answer.data.to) ? answer.data.to : undefined
}

/** Puts the visitor's own parameters after those of the redirect. */
function withQuery(to: string, search: string): string {
  if (search.length < 2) return to
  const [path, anchor] = to.split('#', 2)
  const joined = `${path}${path?.includes('?') ? '&' : '?'}${search.slice(1)}`
  return anchor === undefined ? joined : `${joined}#${anchor}`
}
