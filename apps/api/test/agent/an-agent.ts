import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from '../test-app.ts'

interface Asked {
  /** The idempotency key; a new one for each call unless given. Null sends none. */
  readonly key?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/** An agent of a shopper, as it reaches the api through the shop. */
export interface Agent {
  /** Calls the protocol over HTTP: 'POST /carts'. */
  ask(call: string, body?: unknown, asked?: Asked): Promise<LightMyRequestResponse>
  /** Sends a message over MCP. */
  send(message: unknown, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>
  /** Calls a tool over MCP, and returns the answer of the protocol. */
  callTool(name: string, given: object): Promise<RpcAnswer>
}

interface RpcAnswer {
  readonly result?: { structuredContent: Record<string, unknown>; content: { text: string }[] }
  readonly error?: { code: number; message: string; data?: Record<string, unknown> }
}

/** Returns an agent with a profile; one whose profile is null names none. */
export function anAgent(app: TestApp, profile: string | null = 'https://agent.example/profile.json'): Agent {
  const common = () => ({ authorization: `Bearer ${app.serviceToken()}` })
  async function ask(call: string, body?: unknown, { key = randomUUID(), headers }: Asked = {}) {
    const [method = 'GET', path] = call.split(' ')
    return app.server.inject({
      method: method as 'GET' | 'POST' | 'PUT',
      url: path === '/profile' ? '/.well-known/ucp' : `/ucp/v1${path}`,
      headers: {
        ...common(),
        ...(profile === null ? {} : { 'ucp-agent': `profile="${profile}"` }),
        ...(key === null ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    })
  }
  async function send(message: unknown, headers: Readonly<Record<string, string>> = {}) {
    const accept = 'application/json, text/event-stream'
    return app.server.inject({
      method: 'POST',
      url: '/ucp/mcp',
      headers: { ...common(), accept, 'content-type': 'application/json', ...headers },
      payload: typeof message === 'string' ? message : JSON.stringify(message),
    })
  }
  return {
    ask,
    send,
    async callTool(name, given) {
      const meta = profile === null ? {} : { 'ucp-agent': { profile } }
      const params = { name, arguments: { meta, ...given } }
      return (await send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })).json()
    },
  }
}

/** Returns a list of items for a cart. */
export function someLines(...items: readonly (readonly [id: string, quantity: number])[]) {
  return items.map(([id, quantity]) => ({ item: { id }, quantity }))
}
