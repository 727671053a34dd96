import { withEuros } from '@sluimer/contract/platform/amounts'
import type { Route } from './+types/definition-file.ts'
import { loadDefinition } from './set/load-definition.server.ts'

/** CF-17: `/json/{slug}.json` answers the definition of a set, and the last good one while the api is away. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return Response.json(withEuros(await loadDefinition(context, params.slug)), {
    headers: { 'cache-control': 'public, max-age=60' },
  })
}
