import type { IncomingMessage } from 'node:http'

/** The api's own limit. No form of texts comes near it: the longest text is 4000 characters, 36 kB when encoded. */
export const bodyLimitBytes = 64 * 1024

export type ReadBody = { ok: true; bytes: Uint8Array<ArrayBuffer> | null } | { ok: false }

/**
 * Returns the whole body, or null for methods that have none. `ok: false` as soon as it exceeds the limit; the rest is then
 * left unread, and the connection stays open so that the refusal can still be sent.
 */
export function readBody(request: IncomingMessage, limitBytes = bodyLimitBytes): Promise<ReadBody> {
  if (request.method === 'GET' || request.method === 'HEAD') return Promise.resolve({ ok: true, bytes: null })
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return Promise.resolve({ ok: false })
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (size <= limitBytes) return void chunks.push(chunk)
      request.removeAllListeners('data')
      request.pause()
      resolve({ ok: false })
    })
    request.once('end', () => resolve({ ok: true, bytes: Uint8Array.from(Buffer.concat(chunks)) }))
    request.once('error', reject)
    request.once('aborted', () => reject(new Error('The visitor left before the whole request had come')))
  })
}
