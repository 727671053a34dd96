import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { restPath } from '@sluimer/contract/agent/ucp'
import { toOlderAnswer, toOlderProfile, toOurHeader } from './older-version.ts'

/** Starts a server that speaks the suite's version of the protocol, and passes everything on to a shop. */
export async function startBridge(shop: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await passOn(request, shop, urlOf())
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: urlOf(), stop: () => server.close() }
}

async function passOn(request: IncomingMessage, shop: string, own: string) {
  if (request.url === '/.well-known/ucp') {
    const profile = await (await fetch(`${shop}/.well-known/ucp`)).json()
    return { status: 200, body: JSON.stringify(toOlderProfile(profile, own)) }
  }
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of ['ucp-agent', 'idempotency-key', 'request-id']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, toOurHeader(value))
  }
  const body = await readText(request)
  const { method = 'GET' } = request
  const answer = await fetch(`${shop}${restPath}${request.url}`, {
    method,
    headers,
    ...(method === 'GET' || body === '' ? {} : { body }),
  })
  const text = await answer.text()
  try {
    const { status, body: older } = toOlderAnswer(answer.status, JSON.parse(text))
    return { status, body: JSON.stringify(older) }
  } catch {
    return { status: answer.status, body: text }
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
