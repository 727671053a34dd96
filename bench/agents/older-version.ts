import { ucpVersion } from '@sluimer/contract/agent/ucp'

/** The version of the protocol that the public suite speaks. */
const olderVersion = '2026-01-11'

type Json = Record<string, unknown>

/** Writes our profile in the form of the older version: what it can say of it, with the bridge as the endpoint. */
export function toOlderProfile(profile: { ucp: Json }, endpoint: string): Json {
  const capabilities = profile.ucp.capabilities as Record<string, { spec: string; schema: string }[]>
  const spec = `https://ucp.dev/${olderVersion}/specification/overview`
  const schema = `https://ucp.dev/${olderVersion}/services/shopping/rest.openapi.json`
  return {
    ucp: {
      version: olderVersion,
      services: { 'dev.ucp.shopping': { version: olderVersion, spec, rest: { endpoint, schema } } },
      capabilities: Object.entries(capabilities).map(([name, [first]]) => ({
        ...first,
        name,
        version: olderVersion,
      })),
    },
    payment: { handlers: [] },
  }
}

/**
 * Writes an answer in the form of the older version: a list of capabilities, a payment without ways to pay, no negative sums,
 * and a status for what the newer version calls an outcome. Every test begins with choosing a delivery, an extension that we
 * do not have: a checkout gets one that is chosen.
 */
export function toOlderAnswer(status: number, answer: Json): { status: number; body: Json } {
  const ucp = answer.ucp as Json | undefined
  if (ucp === undefined) return { status, body: { ...answer, detail: answer.content } }
  const refused = findRefusal(answer)
  if (refused !== undefined) return { status: 400, body: { ...answer, detail: refused } }
  const capabilities = Object.keys((ucp.capabilities ?? {}) as Json)
  const body = withPositiveAmounts({
    ...answer,
    ucp: {
      version: olderVersion,
      capabilities: capabilities.map((name) => ({ name, version: olderVersion })),
    },
    payment: { handlers: [], instruments: [] },
    fulfillment: chosenDelivery,
  }) as Json
  return { status, body }
}

const chosenDelivery = {
  methods: [
    {
      id: 'm',
      type: 'shipping',
      line_item_ids: [],
      destinations: [{ id: 'd', address_country: 'NL' }],
      selected_destination_id: 'd',
      groups: [{ id: 'g', line_item_ids: [], options: [], selected_option_id: 'o' }],
    },
  ],
}

/** Returns why nothing became of a call; undefined when something did. */
function findRefusal(answer: Json): string | undefined {
  const messages = (answer.messages ?? []) as { type: string; severity?: string; content: string }[]
  return messages.find(({ type, severity }) => type === 'error' && severity === 'unrecoverable')?.content
}

/** Rewrites the version that a header names; any other stays as it is, to be refused. */
export function toOurHeader(header: string): string {
  return header.replace(`version="${olderVersion}"`, `version="${ucpVersion}"`)
}

function withPositiveAmounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPositiveAmounts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'amount' && typeof part === 'number' ? Math.abs(part) : withPositiveAmounts(part),
    ]),
  )
}
