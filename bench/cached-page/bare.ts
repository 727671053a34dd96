import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { fileText, pagePath, pageText } from './contents.ts'
import { answerAboutCpu } from './measured-process.ts'

/** This program does the least that Node can do to answer: the same bytes with four headers for any request. It shows what a host adds. */

const compress = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
const page = compress(pageText)
const file = compress(fileText)
const server = createServer((request, response) => {
  if (request.headers['if-none-match'] !== undefined) return void response.writeHead(304).end()
  const body = request.url === pagePath ? page : file
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.byteLength,
    etag: '"1"',
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  answerAboutCpu(typeof address === 'object' && address ? address.port : 0)
})
