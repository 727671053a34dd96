import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { test as base, expect } from '@playwright/test'

/**
 * What happens to a call to the api: an error, no answer at all, one that takes two seconds, a closed connection, half an answer,
 * one that says that there is no such thing, or one that is no picture although it says so.
 */
export type Fault =
  | 'fails'
  | 'is silent'
  | 'is slow'
  | 'is away'
  | 'breaks off'
  | 'has nothing'
  | 'is no picture'

interface FaultyShop {
  url: string
  /** From here on, calls of these paths fail in this way. */
  break: (path: RegExp, fault: Fault) => void
  /** Everything works again. */
  mend: () => void
}

/**
 * Gives journeys a shop of their own whose api fails as they say. Its pages come from the same build. Its answers come from the
 * api of the shop that the other journeys use, through a connection that can be broken here.
 */
export const test = base.extend<{ shop: FaultyShop }, { faultyShop: FaultyShop }>({
  faultyShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const faults: [RegExp, Fault][] = []
      const api = await listen(createServer((call, answer) => void passOn(call, answer, faults)))
      const port = await freePort()
      const url = `http://localhost:${port}`
      const shop = startShop({ url, port, apiUrl: `http://localhost:${getPort(api)}` })
      // A shop that ended shows its exit code here, and the reason in its output.
      await expect.poll(async () => shop.exitCode ?? (await isUp(url)), { timeout: 90_000 }).toBe(true)
      await use({
        url,
        break: (path, fault) => void faults.push([path, fault]),
        mend: () => void faults.splice(0),
      })
      shop.kill()
      api.close().closeAllConnections()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shop: async ({ faultyShop }, use) => {
    faultyShop.mend()
    await use(faultyShop)
  },
  baseURL: async ({ faultyShop }, use) => use(faultyShop.url),
})

const wholeApi = new URL(process.env.API_URL ?? 'http://localhost:4000')

function startShop({ url, port, apiUrl }: { url: string; port: number; apiUrl: string }): ChildProcess {
  const shop = spawn(process.execPath, ['apps/shop/server/main.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PORT: String(port),
      PUBLIC_URL: url,
      API_URL: apiUrl,
      // It signs in as the whole shop does.
      SERVICE_EMAIL: process.env.SERVICE_EMAIL,
      SERVICE_PASSWORD: process.env.SERVICE_PASSWORD,
      DATA_DIR: process.env.DATA_DIR,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      // A page cache would still show pages from before a fault.
      PAGE_CACHE_MB: '0',
    },
  })
  process.once('exit', () => shop.kill())
  return shop
}

const isUp = (url: string) =>
  fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  )

/** Passes on a call of the faulty shop, or breaks it. */
function passOn(call: IncomingMessage, answer: ServerResponse, faults: readonly [RegExp, Fault][]) {
  const path = call.url ?? '/'
  const fault = faults.find(([broken]) => broken.test(path))?.[1]
  if (fault === 'is silent') return
  if (fault === 'is away') return answer.destroy()
  if (fault === 'fails') return answer.writeHead(500).end()
  if (fault === 'has nothing') return answer.writeHead(404).end()
  if (fault === 'is no picture')
    return answer.writeHead(200, { 'content-type': 'image/webp' }).end('RIFF____WEBPVP8 ')
  const sent = request(
    new URL(path, wholeApi),
    { method: call.method, headers: { ...call.headers, host: wholeApi.host } },
    (whole) => {
      answer.writeHead(whole.statusCode ?? 502, whole.headers)
      if (fault === 'is slow') return setTimeout(() => whole.pipe(answer), 2_000)
      if (fault !== 'breaks off') return whole.pipe(answer)
      whole.once('data', (begin: Buffer) => answer.write(begin.subarray(0, 20), () => answer.destroy()))
    },
  )
  sent.once('error', () => answer.destroy())
  call.pipe(sent)
}

async function listen(server: Server): Promise<Server> {
  await once(server.listen(0), 'listening')
  return server
}

const getPort = (server: Server) => (server.address() as AddressInfo).port

async function freePort(): Promise<number> {
  const server = await listen(createServer())
  const port = getPort(server)
  await once(server.close(), 'close')
  return port
}
