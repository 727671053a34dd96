import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { listDescendants, readCommand } from '../machine/describe-machine.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The whole shop as `npm start` runs it: database, api and shop, each a process. */
export interface WholeShop {
  url: string
  apiUrl: string
  /** Seconds from the command to the line that says where everything is. */
  startSeconds: number
  apiPid: number
  shopPid: number
  /** What the shop signs in to the api with. */
  account: { email: string; password: string }
  stop: () => Promise<void>
}

/** Starts the shop in a data folder. The first start there loads the demo shop, and the first in a clone also builds the pages. */
export async function startWholeShop(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<WholeShop> {
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      PORT: String(port),
      API_PORT: String(apiPort),
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '1000000000',
      ...settings,
    },
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGINT')
    await once(child, 'exit')
  }
  let said = ''
  for await (const words of child.stdout.setEncoding('utf8')) {
    said += String(words)
    if (said.includes('Stop: Ctrl-C.')) break
  }
  const startSeconds = (performance.now() - began) / 1000
  try {
    if (!said.includes('Stop: Ctrl-C.')) throw new Error(`The shop does not start:\n${said}`)
    const { servicePassword } = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')) as {
      servicePassword: string
    }
    return {
      url: `http://localhost:${port}`,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      startSeconds,
      apiPid: findChild(child.pid, 'apps/api/src/main.ts'),
      shopPid: findChild(child.pid, 'apps/shop/server/main.ts'),
      account: { email: 'shop@sluimer.example', password: servicePassword },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function findChild(pid: number | undefined, program: string): number {
  const found = listDescendants(pid ?? 0).find((one) => readCommand(one).includes(program))
  if (found === undefined) throw new Error(`No process of the shop runs ${program}.`)
  return found
}
