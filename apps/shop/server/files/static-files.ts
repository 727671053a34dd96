import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listAcceptedEncodings } from '../answer/send-response.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const compressedTypes = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'])

type Encoding = 'br' | 'gzip'

interface StaticFile {
  type: string
  cacheControl: string
  etag: string
  plain: Buffer
  /** Its compressed forms, each made for the first browser that wants it; absent where compressing gains nothing. */
  forms?: Map<Encoding, Promise<Buffer>>
}

export interface StaticFiles {
  /** Answers a request for one of the built files; returns false when no file has that path. */
  serve(pathname: string, request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * Holds the browser's files in memory. Each is compressed once, when it is first asked for: compressing all of them took half the time in
 * which the shop starts. Files under `assets/` carry a hash in their name, so browsers keep them forever.
 */
export async function loadStaticFiles(directory: string): Promise<StaticFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = new Map(
    await Promise.all(
      paths.map(async (path) => {
        const pathname = `/${relative(directory, path).split(sep).join('/')}`
        return [pathname, await loadFile(path, pathname)] as const
      }),
    ),
  )
  return {
    serve(pathname, request, response) {
      const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(pathname) : undefined
      if (!file) return false
      send(file, request, response).catch(() => response.destroy())
      return true
    },
  }
}

async function loadFile(path: string, pathname: string): Promise<StaticFile> {
  const plain = await readFile(path)
  const extension = extname(path)
  const isHashed = pathname.startsWith('/assets/')
  return {
    type: types[extension] ?? 'application/octet-stream',
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    plain,
    ...(compressedTypes.has(extension) ? { forms: new Map() } : {}),
  }
}

/** How each form is made. */
export const compressors: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain) => promisify(gzip)(plain),
}

/** Returns a compressed form of a file; those who ask for it while it is being made share the work, and one that fails is made anew. */
function findForm({ forms, plain }: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = forms?.get(encoding)
  if (known !== undefined) return known
  const form = compressors[encoding](plain)
  forms?.set(encoding, form)
  form.catch(() => forms?.delete(encoding))
  return form
}

async function send(file: StaticFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('cache-control', file.cacheControl)
  response.setHeader('etag', file.etag)
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304).end()
    return
  }
  const encoding = chooseEncoding(file, request)
  const bytes = encoding === undefined ? file.plain : await findForm(file, encoding)
  response.setHeader('content-type', file.type)
  response.setHeader('content-length', bytes.byteLength)
  if (file.forms) response.setHeader('vary', 'Accept-Encoding')
  if (encoding) response.setHeader('content-encoding', encoding)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes)
}

function chooseEncoding(file: StaticFile, request: IncomingMessage): Encoding | undefined {
  if (!file.forms) return undefined
  const accepted = listAcceptedEncodings(request.headers['accept-encoding'])
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined
}
