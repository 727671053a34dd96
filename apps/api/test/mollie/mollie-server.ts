import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { MollieBooks, Refused } from './mollie-books.ts'
import { amountOfPaymentSchema, methodsQuestionSchema, newPaymentSchema } from './mollie-rules.ts'

export interface MollieServer {
  /** Base address, as in the setting MOLLIE_API_URL. */
  url: string
  apiKey: string
  books: MollieBooks
  /** The bodies of all requests that changed something, in sequence. */
  asked: { method: string; path: string; body: unknown; idempotencyKey: string | undefined }[]
  /** How the next requests are answered, in sequence; 'silence' never answers, 'rubbish' is not JSON. */
  trouble: ('silence' | 'rubbish' | number)[]
  /** Forgets all keys, as Mollie does after a while: a request with an old key is then a new one. */
  forgetKeys(): void
  close(): Promise<void>
}

/** A stand-in for Mollie's API that keeps books: what was created can be found, captured, refunded and canceled. */
export async function startMollieServer(): Promise<MollieServer> {
  const apiKey = `test_${'x'.repeat(30)}`
  const books = new MollieBooks()
  const asked: MollieServer['asked'] = []
  const trouble: MollieServer['trouble'] = []
  const answered = new Map<string, { status: number; body: unknown }>()

  const server = createServer(async (request, response) => {
    const text = await readBody(request)
    const send = (status: number, body?: unknown) => {
      response.writeHead(status, { 'content-type': 'application/hal+json' })
      response.end(body === undefined ? undefined : JSON.stringify(body))
    }
    const mishap = trouble.shift()
    if (mishap === 'silence') return
    if (mishap === 'rubbish') return void response.end('<html>Service unavailable</html>')
    if (typeof mishap === 'number') return send(mishap, problem(mishap, 'Something went wrong'))
    if (request.headers.authorization !== `Bearer ${apiKey}`)
      return send(401, problem(401, 'Missing authentication, or failed to authenticate'))

    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mollie.test')
    const method = request.method ?? 'GET'
    const key = request.headers['idempotency-key']?.toString()
    const isWrite = method !== 'GET'
    if (key !== undefined && !z.uuidv4().safeParse(key).success)
      return send(400, problem(400, 'The idempotency key is no UUID v4'))
    const before = isWrite && key !== undefined ? answered.get(`${method} ${pathname} ${key}`) : undefined
    if (before !== undefined) return send(before.status, before.body)
    try {
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      if (isWrite) asked.push({ method, path: pathname, body, idempotencyKey: key })
      const answer = answerTo(books, method, pathname, searchParams, body)
      if (isWrite && key !== undefined) answered.set(`${method} ${pathname} ${key}`, answer)
      send(answer.status, answer.body)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      send(error.status, problem(error.status, error.message, error.field))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    books,
    asked,
    trouble,
    forgetKeys: () => answered.clear(),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function answerTo(books: MollieBooks, method: string, path: string, query: URLSearchParams, body: unknown) {
  const [, , resource, id, part, partId] = path.split('/')
  const call = [method, resource, id && ':id', part, partId && ':part'].filter(Boolean).join(' ')
  switch (call) {
    case 'POST payments':
      return { status: 201, body: books.create(parse(newPaymentSchema, body)) }
    case 'GET payments :id':
      return { status: 200, body: books.payment(id) }
    case 'DELETE payments :id':
      return { status: 200, body: books.cancel(id) }
    case 'POST payments :id release-authorization':
      books.release(id)
      return { status: 202, body: undefined }
    case 'POST payments :id captures':
      return { status: 201, body: books.capture(id, parse(amountOfPaymentSchema, body)) }
    case 'GET payments :id captures':
      return { status: 200, body: books.captures(id) }
    case 'GET payments :id captures :part':
      return { status: 200, body: books.findCapture(id, partId) }
    case 'GET payments :id refunds':
      return { status: 200, body: books.refunds(id) }
    case 'POST payments :id refunds':
      return { status: 201, body: books.refund(id, parse(amountOfPaymentSchema, body)) }
    case 'GET payments :id refunds :part':
      return { status: 200, body: books.findRefund(id, partId) }
    case 'GET methods':
      return { status: 200, body: books.methods(parse(methodsQuestionSchema, Object.fromEntries(query))) }
    default:
      throw new Refused(404, 'No such address')
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refused(422, issue?.message ?? 'Unprocessable', issue?.path.join('.'))
}

function problem(status: number, detail: string, field?: string) {
  const documentation = { href: 'https://docs.mollie.example/errors', type: 'text/html' }
  return { status, title: 'Error', detail, ...(field ? { field } : {}), _links: { documentation } }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
