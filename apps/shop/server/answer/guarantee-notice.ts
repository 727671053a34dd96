import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ConfigError } from '../config.ts'

/**
 * The harmonised notice on the legal guarantee (Directive 2024/825, Regulation 2025/1960): the Commission's file, which nobody
 * may redraw, as the owner of the shop saved it on this machine.
 */
export interface GuaranteeNotice {
  /** Where the browser finds it. A changed file has a new address, so browsers may keep it forever. */
  address: string
  /** Answers a request for the notice; returns false when the request is for another path. */
  serve(pathname: string, request: IncomingMessage, response: ServerResponse): boolean
}

const largestBytes = 2 * 1024 * 1024

/** A file is recognised by its contents, whatever its name. */
const kinds: { extension: string; type: string; isIt: (bytes: Buffer) => boolean }[] = [
  { extension: 'png', type: 'image/png', isIt: (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG' },
  { extension: 'jpg', type: 'image/jpeg', isIt: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff },
  {
    extension: 'webp',
    type: 'image/webp',
    isIt: (bytes) => bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
  {
    extension: 'svg',
    type: 'image/svg+xml',
    isIt: (bytes) => /^\uFEFF?\s*<(\?xml|!--|!DOCTYPE svg|svg)/.test(bytes.subarray(0, 200).toString()),
  },
]

/** Reads the file once, at the start. Throws `ConfigError` when it does not exist, is not a picture or is too large. */
export async function loadGuaranteeNotice(path: string): Promise<GuaranteeNotice> {
  const refuse = (problem: string) =>
    new ConfigError(`The shop cannot start with these settings:\n  GUARANTEE_NOTICE: ${path} ${problem}`)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw refuse('is not there, or is no file')
  if (found.size > largestBytes) throw refuse('is larger than 2 MB')
  const bytes = await readFile(path).catch(() => undefined)
  if (bytes === undefined) throw refuse('cannot be read')
  const kind = bytes.length < 12 ? undefined : kinds.find(({ isIt }) => isIt(bytes))
  if (kind === undefined) throw refuse('is no picture: PNG, SVG, JPEG and WebP can be shown')

  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const address = `/wettelijke-garantie-${hash}.${kind.extension}`
  return {
    address,
    serve(pathname, request, response) {
      if (pathname !== address || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      response.setHeader('content-type', kind.type)
      response.setHeader('content-length', bytes.byteLength)
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      // A drawing may contain scripts; this policy keeps them from running when it is opened by itself.
      response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes)
      return true
    },
  }
}
