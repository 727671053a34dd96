import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { compressors, loadStaticFiles } from './static-files.ts'

const script = 'console.log("dag");\n'.repeat(100)

async function startFileServer() {
  const directory = await mkdtemp(join(tmpdir(), 'shop-files-'))
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, 'assets/page-abc123.js'), script)
  await writeFile(join(directory, 'favicon.svg'), '<svg/>')
  const files = await loadStaticFiles(directory)
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
  expect((await fetch(`${url}/assets/page-abc123.js`)).headers.get('cache-control')).toContain('immutable')
  expect((await fetch(`${url}/favicon.svg`)).headers.get('cache-control')).not.toContain('immutable')
})

test.each(['br', 'gzip', 'identity'])(
  'a script is sent as %s to those who ask for that',
  async (encoding) => {
    const url = await startFileServer()
    const answer = await fetch(`${url}/assets/page-abc123.js`, { headers: { 'accept-encoding': encoding } })
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
      const answer = await fetch(`${url}/assets/page-abc123.js`, { headers: { 'accept-encoding': encoding } })
      return answer.text()
    }
    expect(compressing).not.toHaveBeenCalled()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([script, script, script])
    expect(await ask()).toBe(script)
    expect(compressing).toHaveBeenCalledTimes(1)
  },
)

test('a script whose compressing failed is sent to the next who asks', async () => {
  const compressing = vi.spyOn(compressors, 'br').mockRejectedValueOnce(new Error('no memory'))
  onTestFinished(() => compressing.mockRestore())
  const url = await startFileServer()
  const ask = () => fetch(`${url}/assets/page-abc123.js`, { headers: { 'accept-encoding': 'br' } })
  await expect(ask()).rejects.toThrow()
  expect(await (await ask()).text()).toBe(script)
})

test('a browser that has the file already is only told so', async () => {
  const url = await startFileServer()
  const etag = (await fetch(`${url}/favicon.svg`)).headers.get('etag') ?? ''
  expect((await fetch(`${url}/favicon.svg`, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test.each(['/assets/../../etc/passwd', '/assets/%2e%2e/secret', '/assets/', '/nothing.js'])(
  '%s is no file',
  async (path) => {
    const url = await startFileServer()
    expect((await fetch(`${url}${path}`)).status).toBe(404)
  },
)
