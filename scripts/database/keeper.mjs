// Runs between the start script and PostgreSQL. When the start script ends, even killed with -9, the channel to it closes
// and this process shuts the database down in good order, which PostgreSQL would not do by itself.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

const fastLimitMs = 25_000
const immediateLimitMs = 5_000

/** @type {{ command: string, args: string[], uid?: number, gid?: number, cwd?: string, env: Record<string, string>, removeAfter?: string }} */
const { command, args, removeAfter, ...surroundings } = JSON.parse(process.argv[2] ?? '{}')
const postgres = spawn(command, args, { ...surroundings, stdio: ['ignore', 'inherit', 'inherit'] })

/** PostgreSQL's words: `fast` disconnects everyone and writes what is pending; `immediate` leaves that to the next start. */
const signals = /** @type {const} */ ({ fast: 'SIGINT', immediate: 'SIGQUIT' })

/** @param {keyof typeof signals} way */
function shutDown(way) {
  postgres.kill(signals[way])
  const limit = setTimeout(
    () => (way === 'fast' ? shutDown('immediate') : postgres.kill('SIGKILL')),
    way === 'fast' ? fastLimitMs : immediateLimitMs,
  )
  limit.unref()
}

postgres.on('error', (error) => end(1, error.message))
postgres.on('exit', (code, signal) => end(code ?? 1, signal ?? `exit code ${code}`))
process.on('SIGINT', () => shutDown('fast'))
process.on('SIGTERM', () => shutDown('fast'))
process.on('SIGHUP', () => shutDown('fast'))
process.on('disconnect', () => shutDown('fast'))
process.on('message', (message) => {
  if (message === 'immediate') shutDown('immediate')
})
if (postgres.pid && process.connected) process.send?.({ pid: postgres.pid })

/** @param {number} code @param {string} reason */
function end(code, reason) {
  if (reason) process.stderr.write(`PostgreSQL ended: ${reason}\n`)
  if (removeAfter && !process.connected) rmSync(removeAfter, { recursive: true, force: true })
  process.exit(code)
}
