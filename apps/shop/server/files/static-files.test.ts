import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashDictionary } from './dictionary.ts'
import type { EarlierFiles } from './earlier-files.ts'
import { compressors, loadStaticFiles } from './static-files.ts'

const script = Array.from({ length: 200 }, (_, at) => `console.log("dag ${at ** 3}")`).join('\n')

/** What changed since the version that some browsers have. */
const earlierScript = script.replace('dag', 'hoi')

const withEarlier: EarlierFiles = {
  find: async (family, hash) =>
    family === '/assets/page-*.js' && hash === hashDictionary(Buffer.from(earlierScript))
      ? Buffer.from(earlierScript)
      : undefined,
}

/** Starts a server for two scripts of one name and an icon, with or without earlier versions of them. */
async function startFileServer(earlier?: EarlierFiles) {
  const directory = await mkdtemp(join(tmpdir(), 'shop-files-'))
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, 'assets/page-abcd1234.js'), script)
  await writeFile(join(directory, 'assets/page-efgh5678.js'), 'export {}')
  await writeFile(join(directory, 'favicon.svg'), '<svg/>')
  const files = await loadStaticFiles(directory, async () => earlier)
  const server = createServer((request, response) => {
    if (!files.serve(request.url ?? '/', request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await rm(directory, { recursive: true })
  })
  const address = server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
}

test('a file with a hash in its name is kept forever, any other for a while', async () => {
  const url = await startFileServer()
  expect((await fetch(`${url}/assets/page-abcd1234.js`)).headers.get('cache-control')).toContain('immutable')
  expect((await fetch(`${url}/favicon.svg`)).headers.get('cache-control')).not.toContain('immutable')
})

test.each(['br', 'gzip', 'identity'])(
  'a script is sent as %s to those who ask for that',
  async (encoding) => {
    const url = await startFileServer()
    const answer = await fetch(`${url}/assets/page-abcd1234.js`, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(await answer.text()).toBe(script)
  },
)

test.each(['br', 'gzip'])(
  'a script asked for often, also at once, is compressed to %s once',
  async (encoding) => {
    const compressing = vi.spyOn(compressors, encoding === 'br' ? 'br' : 'gzip')
    onTestFinished(() => compressing.mockRestore())
    const url = await startFileServer()
    const ask = async () => {
      const answer = await fetch(`${url}/assets/page-abcd1234.js`, {
        headers: { 'accept-encoding': encoding },
      })
      return answer.text()
    }
    expect(compressing).not.toHaveBeenCalled()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([script, script, script])
    expect(await ask()).toBe(script)
    expect(compressing).toHaveBeenCalledTimes(1)
  },
)

test('browsers after the first get a script in its smallest form, which is made once', async () => {
  const compressing = vi.spyOn(compressors, 'tight')
  onTestFinished(() => compressing.mockRestore())
  const url = await startFileServer()
  const ask = async () => {
    const headers = { 'accept-encoding': 'br' }
    const answer = await fetch(`${url}/assets/page-abcd1234.js`, { headers })
    expect(await answer.text()).toBe(script)
    return Number(answer.headers.get('content-length'))
  }
  const first = await ask()
  await expect.poll(ask).toBeLessThan(first)
  expect(compressing).toHaveBeenCalledTimes(1)
})

test('a script whose compressing failed is sent to the next who asks', async () => {
  const compressing = vi.spyOn(compressors, 'br').mockRejectedValueOnce(new Error('no memory'))
  onTestFinished(() => compressing.mockRestore())
  const url = await startFileServer()
  const ask = () => fetch(`${url}/assets/page-abcd1234.js`, { headers: { 'accept-encoding': 'br' } })
  await expect(ask()).rejects.toThrow()
  expect(await (await ask()).text()).toBe(script)
})

test('a browser that has the file already hears only that', async () => {
  const url = await startFileServer()
  const etag = (await fetch(`${url}/favicon.svg`)).headers.get('etag') ?? ''
  expect((await fetch(`${url}/favicon.svg`, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test.each(['/assets/../../etc/passwd', '/assets/%2e%2e/secret', '/assets/', '/nothing.js'])(
  '%s is not a file',
  async (path) => {
    const url = await startFileServer()
    expect((await fetch(`${url}${path}`)).status).toBe(404)
  },
)

/** Asks for the script as a browser does that has a version of it; Node's own fetch would try to unpack the answer. */
function askForDifference(url: string, dictionary: string, encodings = 'gzip, br, dcb, dcz') {
  const headers = {
    'accept-encoding': encodings,
    'available-dictionary': dictionary,
  }
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    get(`${url}/assets/page-abcd1234.js`, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }))
    }).on('error', reject)
  })
}
const nameDictionary = (text: string) => `:${hashDictionary(Buffer.from(text))}:`
/** Before the compressed bytes stand eight fixed ones and the hash of the dictionary. */
const differenceStart = 40

test('a browser that has an earlier version of a script is sent what changed in it', async () => {
  const url = await startFileServer(withEarlier)
  const { headers, body } = await askForDifference(url, nameDictionary(earlierScript))
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-length': String(body.length),
    vary: 'Accept-Encoding, Available-Dictionary',
    'use-as-dictionary': 'match="/assets/page-*.js"',
  })
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
  expect(`:${body.subarray(8, differenceStart).toString('base64')}:`).toBe(nameDictionary(earlierScript))
  const unpacked = zstdDecompressSync(body.subarray(differenceStart), {
    dictionary: Buffer.from(earlierScript),
  })
  expect(unpacked.toString()).toBe(script)
})

test.each([
  ['a version that is not kept', nameDictionary('another'), 'gzip, br, dcz'],
  ['something that is no hash', ':none:', 'gzip, br, dcz'],
  ['an earlier version but cannot read differences', nameDictionary(earlierScript), 'gzip, br'],
  ['an earlier version but refuses differences', nameDictionary(earlierScript), 'br, dcz;q=0'],
])('a browser that has %s is sent the whole script', async (_, dictionary, encodings) => {
  const url = await startFileServer(withEarlier)
  const { headers } = await askForDifference(url, dictionary, encodings)
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding, Available-Dictionary' })
})

test('a browser whose version cannot be read any more is sent the whole script', async () => {
  const url = await startFileServer({ find: () => Promise.reject(new Error('the disk is gone')) })
  const { headers } = await askForDifference(url, nameDictionary(earlierScript))
  expect(headers['content-encoding']).toBe('br')
})

test('a difference that is no shorter than the whole script is not sent', async () => {
  const compressing = vi.spyOn(compressors, 'br').mockResolvedValue(Buffer.from('short'))
  onTestFinished(() => compressing.mockRestore())
  const url = await startFileServer(withEarlier)
  const { headers } = await askForDifference(url, nameDictionary(earlierScript))
  expect(headers['content-encoding']).toBe('br')
})

test('a shop that keeps no earlier versions asks no browser to keep one', async () => {
  const url = await startFileServer()
  const { headers } = await askForDifference(url, nameDictionary(earlierScript))
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(headers).not.toHaveProperty('use-as-dictionary')
})

test('of files with one name browsers keep the largest, because they would read all of them with the last', async () => {
  const url = await startFileServer(withEarlier)
  expect((await fetch(`${url}/assets/page-efgh5678.js`)).headers.get('use-as-dictionary')).toBeNull()
})

test('a file without a hash in its name has no versions', async () => {
  const url = await startFileServer(withEarlier)
  expect((await fetch(`${url}/favicon.svg`)).headers.get('use-as-dictionary')).toBeNull()
})
