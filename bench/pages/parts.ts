import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer, request } from 'node:http'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const readyTimeoutMs = 240_000
const firstPort = Number(process.env.FIRST_PORT ?? 4310)
const [api0, api1, balancer, shop0, shop1] = [0, 1, 2, 3, 4].map((offset) => firstPort + offset) as [
  number,
  number,
  number,
  number,
  number,
]
const apiPorts = [api0, api1] as const

/** Starts two apis, a balancer in front of both, and two shops: one uses the first api, the other the balancer. */
export async function startParts(databaseUrl: string) {
  const secret = () => randomBytes(32).toString('base64url')
  const shared = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    SERVICE_EMAIL: 'shop@sluimer.example',
    SERVICE_PASSWORD: secret(),
    TOKEN_SECRET: secret(),
    MAIL_TRANSPORT: 'outbox',
    LOG_LEVEL: 'error',
    // All readers come from one machine, so from one address.
    RATE_LIMIT_PER_MINUTE: '1000000',
  }
  await whole(start(['--import', './apps/api/src/compile-jsx.ts', 'apps/api/src/migrate.ts'], shared))
  const apis: ChildProcess[] = []
  const startApi = async (index: 0 | 1) => {
    const port = apiPorts[index]
    apis[index] = start(['--import', './apps/api/src/compile-jsx.ts', 'apps/api/src/main.ts'], {
      ...shared,
      API_PORT: String(port),
    })
    await ready(port)
  }
  await startApi(0)
  await startApi(1)
  const closeBalancer = await startBalancer()
  const shops = [
    [shop0, api0],
    [shop1, balancer],
  ].map(([port, api]) =>
    start(['apps/shop/server/main.ts'], {
      ...shared,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${api}`,
    }),
  )
  await Promise.all([ready(shop0), ready(shop1)])

  return {
    shops: [`http://127.0.0.1:${shop0}`, `http://127.0.0.1:${shop1}`],
    startApi,
    killApi: (index: 0 | 1) => void apis[index]?.kill('SIGKILL'),
    freezeApi: (index: 0 | 1) => void apis[index]?.kill('SIGSTOP'),
    thawApi: (index: 0 | 1) => void apis[index]?.kill('SIGCONT'),
    numbers: () =>
      Promise.all(
        [shop0, shop1].map(async (port) => (await fetch(`http://127.0.0.1:${port}/healthz`)).json()),
      ),
    async stop() {
      closeBalancer()
      await Promise.all([...shops, ...apis].map(end))
    },
  }
}

function start(args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', process.env.SHOW_LOGS ? 'inherit' : 'ignore', 'inherit'],
  })
  // Whatever ends this program also ends the child.
  process.once('exit', () => child.kill('SIGKILL'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return child
}

/** Waits until a program that ends by itself has done so. */
function whole(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`it ended with ${code}`))))
  })
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

async function ready(port: number) {
  const until = performance.now() + readyTimeoutMs
  while (performance.now() < until) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`what should listen on port ${port} is not ready`)
}

/** Starts a balancer that gives every call to the next api, or to the other one when that accepts no connection. */
async function startBalancer() {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const first = turn++
    const send = (attempt: number) => {
      const port = apiPorts[(first + attempt) % apiPorts.length]
      const { method, url: path, headers } = incoming
      const call = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
      })
      outgoing.once('close', () => call.destroy())
      call.on('error', () => {
        if (outgoing.headersSent) outgoing.destroy()
        else if (attempt === 0 && method === 'GET') send(1)
        else outgoing.writeHead(502).end()
      })
      if (method === 'GET') call.end()
      else incoming.pipe(call)
    }
    send(0)
  })
  await new Promise<void>((resolve) => server.listen(balancer, '127.0.0.1', resolve))
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
