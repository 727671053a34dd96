import type { UcpMessage } from '@sluimer/contract/agent/answers'
import { type AgentScope, ucpVersion } from '@sluimer/contract/agent/ucp'

/** What a call of the protocol answers. Outcomes that the buyer should know of are answers too, with their messages. */
export interface OperationAnswer {
  readonly status: 200 | 201
  readonly body: object
}

const capabilitiesOf = {
  catalog: ['dev.ucp.shopping.catalog.search', 'dev.ucp.shopping.catalog.lookup'],
  all: [
    'dev.ucp.shopping.catalog.search',
    'dev.ucp.shopping.catalog.lookup',
    'dev.ucp.shopping.cart',
    'dev.ucp.shopping.checkout',
  ],
  off: [],
} as const satisfies Record<AgentScope, readonly string[]>
export type Capability = (typeof capabilitiesOf)['all'][number]

/** Returns what the shop offers agents, by the protocol's names. */
export function listCapabilities(scope: AgentScope): readonly Capability[] {
  return capabilitiesOf[scope]
}

/** Returns the part of an answer that tells which version and capabilities it follows. */
export function toEnvelope(status: 'success' | 'error', ...capabilities: readonly Capability[]) {
  const active = capabilities.map((name) => [name, [{ version: ucpVersion }]])
  return { version: ucpVersion, status, capabilities: Object.fromEntries(active) as object }
}

/** Answers that there is nothing to act on, with the reasons. The shop itself is where the buyer can go on. */
export function answerError(
  publicUrl: string,
  capability: Capability,
  messages: readonly UcpMessage[],
): OperationAnswer {
  const ucp = toEnvelope('error', capability)
  return { status: 200, body: { ucp, messages, continue_url: `${publicUrl}/` } }
}

/** Says that a thing is not there (any more). */
export function notFound(content: string): UcpMessage {
  return { type: 'error', code: 'not_found', content, severity: 'unrecoverable' }
}
