import { startCluster } from './database/cluster.mjs'
import { keptPlace } from './database/place.mjs'
import { buildShop } from './lib/build-shop.mjs'
import { openDataFolder } from './lib/data-folder.mjs'
import { installPackages, pinnedNode } from './lib/install.mjs'
import { Lifetime } from './lib/lifetime.mjs'
import { partsEnvironment } from './lib/parts-environment.mjs'
import { requireFreePort } from './lib/ports.mjs'
import { keepSecrets } from './lib/secrets.mjs'
import { endWith, preparePart, runProgram, startPart } from './lib/services.mjs'
import { readSettings } from './lib/settings.mjs'
import { formatDuration, print, step } from './lib/steps.mjs'
import { whatToTry } from './lib/what-to-try.mjs'

/** The parts of a start that was killed end by themselves within this time, and then free their ports. */
const portPatienceMs = 15_000

/**
 * Brings everything up, prints where it is, and keeps running until a signal stops it.
 * @param {{ isDevelopment: boolean }} options in development the shop serves its sources, and pages follow their changes
 */
export async function startShop({ isDevelopment }) {
  const life = new Lifetime({ signalCode: 0 })
  try {
    await bringUp(life, isDevelopment)
  } catch (error) {
    await life.fail(error)
  }
}

/** @param {Lifetime} life @param {boolean} isDevelopment */
async function bringUp(life, isDevelopment) {
  const begin = performance.now()
  print('Sluimer starts\n')
  const settings = readSettings(process.env)
  const { isTakenOver, logFile } = openDataFolder(life, settings.dataDir)
  const patienceMs = isTakenOver ? portPatienceMs : 0
  await requireFreePort(settings.apiPort, 'API_PORT', patienceMs)
  await requireFreePort(settings.port, 'PORT', patienceMs)
  await step('Packages', () => installPackages(life, logFile('install')))
  const node = pinnedNode()
  const built = isDevelopment ? undefined : buildBeside(life, logFile('build'))
  const secrets = keepSecrets(settings.dataDir)
  const databaseUrl =
    settings.databaseUrl ?? (await startDatabase(life, settings, { node, secrets, logFile }))
  const env = partsEnvironment(settings, secrets, { databaseUrl, isDevelopment })
  const surroundings = { node, env, logFile }
  const heldApi = preparePart(life, 'api', { ...surroundings, port: settings.apiPort })
  await step('Database tables', () => runProgram(life, 'migrate', surroundings))
  await step('Demo shop', () => runProgram(life, 'loadDemo', surroundings))
  if (built) await step('Shop build', () => built)
  const startShopPart = prepareShop(life, { ...surroundings, port: settings.port }, isDevelopment)
  const api = await step('Api', () => heldApi.start())
  endWith(life, 'api', api, logFile('api'))
  const shop = await step('Shop', startShopPart)
  endWith(life, 'shop', shop, logFile('shop'))
  print(`  ${'Ready'.padEnd(30)}${formatDuration(performance.now() - begin)}\n${whatToTry(settings)}`)
}

/**
 * Builds the shop while the database is filled: together they keep two cores busy, one after the other only one of them. A failure is
 * told where the build is waited for.
 * @param {import('./lib/lifetime.mjs').Lifetime} life
 * @param {string} logFile
 */
function buildBeside(life, logFile) {
  const built = buildShop(life, logFile)
  built.catch(() => {})
  return built
}

/**
 * Lets the shop load its pages while the api starts; in development there are none to load.
 * @param {Lifetime} life
 * @param {Parameters<typeof startPart>[2]} surroundings
 * @param {boolean} isDevelopment
 * @returns {() => ReturnType<typeof startPart>} what starts it
 */
function prepareShop(life, surroundings, isDevelopment) {
  if (isDevelopment) return () => startPart(life, 'shop', surroundings)
  return preparePart(life, 'shop', surroundings).start
}

/**
 * @param {Lifetime} life
 * @param {import('./lib/settings.mjs').Settings} settings
 * @param {{ node: string, secrets: ReturnType<typeof keepSecrets>, logFile: (name: string) => string }} start
 */
async function startDatabase(life, settings, { node, secrets, logFile }) {
  const place = keptPlace(settings.dataDir, logFile('postgres'))
  const database = await step('PostgreSQL', () =>
    startCluster(life, place, { password: secrets.databasePassword, isPasswordNew: secrets.isNew, node }),
  )
  endWith(life, 'database', database, place.logFile)
  return database.url
}
