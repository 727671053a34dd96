import type { ServerResponse } from 'node:http'
import { type LoopbackServer, startLoopbackServer } from '../loopback-server.ts'

/** What the model does in one round: it says something, uses tools, or answers as its server likes. */
export type Round =
  | { readonly says: string; readonly tokens?: number }
  | { readonly uses: readonly (readonly [name: string, args: object | string])[] }
  | ((response: ServerResponse) => void)

/** A model behind an OpenAI-compatible address on this machine that follows a script, round by round; the last round repeats. */
export interface ModelServer {
  readonly url: string
  /** The bodies of its requests so far. */
  readonly asked: readonly ModelBody[]
  /** Starts another talk. */
  plays(...rounds: Round[]): void
  close(): Promise<void>
}

interface ModelBody {
  readonly messages: readonly { readonly role: string; readonly content: string | null }[]
  readonly tools: readonly { readonly function: { readonly name: string } }[]
  readonly max_tokens: number
  readonly stream: boolean
}

export async function startModelServer(): Promise<ModelServer> {
  const server: LoopbackServer = await startLoopbackServer()
  let rounds: readonly Round[] = []
  let asked: ModelBody[] = []
  let at = 0
  server.answer((response, body) => {
    asked.push(JSON.parse(body))
    const round = rounds[Math.min(at, rounds.length - 1)]
    at += 1
    if (round === undefined) response.writeHead(500).end()
    else if (typeof round === 'function') round(response)
    else stream(response, toChunks(round))
  })
  return {
    url: `${server.url}/v1`,
    get asked() {
      return asked
    },
    plays(...next) {
      rounds = next
      asked = []
      at = 0
    },
    close: server.close,
  }
}

/** Streams events as the protocol does, a few letters of an answer in each. */
export function stream(response: ServerResponse, events: readonly (object | string)[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of events)
    response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
  response.end()
}

export const aChunk = (delta: object, finish: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: finish }],
})

function toChunks(round: Exclude<Round, (response: ServerResponse) => void>): (object | string)[] {
  if ('says' in round) {
    const parts = round.says.match(/.{1,7}/gsu) ?? []
    const usage = { choices: [], usage: { total_tokens: round.tokens ?? 100 } }
    return [...parts.map((content) => aChunk({ content })), aChunk({}, 'stop'), usage, '[DONE]']
  }
  const calls = round.uses.flatMap(([name, args], index) => {
    const text = typeof args === 'string' ? args : JSON.stringify(args)
    const half = Math.ceil(text.length / 2)
    return [
      aChunk({
        tool_calls: [{ index, id: `call_${index}`, function: { name, arguments: text.slice(0, half) } }],
      }),
      aChunk({ tool_calls: [{ index, function: { arguments: text.slice(half) } }] }),
    ]
  })
  return [...calls, aChunk({}, 'tool_calls'), '[DONE]']
}
