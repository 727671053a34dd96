import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface SeenCall {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}
type Answer = (call: SeenCall, response: ServerResponse) => void

/** Starts an api of a few lines on a real port, which answers by path and remembers the calls. */
export async function startFakeApi(answers: Record<string, Answer> = {}) {
  const calls: SeenCall[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    calls.push(call)
    const answer = answers[call.url.split('?')[0] ?? ''] ?? defaults[call.url] ?? answerJson(404, {})
    answer(call, response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    calls,
    callsTo: (path: string) => calls.filter((call) => call.url.startsWith(path)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function answerJson(
  status: number,
  body: unknown,
  headers: Record<string, string | string[]> = {},
): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
}

const defaults: Record<string, Answer> = {
  '/login': answerJson(200, { access_token: 'the-service-token' }),
  '/readyz': answerJson(200, { status: 'ok' }),
}
