import { resolve } from 'node:path'
import { readDotEnv } from './dot-env.mjs'
import { Failure } from './failure.mjs'
import { inRoot, root } from './paths.mjs'

const highestPort = 65_535
/**
 * Ports of other services, to which browsers and Node's `fetch` send nothing ("bad port" in the Fetch standard). A part that
 * listens at one of them looks as if it never started.
 */
const refusedPorts = new Set([
  ...[
    1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  ],
  ...[
    109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  ],
  ...[526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049],
  ...[3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080],
])

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
  if (refusedPorts.has(port)) {
    throw new Failure(
      `${name} is ${port}, a port to which browsers and Node refuse to send anything; choose another.`,
    )
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
