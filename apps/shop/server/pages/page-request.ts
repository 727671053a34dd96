import type { IncomingMessage } from 'node:http'

/** The host has checked these (origin), sets them itself (forwarded), or they belong to one connection only. */
const notPassedOn = new Set(['origin', 'authorization', 'connection', 'transfer-encoding', 'forwarded'])

/**
 * Makes the request as pages see it. Its address always starts with the shop's public address, so that a forged Host header
 * cannot reach a link.
 */
export function toPageRequest(
  request: IncomingMessage,
  body: Uint8Array<ArrayBuffer> | null,
  options: { publicUrl: string; signal: AbortSignal },
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || notPassedOn.has(name) || name.startsWith('x-forwarded-')) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(new URL(`${new URL(options.publicUrl).origin}${request.url ?? '/'}`), {
    method: request.method ?? 'GET',
    headers,
    body,
    signal: options.signal,
  })
}
