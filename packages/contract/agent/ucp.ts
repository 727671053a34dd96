/** The version of the Universal Commerce Protocol (ucp.dev) that the shop speaks, and the only one. */
export const ucpVersion = '2026-04-08'

/** Where agents find out what the shop offers them. */
export const profilePath = '/.well-known/ucp'
/** The base of the calls over HTTP: the protocol's own paths follow it. */
export const restPath = '/ucp/v1'
/** The one address of the same calls as tools (Model Context Protocol). */
export const mcpPath = '/ucp/mcp'

/** Whether a path belongs to what agents call. These calls carry no cookie: nothing of a visitor is reached by them. */
export function isAgentPath(path: string): boolean {
  return path === profilePath || path === '/ucp' || path.startsWith('/ucp/')
}

/** What the owner of the shop opens to agents: everything, only the catalogue, or nothing. */
export const agentScopes = ['all', 'catalog', 'off'] as const
export type AgentScope = (typeof agentScopes)[number]

/** How many different articles an agent may put into a cart: as many as a shopper may. */
export const mostAgentLines = 100
/** How many products can be looked up at once; the protocol asks for ten at least. */
export const mostLookups = 50
/** How many products a page of a search has at most. A larger number is lowered, as the protocol allows. */
export const mostFound = 50
