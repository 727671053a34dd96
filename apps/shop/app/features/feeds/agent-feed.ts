import { getAgentFeedEndpoint } from '@sluimer/contract/agent/endpoints'
import type { Client } from '@sluimer/contract/client'
import { getApi } from '../../lib/api/api.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import type { Route } from './+types/agent-feed.ts'
import { toTextStream } from './text-stream.ts'
import { noSuchFile } from './xml.ts'

/** Products per request; it bounds the memory that a file of any length needs. */
const productsAtOnce = 100

/** `/feeds/agents.jsonl`: every product, as agents know it from the Universal Commerce Protocol, on a line of its own. */
export function loader({ context }: Route.LoaderArgs) {
  const { agents = 'off' } = getHost(context)
  if (agents === 'off') return noSuchFile()
  return new Response(toTextStream(readLines(getApi(context))), {
    headers: { 'content-type': 'application/jsonl; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}

async function* readLines(api: Client): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const page = await api.call(getAgentFeedEndpoint, { query: { after, limit: productsAtOnce } })
    if (!page.ok) throw new Error(`a feed broke off after product ${after}: the api answered ${page.status}`)
    yield page.data.lines.map((line) => `${line}\n`).join('')
    if (page.data.next === null) return
    after = Number(page.data.next)
  }
}
