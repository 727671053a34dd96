import type { IncomingMessage } from 'node:http'
import { isAgentPath } from '@sluimer/contract/agent/ucp'
import type { ApiGateway, Visit } from '../../app/lib/api/host.server.ts'
import { withDeliveryArea } from '../../app/lib/api/with-delivery-area.server.ts'
import type { Refuse } from '../pages/refusal.ts'
import { readBody } from '../request/read-body.ts'
import { NotSignedIn } from './api-gateway.ts'

const proxiedPrefixes = ['/v1/', '/api/', '/media/', '/test-provider/', '/webhooks/']
const documents = /^\/(openapi\.json$|docs(\/|$))/
/** Answers with a whole catalogue: the shop asks for them itself, and keeps the files that it makes from them. */
const ownCalls = /^\/v1\/(?:catalog\/(?:product-feed|sitemap)|agents\/product-feed)(?:\/|$)/
/** Called by providers' servers, which send no Origin and prove themselves in the call's body. */
const webhookPrefix = '/webhooks/'

/** Headers that belong to one connection, or with which a visitor may not speak for the shop. */
const notForwarded = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'upgrade'],
  ...[
    'transfer-encoding',
    'host',
    'content-length',
    'expect',
    'accept-encoding',
    'authorization',
    'forwarded',
  ],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'cookie'],
]
const notReturned = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'upgrade',
  // The shop sets these itself on every answer, whoever made it.
  ...['strict-transport-security', 'x-frame-options', 'x-content-type-options', 'referrer-policy'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'origin-agent-cluster'],
  ...[
    'x-dns-prefetch-control',
    'x-download-options',
    'x-permitted-cross-domain-policies',
    'x-xss-protection',
  ],
]

/** Whether the api answers this path; its documents count only where the shop shows them. */
export function isProxied(pathname: string, { hasOpenDocs }: { hasOpenDocs: boolean }): boolean {
  return (
    (hasOpenDocs && documents.test(pathname)) ||
    isAgentPath(pathname) ||
    proxiedPrefixes.some((prefix) => pathname.startsWith(prefix))
  )
}

/** Whether only the shop itself may make this call, because it costs a hundred times as much as others. */
export function isOwnCall(pathname: string): boolean {
  return ownCalls.test(decodeURI(pathname).replace(/\/+/g, '/').toLowerCase())
}

export function isWebhook(pathname: string): boolean {
  return pathname.startsWith(webhookPrefix)
}

/** Passes a browser's request on to the api and returns the answer. A failure on the way becomes one of the host's refusals. */
export async function proxyToApi(
  request: IncomingMessage,
  visit: Visit,
  options: {
    gateway: ApiGateway
    signal: AbortSignal
    onFailure: (error: unknown) => void
    refuse: Refuse
  },
): Promise<Response> {
  const body = await readBody(request)
  if (!body.ok) return options.refuse('tooLarge')
  // An agent's call is nobody's visit: no cookie reaches the api with it.
  const forwarded = isAgentPath(parsePath(request.url)) ? { ...visit, cookie: '' } : visit
  try {
    const answer = await options.gateway.send(
      {
        method: request.method ?? 'GET',
        path: withDeliveryArea(request.url ?? '/', forwarded.cookie),
        headers: toForwardedHeaders(request),
        body: body.bytes,
        signal: options.signal,
      },
      forwarded,
    )
    const headers = new Headers(answer.headers)
    for (const name of notReturned) headers.delete(name)
    return new Response(answer.body, { status: answer.status, headers })
  } catch (error) {
    options.onFailure(error)
    if (error instanceof NotSignedIn) return options.refuse('notReady')
    const isSilent = error instanceof DOMException && error.name === 'TimeoutError'
    return options.refuse(isSilent ? 'apiSilent' : 'apiAway')
  }
}

function parsePath(url = '/'): string {
  return url.split('?', 1)[0] ?? '/'
}

/** Returns the headers of a browser's request that go on to the api. */
export function toForwardedHeaders(request: Pick<IncomingMessage, 'headers'>): Headers {
  const named = new Set([
    ...notForwarded,
    ...String(request.headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  ])
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !named.has(name))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return headers
}
