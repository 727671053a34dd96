import {
  acceptProposalEndpoint,
  getAgentFeedEndpoint,
  getProposalEndpoint,
} from '@sluimer/contract/agent/endpoints'
import { profilePath } from '@sluimer/contract/agent/ucp'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { createSharedLimit } from '../../platform/http/shared-limit.ts'
import { listCartOperations } from './basket/cart-operations.ts'
import { listCheckoutOperations } from './basket/checkout-operations.ts'
import { listCatalogOperations } from './catalog/catalog-operations.ts'
import type { CatalogSources } from './catalog/search-catalog.ts'
import { readAgentFeed } from './feed/read-agent-feed.ts'
import { registerMcp } from './mcp/mcp.routes.ts'
import { acceptProposal } from './proposal/accept-proposal.ts'
import { getProposal } from './proposal/get-proposal.ts'
import { keepVisitorsCart, readVisitor } from './proposal/visitor.ts'
import { createAgentLimits } from './protocol/agent-limits.ts'
import { buildProfile } from './protocol/profile.ts'
import { registerRest } from './protocol/rest.routes.ts'

/** Trying links is for nobody: a buyer opens one, perhaps a few times. */
const proposalLimit = { max: 60, windowMs: 10 * 60_000 }

/**
 * Registers what agents call (Universal Commerce Protocol), and what takes over from them. What the owner closed does not
 * exist; a buyer can still take over what an agent chose before.
 */
export function registerAgentRoutes(app: Server, deps: Deps, search: CatalogSources['search']): void {
  registerProposals(app, deps)
  const { config, db, clock } = deps
  registerEndpoint(app, getAgentFeedEndpoint, async ({ query }) =>
    config.agents === 'off'
      ? { ok: false, error: { code: 'not_found' } }
      : { ok: true, data: await readAgentFeed({ db, publicUrl: config.publicUrl }, query, clock()) },
  )
  if (config.agents === 'off') return
  const sources = { db, search, publicUrl: config.publicUrl }
  const operations = [
    ...listCatalogOperations(sources, clock),
    ...(config.agents === 'all' ? [...listCartOperations(deps), ...listCheckoutOperations(deps)] : []),
  ]
  const limits = createAgentLimits(app)
  const profile = buildProfile(config.agents, config.publicUrl)
  app.get(profilePath, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(profile),
  )
  registerRest(app, deps, { operations, limits })
  registerMcp(app, deps, { operations, limits })
}

function registerProposals(app: Server, deps: Deps): void {
  const rateLimit = createSharedLimit(app, proposalLimit)
  registerEndpoint(
    app,
    getProposalEndpoint,
    ({ request, params }) => getProposal(deps, { ...readVisitor(request), id: params.id }),
    { rateLimit },
  )
  registerEndpoint(
    app,
    acceptProposalEndpoint,
    async ({ request, reply, body }) => {
      const outcome = await acceptProposal(deps, { ...readVisitor(request), id: body.id })
      if (!outcome.ok) return outcome
      const { token, ...data } = outcome.data
      keepVisitorsCart(reply, token)
      return { ok: true, data }
    },
    { rateLimit },
  )
}
