import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { buildShop } from '../lib/build-shop.mjs'
import { findFreePort } from '../lib/ports.mjs'
import { runProgram, startPart } from '../lib/services.mjs'
import { findChromium } from './chromium.mjs'
import { runPlaywright } from './playwright.mjs'

/**
 * @typedef {Awaited<ReturnType<typeof chooseSettings>>} Settings what all parts of the shop share, without addresses
 * @typedef {{ chromium: string, env: Settings }} Prepared
 */

export const journeys = {
  title: 'Journeys in Chromium',
  prepare,
  /** @param {import('./run-tests.mjs').Context} context @param {Promise<Prepared>} [prepared] */
  async run(context, prepared = prepare(context)) {
    const { chromium, env } = await prepared
    const addresses = await startShopForJourneys(context, env)
    const { journeys: only } = context.narrowed
    return runPlaywright(context, { env: { ...addresses, CHROMIUM_PATH: chromium }, ...(only && { only }) })
  },
}

/**
 * Makes what takes long and needs no address: a port that is chosen now might be taken when the shop starts.
 * @param {import('./run-tests.mjs').Context} context
 * @returns {Promise<Prepared>}
 */
async function prepare(context) {
  const { life, logFile } = context
  const env = await chooseSettings(context)
  // Installing a browser is waiting for the network; each of the others keeps one core busy, for seconds.
  const [chromium] = await Promise.all([
    findChromium(context),
    fillDatabase(context, env),
    buildShop(life, logFile('build')),
  ])
  return { chromium, env }
}

/** @param {import('./run-tests.mjs').Context} context */
async function chooseSettings({ folder, database }) {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const secret = () => randomBytes(32).toString('base64url')
  return {
    NODE_ENV: 'production',
    DATABASE_URL: await database(),
    DATA_DIR: dataDir,
    SERVICE_EMAIL: 'shop@sluimer.example',
    SERVICE_PASSWORD: secret(),
    TOKEN_SECRET: secret(),
    MAIL_TRANSPORT: 'outbox',
    // A journey can then be a visitor with an address, and limits, of its own.
    TRUSTED_PROXY_HOPS: '1',
    TAG_MANAGER_ID: 'GTM-JOURNEY',
  }
}

/** @param {import('./run-tests.mjs').Context} context @param {Settings} env */
async function fillDatabase({ life, node, logFile }, env) {
  await runProgram(life, 'migrate', { node, env, logFile })
  await runProgram(life, 'loadDemo', { node, env, logFile })
}

/** Starts the whole shop on ports of its own. @param {import('./run-tests.mjs').Context} context @param {Settings} settings */
async function startShopForJourneys({ life, node, logFile }, settings) {
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const [tagPort, viesPort] = [await findFreePort(), await findFreePort()]
  const env = {
    ...settings,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_URL: `http://127.0.0.1:${apiPort}`,
    PUBLIC_URL: `http://localhost:${port}`,
    // Nothing listens at these addresses: a journey answers in their stead, and sees whether they were called.
    TAG_MANAGER_URL: `http://localhost:${tagPort}`,
    VIES_URL: `http://localhost:${viesPort}`,
  }
  await startPart(life, 'api', { node, env, logFile, port: apiPort })
  await startPart(life, 'shop', { node, env, logFile, port })
  const { DATABASE_URL, DATA_DIR, SERVICE_EMAIL, SERVICE_PASSWORD, API_URL, TAG_MANAGER_URL, VIES_URL } = env
  return {
    SHOP_URL: env.PUBLIC_URL,
    API_URL,
    SERVICE_EMAIL,
    SERVICE_PASSWORD,
    DATABASE_URL,
    DATA_DIR,
    TAG_MANAGER_URL,
    VIES_URL,
    SHOP_LOGS: ['api', 'shop', 'postgres'].map(logFile).join(delimiter),
  }
}
