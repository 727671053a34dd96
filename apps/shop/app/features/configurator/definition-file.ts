import { withEuros } from '@sluimer/contract/platform/amounts'
import type { Route } from './+types/definition-file.ts'
import { findDefinition } from './set/load-definition.server.ts'

/** CF-17: `/json/{slug}.json` answers the definition of a set, and the last good one while the api is away. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const definition = await findDefinition(context, params.slug)
  if (definition === undefined) throw Response.json({ code: 'not_found' }, { status: 404 })
  return Response.json(withEuros(definition), {
    headers: { 'cache-control': 'public, max-age=60' },
  })
}
