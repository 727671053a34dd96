import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface LoopbackServer {
  url: string
  /** The requests so far: method and path with query, and the body. */
  requests: { line: string; body: string }[]
  /** Decides how it answers from now on, given the request. */
  answer(next: (response: ServerResponse, body: string) => void): void
  close(): Promise<void>
}

/** Stands in for another company's server in tests, on this machine only. It answers 500 until a test sets an answer. */
export async function startLoopbackServer(): Promise<LoopbackServer> {
  let respond: Parameters<LoopbackServer['answer']>[0] = (response) => response.writeHead(500).end()
  const requests: LoopbackServer['requests'] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({ line: `${request.method} ${decodeURIComponent(request.url ?? '')}`, body })
    respond(response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    answer(next) {
      respond = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers with this JSON and status 200. */
export const json = (value: unknown) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

/** Ways in which a server fails to answer. */
export const failures: Record<string, (response: ServerResponse) => void> = {
  'a status 500': (response) => void response.writeHead(500).end('{}'),
  'a status 429': (response) => void response.writeHead(429).end('{}'),
  'a web page': (response) => void response.writeHead(200).end('<html>Onderhoud</html>'),
  'JSON of another shape': json({ ok: true }),
  nothing: (response) => void response.writeHead(200).end(),
  'a broken connection': (response) => void response.destroy(),
  'half an answer': (response) => {
    response.writeHead(200, { 'content-length': '500' })
    response.write('{"response":')
    setImmediate(() => response.destroy())
  },
  'a redirect': (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'an endless answer': (response) => {
    const line = ' '.repeat(16_384)
    const write = () => {
      if (!response.destroyed) response.write(line, () => setImmediate(write))
    }
    response.on('error', () => undefined)
    write()
  },
}
