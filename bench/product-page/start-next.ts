import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { installPeer, runToEnd } from '../machine/install-peer.ts'

export interface Site {
  name: string
  url: string
  pid: number
  stop: () => Promise<void>
}

/** Builds and starts the product page that is written for Next.js (`peers/next`), on an api that runs already. */
export async function startNext(apiUrl: string, account: { email: string; password: string }): Promise<Site> {
  const folder = await installPeer('next')
  const env = {
    API_URL: apiUrl,
    SERVICE_EMAIL: account.email,
    SERVICE_PASSWORD: account.password,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const program = join(folder, 'node_modules/next/dist/bin/next')
  await runToEnd(process.execPath, [program, 'build'], folder, env)
  const port = await findFreePort()
  const child = spawn(process.execPath, [program, 'start', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const url = `http://localhost:${port}`
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const endAt = Date.now() + 60_000
  for (;;) {
    // Any answer will do: there is no page at the root.
    if (await fetch(url).catch(() => undefined)) break
    if (Date.now() > endAt || child.exitCode !== null) {
      await stop()
      throw new Error('Next.js does not start.')
    }
    await new Promise((later) => setTimeout(later, 200))
  }
  return { name: 'Next.js 16.4', url, pid: child.pid ?? 0, stop }
}
