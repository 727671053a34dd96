import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listAcceptedEncodings } from '../answer/send-response.ts'
import { compressWithDictionary, dictionaryCoding, readAvailableDictionary, toFamily } from './dictionary.ts'
import type { EarlierFiles } from './earlier-files.ts'

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
  /**
   * Its compressed forms, each made for the first browser that wants it; absent where compressing gains nothing. Differences from
   * earlier versions are under the hash of that version.
   */
  forms?: Map<string, Promise<Buffer>>
  /** What its earlier versions are called too; absent for a file without a hash in its name, or that is not compressed. */
  family?: string
  /**
   * Whether browsers keep it to read later versions with: the largest file of its family is. A build may give several files one name,
   * and a browser takes the one that it loaded last.
   */
  isDictionary?: boolean
}

interface Form {
  encoding: Encoding | typeof dictionaryCoding
  bytes: Buffer
}

export interface StaticFiles {
  /** Answers a request for one of the built files; returns false when no file has that path. */
  serve(pathname: string, request: IncomingMessage, response: ServerResponse): boolean
}

/** Opens the earlier versions of the files that may serve as dictionaries; undefined when there are none. */
export type OpenEarlierFiles = (files: ReadonlyMap<string, Buffer>) => Promise<EarlierFiles | undefined>

/**
 * Holds the browser's files in memory. Each is compressed once, when it is first asked for: compressing all of them took half the time in
 * which the shop starts. Files under `assets/` carry a hash in their name, so browsers keep them forever.
 */
export async function loadStaticFiles(
  directory: string,
  openEarlier: OpenEarlierFiles = async () => undefined,
): Promise<StaticFiles> {
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
  const versioned = Array.from(files).filter(([, { family }]) => family !== undefined)
  for (const family of Map.groupBy(versioned, ([, file]) => file.family).values()) {
    const [largest] = family.toSorted(([, one], [, other]) => other.plain.byteLength - one.plain.byteLength)
    if (largest !== undefined) largest[1].isDictionary = true
  }
  const earlier = await openEarlier(new Map(versioned.map(([pathname, { plain }]) => [pathname, plain])))
  return {
    serve(pathname, request, response) {
      const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(pathname) : undefined
      if (!file) return false
      send(file, earlier, request, response).catch(() => response.destroy())
      return true
    },
  }
}

async function loadFile(path: string, pathname: string): Promise<StaticFile> {
  const plain = await readFile(path)
  const extension = extname(path)
  const isHashed = pathname.startsWith('/assets/')
  const isCompressed = compressedTypes.has(extension)
  const family = isHashed && isCompressed ? toFamily(pathname) : undefined
  return {
    type: types[extension] ?? 'application/octet-stream',
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    plain,
    ...(isCompressed ? { forms: new Map() } : {}),
    ...(family === undefined ? {} : { family }),
  }
}

/** How each form is made; `tight` takes ten times as long as `br`, and is a fifteenth smaller. */
export const compressors: Record<Encoding | 'tight', (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => compressBrotli(plain, 9),
  tight: (plain) => compressBrotli(plain, constants.BROTLI_MAX_QUALITY),
  gzip: (plain) => promisify(gzip)(plain),
}

function compressBrotli(plain: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** One file after the other, so that pages need not wait for a thread. */
let tightening = Promise.resolve()

/** Makes the smallest form of a file while nobody waits for it; the one that was made for the first browser serves until then. */
function tightenLater({ forms, plain }: StaticFile): void {
  tightening = tightening
    .then(async () => {
      const tight = await compressors.tight(plain)
      forms?.set('br', Promise.resolve(tight))
    })
    .catch(() => undefined)
}

/** Returns a form of a file; those who ask for it while it is being made share the work, and one that fails is made anew. */
function findForm({ forms }: StaticFile, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = forms?.get(key)
  if (known !== undefined) return known
  const form = make()
  forms?.set(key, form)
  form.catch(() => forms?.delete(key))
  return form
}

async function send(
  file: StaticFile,
  earlier: EarlierFiles | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('cache-control', file.cacheControl)
  response.setHeader('etag', file.etag)
  const family = earlier && file.family
  if (family && file.isDictionary) response.setHeader('use-as-dictionary', `match="${family}"`)
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304).end()
    return
  }
  const form = await chooseForm(file, earlier, request)
  const bytes = form?.bytes ?? file.plain
  response.setHeader('content-type', file.type)
  response.setHeader('content-length', bytes.byteLength)
  if (file.forms)
    response.setHeader('vary', family ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding')
  if (form) response.setHeader('content-encoding', form.encoding)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes)
}

/** Chooses the shortest form that the browser can read; undefined for the plain file. */
async function chooseForm(
  file: StaticFile,
  earlier: EarlierFiles | undefined,
  request: IncomingMessage,
): Promise<Form | undefined> {
  if (!file.forms) return undefined
  const accepted = listAcceptedEncodings(request.headers['accept-encoding'])
  const whole = await findWhole(file, accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined)
  if (!accepted.has(dictionaryCoding)) return whole
  // Whatever keeps a difference from being made, the whole file is there.
  const bytes = await findDifference(file, earlier, request).catch(() => undefined)
  if (bytes === undefined || (whole && whole.bytes.byteLength <= bytes.byteLength)) return whole
  return { encoding: dictionaryCoding, bytes }
}

async function findWhole(file: StaticFile, encoding: Encoding | undefined): Promise<Form | undefined> {
  if (encoding === undefined) return undefined
  const isFirst = !file.forms?.has(encoding)
  const bytes = await findForm(file, encoding, () => compressors[encoding](file.plain))
  if (isFirst && encoding === 'br') tightenLater(file)
  return { encoding, bytes }
}

/** Returns what changed since the version that the browser has; undefined when that version is not kept any more. */
async function findDifference(file: StaticFile, earlier: EarlierFiles | undefined, request: IncomingMessage) {
  const hash = readAvailableDictionary(request.headers['available-dictionary'])
  if (hash === undefined || file.family === undefined) return undefined
  const known = file.forms?.get(hash)
  if (known !== undefined) return known
  const dictionary = await earlier?.find(file.family, hash)
  return dictionary && findForm(file, hash, () => compressWithDictionary(file.plain, dictionary))
}
