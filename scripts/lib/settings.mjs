import { resolve } from 'node:path'
import { readDotEnv } from './dot-env.mjs'
import { Failure } from './failure.mjs'
import { inRoot, root } from './paths.mjs'

const highestPort = 65_535

/**
 * Returns what the person set, in the environment or in `.env` (the environment wins), with the defaults of `npm start`.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} [dotEnvFile]
 */
export function readSettings(environment, dotEnvFile = inRoot('.env')) {
  const env = withoutEmpty({ ...readDotEnv(dotEnvFile), ...withoutEmpty(environment) })
  const port = readPort(env, 'PORT', 3000)
  const apiPort = readPort(env, 'API_PORT', 4000)
  if (port === apiPort) throw new Failure(`PORT and API_PORT are both ${port}; they must differ.`)
  return {
    env,
    port,
    apiPort,
    dataDir: resolve(root, env.DATA_DIR ?? '.data'),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
  }
}

/** @typedef {ReturnType<typeof readSettings>} Settings */

/** @param {Record<string, string | undefined>} env @param {string} name @param {number} fallback */
function readPort(env, name, fallback) {
  const text = env[name] ?? String(fallback)
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > highestPort) {
    throw new Failure(`${name} must be a port number from 1 to ${highestPort}; it is "${text}".`)
  }
  return port
}

/** @param {string | undefined} text */
function readDatabaseUrl(text) {
  if (!text) return undefined
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new Failure('DATABASE_URL must begin with postgres:// or postgresql://.')
  return text
}

/** Drops empty values: `PORT= npm start` means "not set". @param {NodeJS.ProcessEnv} environment @returns {Record<string, string>} */
function withoutEmpty(environment) {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
