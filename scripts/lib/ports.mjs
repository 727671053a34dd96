import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from './failure.mjs'

const retryMs = 200

/**
 * Fails with one line when a port cannot be used.
 * @param {number} port
 * @param {string} variable the setting that moves it
 * @param {number} patienceMs how long a start that was killed may still need to free the port
 */
export async function requireFreePort(port, variable, patienceMs) {
  const until = Date.now() + patienceMs
  for (;;) {
    const code = await tryPort(port)
    if (!code) return
    if (code === 'EACCES')
      throw new Failure(`Port ${port} may not be used by this user; set ${variable} to another.`)
    if (Date.now() >= until)
      throw new Failure(
        `Port ${port} is taken; set ${variable} to another (${variable}=${port + 10} npm start).`,
      )
    await wait(retryMs)
  }
}

/** Returns a port that nobody uses at this moment, on the loopback address. @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Tries all addresses and the loopback one: a listener on either would be in the way. @param {number} port */
async function tryPort(port) {
  return (await tryListen(port)) ?? (await tryListen(port, '127.0.0.1'))
}

/** @param {number} port @param {string} [host] @returns {Promise<string | undefined>} */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? 'unknown'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
