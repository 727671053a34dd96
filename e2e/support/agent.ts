import { type APIRequestContext, expect } from '@playwright/test'

interface Found {
  readonly products: { title: string; url: string; variants: { id: string; price: { amount: number } }[] }[]
}

interface Checkout {
  readonly id: string
  readonly status: string
  readonly continue_url: string
  readonly totals: { type: string; amount: number }[]
}

/** A program that shops for somebody: it knows the shop's address, and learns all else from the shop. */
export interface Agent {
  search(query: string): Promise<Found>
  createCheckout(lines: readonly (readonly [variantId: string, quantity: number])[]): Promise<Checkout>
}

/** Makes an agent that calls over HTTP, or one that uses the shop's tools (MCP). */
export async function anAgent(request: APIRequestContext, transport: 'rest' | 'mcp'): Promise<Agent> {
  const profile = await (await request.get('/.well-known/ucp')).json()
  const services: { transport: string; endpoint: string }[] = profile.ucp.services['dev.ucp.shopping']
  const endpoint = services.find((service) => service.transport === transport)?.endpoint ?? ''
  const agent = 'https://agent.example/profile.json'
  async function call(path: string, body: object) {
    const headers = { 'UCP-Agent': `profile="${agent}"`, 'Idempotency-Key': crypto.randomUUID() }
    const answer = await request.post(`${endpoint}${path}`, { data: body, headers })
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
    return answer.json()
  }
  async function callTool(name: string, given: object) {
    const meta = { 'ucp-agent': { profile: agent }, 'idempotency-key': crypto.randomUUID() }
    const params = { name, arguments: { meta, ...given } }
    const headers = { accept: 'application/json, text/event-stream' }
    const data = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    const { result } = await (await request.post(endpoint, { data, headers })).json()
    return result.structuredContent
  }
  const isRest = transport === 'rest'
  return {
    search: (query) =>
      isRest ? call('/catalog/search', { query }) : callTool('search_catalog', { catalog: { query } }),
    createCheckout(lines) {
      const line_items = lines.map(([id, quantity]) => ({ item: { id }, quantity }))
      const checkout = { line_items, context: { address_country: 'NL' } }
      return isRest ? call('/checkout-sessions', checkout) : callTool('create_checkout', { checkout })
    },
  }
}
