import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { PlainRequest } from './buyer.ts'

export interface PlainAnswer {
  readonly status: number
  readonly body: string
  /** How long after the first request was written the whole answer was here. */
  readonly afterMs: number
}

/**
 * Sends requests at the same moment, each over a connection of its own that is open already, and waits for all answers. It writes
 * and reads bytes only: `fetch` takes more of a processor for a request than the api does for a refusal (docs/decisions/0207), on the same cores.
 */
export async function sendAtOnce(url: string, requests: readonly PlainRequest[]): Promise<PlainAnswer[]> {
  const { hostname, port, host } = new URL(url)
  const sockets: Socket[] = []
  try {
    for (const _ of requests) {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      sockets.push(socket)
      await once(socket, 'connect')
    }
    const texts = requests.map((request) => write(request, host))
    const began = performance.now()
    return await Promise.all(sockets.map((socket, at) => send(socket, texts[at] ?? '', began)))
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

function write({ method, path, headers, body }: PlainRequest, host: string): string {
  const all = { host, accept: 'application/json', ...headers, 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`
}

function send(socket: Socket, text: string, began: number): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    let received = ''
    // Lengths are bytes, which is what a letter of this encoding is.
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the connection was closed before the answer')))
    socket.on('data', (part) => {
      received += String(part)
      const answer = readAnswer(received)
      if (answer !== undefined) resolve({ ...answer, afterMs: performance.now() - began })
    })
    socket.write(text)
  })
}

/** Reads an answer once all of it has arrived. */
function readAnswer(received: string): Omit<PlainAnswer, 'afterMs'> | undefined {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = received.slice(0, headEnd)
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  if (length === undefined) throw new Error('an answer does not tell its length')
  const body = received.slice(headEnd + 4)
  if (body.length < Number(length)) return undefined
  return { status: Number(head.split(' ', 2)[1]), body: Buffer.from(body, 'latin1').toString('utf8') }
}
