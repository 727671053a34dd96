import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

/**
 * Measures what pages cost: `node bench/pages/measure.ts --base http://localhost:3000 --pid 123 --seconds 5 / /slapen/`. It asks
 * for each page again and again with several readers at once and prints, as one line of JSON per page, requests a second, the
 * shop's CPU time per request (Linux, from the process with that id) and how long readers waited. `--rate 200` asks that
 * often a second instead of as often as it can; `--cookie` gives the readers a cookie.
 */
const { options, paths } = readArguments(process.argv.slice(2))
const base = options.get('base') ?? 'http://localhost:3000'
const seconds = Number(options.get('seconds') ?? 5)
const rate = Number(options.get('rate') ?? 0)
const readers = Number(options.get('readers') ?? 10)
const cookie = options.get('cookie')
const pid = options.get('pid')
const agent = new Agent({ keepAlive: true, maxSockets: rate > 0 ? 200 : readers })

for (const path of paths) {
  await ask(path)
  process.stdout.write(`${JSON.stringify(await measure(path))}\n`)
}
agent.destroy()

async function measure(path: string) {
  const waitsMs: number[] = []
  const statuses = new Map<number, number>()
  const cpuBefore = cpuMs()
  const start = performance.now()
  const endAt = start + seconds * 1000
  const askOnce = async () => {
    const begin = performance.now()
    const { status } = await ask(path)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    waitsMs.push(performance.now() - begin)
  }
  if (rate > 0) await askAtRate(askOnce, endAt)
  else
    await Promise.all(
      Array.from({ length: readers }, async () => {
        while (performance.now() < endAt) await askOnce()
      }),
    )
  const tookMs = performance.now() - start
  waitsMs.sort((a, b) => a - b)
  const atShare = (share: number) =>
    Number((waitsMs[Math.min(waitsMs.length - 1, Math.floor(waitsMs.length * share))] ?? 0).toFixed(2))
  return {
    path,
    requests: waitsMs.length,
    perSecond: Math.round((waitsMs.length / tookMs) * 1000),
    cpuMsPerRequest: pid === undefined ? null : Number(((cpuMs() - cpuBefore) / waitsMs.length).toFixed(3)),
    waitMs: { p50: atShare(0.5), p95: atShare(0.95), p99: atShare(0.99), max: atShare(1) },
    statuses: Object.fromEntries(statuses),
  }
}

/** Sends requests on time, however long the earlier answers take. */
async function askAtRate(askOnce: () => Promise<void>, endAt: number) {
  const under: Promise<void>[] = []
  const begin = performance.now()
  while (performance.now() < endAt) {
    const due = Math.floor(((performance.now() - begin) / 1000) * rate)
    while (under.length < due) under.push(askOnce())
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(under)
}

function ask(path: string): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br, gzip', ...(cookie === undefined ? {} : { cookie }) }
    get(`${base}${path}`, { agent, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }))
    }).on('error', reject)
  })
}

/** Returns the user and system time of the process in milliseconds; a tick is 10 ms. */
function cpuMs(): number {
  if (pid === undefined) return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function readArguments(given: string[]) {
  const options = new Map<string, string>()
  const paths: string[] = []
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? ''
    if (word.startsWith('--')) options.set(word.slice(2), given[++at] ?? '')
    else paths.push(word)
  }
  return { options, paths: paths.length > 0 ? paths : ['/'] }
}
