import { isLocalLink } from '@sluimer/domain/route/local-link'
import { redirect } from 'react-router'
import type { Route } from './+types/forward.ts'

/** RT-05: `/redirect/?to={path}` forwards to a page of this shop, and to nothing else (VA-30). */
export function loader({ url }: Route.LoaderArgs) {
  const to = url.searchParams.get('to') ?? ''
  if (!isLocalLink(to) || isForward(to)) throw new Response(null, { status: 404 })
  return redirect(to, { status: 302, headers: { 'x-robots-tag': 'noindex' } })
}

/** Whether a path is a forward itself: a chain of forwards could go round in circles. */
function isForward(to: string): boolean {
  return /^\/redirect(\/|\?|#|$)/i.test(to)
}
