import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { buildShop } from '../lib/build-shop.mjs'
import { findFreePort } from '../lib/ports.mjs'
import { runProgram, startPart } from '../lib/services.mjs'
import { findChromium } from './chromium.mjs'
import { runPlaywright } from './playwright.mjs'

export const journeys = {
  title: 'Journeys in Chromium',
  /** @param {import('./run-tests.mjs').Context} context */
  async run(context) {
    // To install a browser is to wait for the network, while the shop keeps both cores busy.
    const [chromium, env] = await Promise.all([findChromium(context), startShopForJourneys(context)])
    const { journeys: only } = context.narrowed
    return runPlaywright(context, { env: { ...env, CHROMIUM_PATH: chromium }, ...(only && { only }) })
  },
}

/** Builds and starts the whole shop, with the demo catalogue, on ports of its own. @param {import('./run-tests.mjs').Context} context */
async function startShopForJourneys({ life, node, folder, logFile, database }) {
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const [tagPort, viesPort] = [await findFreePort(), await findFreePort()]
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const secret = () => randomBytes(32).toString('base64url')
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: await database(),
    DATA_DIR: dataDir,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_URL: `http://127.0.0.1:${apiPort}`,
    PUBLIC_URL: `http://localhost:${port}`,
    SERVICE_EMAIL: 'shop@sluimer.example',
    SERVICE_PASSWORD: secret(),
    TOKEN_SECRET: secret(),
    MAIL_TRANSPORT: 'outbox',
    // A journey can then be a visitor with an address, and limits, of its own.
    TRUSTED_PROXY_HOPS: '1',
    // Nothing listens at these addresses: a journey answers in their stead, and sees whether they were called.
    TAG_MANAGER_ID: 'GTM-JOURNEY',
    TAG_MANAGER_URL: `http://localhost:${tagPort}`,
    VIES_URL: `http://localhost:${viesPort}`,
  }
  const surroundings = { node, env, logFile }
  const openApi = async () => {
    await runProgram(life, 'migrate', surroundings)
    await runProgram(life, 'loadDemo', surroundings)
    await startPart(life, 'api', { ...surroundings, port: apiPort })
  }
  // Each keeps one core busy, for seconds.
  await Promise.all([openApi(), buildShop(life, logFile('build'))])
  await startPart(life, 'shop', { ...surroundings, port })
  return {
    SHOP_URL: env.PUBLIC_URL,
    API_URL: env.API_URL,
    SERVICE_EMAIL: env.SERVICE_EMAIL,
    SERVICE_PASSWORD: env.SERVICE_PASSWORD,
    DATABASE_URL: env.DATABASE_URL,
    TAG_MANAGER_URL: env.TAG_MANAGER_URL,
    VIES_URL: env.VIES_URL,
    SHOP_LOGS: ['api', 'shop', 'postgres'].map(logFile).join(delimiter),
  }
}
