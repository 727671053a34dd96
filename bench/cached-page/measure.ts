import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { join, resolve } from 'node:path'
import { answerJson, startFakeApi } from '../../apps/shop/server/test/fake-api.ts'
import { filePath, pagePath } from './contents.ts'
import { type MeasuredProcess, startMeasured } from './measured-process.ts'
import { startNginx } from './nginx.ts'

/**
 * Compares the cost of the shop's host with the least that Node can do, with Fastify, with nginx where this machine has it, and with
 * another version of the project:
 * `node bench/cached-page/measure.ts [--beside ../other/clone] [--requests 3000] [--rounds 9]`. Each host is a process of its
 * own. They take turns within each round, so that other work on the machine affects all of them alike. It prints the medians of
 * the rounds, as processor time per request and as a ratio to the bare server.
 */
const options = readOptions(process.argv.slice(2))
const requests = Number(options.get('requests') ?? 3_000)
const rounds = Number(options.get('rounds') ?? 9)
const others = options.get('beside')?.split(',') ?? []
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

const api = await startFakeApi({
  '/changes': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('id: run-1\nevent: change\ndata: {"tags":["*"],"place":"1:1:"}\n\n')
    const beats = setInterval(() => response.write('event: beat\ndata: {"place":"1:1:"}\n\n'), 200)
    response.once('close', () => clearInterval(beats))
  },
  '/v1/product': (call, response) => {
    const headers = { etag: '"1"', 'depends-on': '*; product=812' }
    if (call.headers['if-none-match'] === '"1"') return void response.writeHead(304, headers).end()
    answerJson(200, { price: 10 }, headers)(call, response)
  },
})
const env = { API_URL: api.url, SERVICE_EMAIL: 'shop@example.test', SERVICE_PASSWORD: 'a-very-long-password' }
const hosts = [
  await startMeasured('bare node:http', join(import.meta.dirname, 'bare.ts'), env),
  await startMeasured('the shop', join(import.meta.dirname, 'host.ts'), env),
  await startMeasured('Fastify', join(import.meta.dirname, 'fastify.ts'), env),
]
const nginx = await startNginx()
if (nginx) hosts.push(nginx)
for (const clone of others)
  hosts.push(await startMeasured(clone, resolve(clone, 'bench/cached-page/host.ts'), env))

const browser = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
const kinds = [
  ['a kept page', pagePath, false],
  ['a kept page that the browser has', pagePath, true],
  ['a file', filePath, false],
  ['a file that the browser has', filePath, true],
] as const

try {
  // By now the stream of changes has been heard, and the code is warm.
  for (const host of hosts) await untilKept(host)
  for (const [, path] of kinds) for (const host of hosts) await askOften(host, path, {}, requests)
  for (const [name, path, isKnown] of kinds) {
    const micros = await measure(path, isKnown)
    const bare = micros.get(hosts[0]?.name ?? '') ?? []
    for (const [host, values] of micros) {
      const ratios = values.map((value, round) => value / (bare[round] ?? Number.NaN))
      process.stdout.write(
        `${JSON.stringify({
          name,
          host,
          cpuMicros: Math.round(median(values)),
          ratio: Number(median(ratios).toFixed(2)),
          rounds: values.map((value) => Number(value.toFixed(1))),
        })}\n`,
      )
    }
  }
} finally {
  for (const host of hosts) host.stop()
  agent.destroy()
  await api.stop()
}

/** Returns the processor time per request in microseconds, of each host in each round. */
async function measure(path: string, isKnown: boolean): Promise<Map<string, number[]>> {
  const micros = new Map<string, number[]>(hosts.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? hosts : hosts.toReversed()
    for (const host of order) {
      const { etag } = await ask(host, path, {})
      const headers: Record<string, string> = isKnown ? { 'if-none-match': etag ?? '' } : {}
      const before = await host.cpuMicros()
      await askOften(host, path, headers, requests)
      micros.get(host.name)?.push(((await host.cpuMicros()) - before) / requests)
    }
  }
  return micros
}

async function askOften(host: MeasuredProcess, path: string, headers: Record<string, string>, count: number) {
  let left = count
  const reader = async () => {
    while (left-- > 0) await ask(host, path, headers)
  }
  await Promise.all(Array.from({ length: 4 }, reader))
}

async function untilKept(host: MeasuredProcess) {
  for (let tries = 0; tries < 100; tries++) {
    await ask(host, pagePath, {})
    const health = await fetch(`${host.url}/healthz`)
    const text = await health.text()
    // The hosts that the shop is compared with have no page cache to wait for.
    if (!text.includes('page_cache') || /"hits":[1-9]/.test(text)) return
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error(`${host.name} keeps no page`)
}

function ask(
  host: MeasuredProcess,
  path: string,
  headers: Record<string, string>,
): Promise<IncomingHttpHeaders> {
  return new Promise((resolvePromise, reject) => {
    get(`${host.url}${path}`, { agent, headers: { ...browser, ...headers } }, (answer) => {
      const expected = headers['if-none-match'] === undefined ? 200 : 304
      if (answer.statusCode !== expected) reject(new Error(`${host.name} answered ${answer.statusCode}`))
      answer.resume().on('end', () => resolvePromise(answer.headers))
    }).on('error', reject)
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function readOptions(given: string[]): Map<string, string> {
  const pairs = given.flatMap((word, at) =>
    word.startsWith('--') ? [[word.slice(2), given[at + 1] ?? ''] as const] : [],
  )
  return new Map(pairs)
}
