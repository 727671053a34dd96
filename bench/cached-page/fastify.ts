import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import files from '@fastify/static'
import { fastify, LogController } from 'fastify'
import { buildSecurityHeaders } from '../../apps/shop/server/answer/security-headers.ts'
import { filePath, fileText, pagePath, pageText } from './contents.ts'
import { answerAboutCpu } from './measured-process.ts'

/**
 * This program gives the same answers with Fastify and its plugin for files, and what every answer of the shop has:
 * an id, the fixed headers and one line of log. A kept page comes from a map, without checking that it is still true.
 */

const compress = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
const page = { bytes: compress(pageText), etag: 'W/"1"' }
const pages = new Map([[pagePath, page]])
const folder = await mkdtemp(join(tmpdir(), 'cached-page-fastify-'))
await mkdir(join(folder, dirname(filePath)))
await writeFile(join(folder, filePath), fileText)
await writeFile(join(folder, `${filePath}.br`), compress(fileText))

const app = fastify({
  logger: true,
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  genReqId: () => crypto.randomUUID(),
})
const fixedHeaders = buildSecurityHeaders('http://localhost:3000')
app.addHook('onRequest', async (request, reply) => {
  reply.headers({ ...fixedHeaders, 'x-request-id': request.id })
})
app.addHook('onResponse', async (request, reply) => {
  const { method, url: path } = request
  request.log.info({ method, path, status: reply.statusCode, durationMs: reply.elapsedTime }, 'request')
})
await app.register(files, {
  root: folder,
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  wildcard: false,
})
app.get('/*', async (request, reply) => {
  const found = pages.get(request.url)
  if (found === undefined) return reply.code(404).send()
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
    'cache-control': 'private, no-cache',
    'server-timing': `clock;desc="${Date.now()}"`,
    vary: 'Accept-Encoding',
    etag: found.etag,
  })
  if (request.headers['if-none-match'] === found.etag) return reply.code(304).send()
  return reply.header('content-encoding', 'br').send(found.bytes)
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
answerAboutCpu(typeof address === 'object' && address ? address.port : 0)
