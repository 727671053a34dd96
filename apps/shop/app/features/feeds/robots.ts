import { getHost } from '../../lib/api/host-context.server.ts'
import type { Route } from './+types/robots.ts'
import { buildRobotsText } from './robots-text.ts'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(buildRobotsText(getHost(context).publicUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
