// Runs `npm run walks -- --walks 200 --first 1 --workers 2`: robots that walk through the configurator of a running shop at SHOP_URL
// (without it, the one of `npm start`), each by the dice of its own seed. What they see is compared with the definitions of the sets.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { root } from './lib/paths.mjs'
import { findChromiumOnMachine } from './test/chromium.mjs'

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '200' },
    first: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
  },
})
const chromium = findChromiumOnMachine()
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=e2e/playwright.config.ts',
    '--retries=0',
    '--reporter=line',
    `--workers=${values.workers}`,
    'configurator-walk',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(chromium && { CHROMIUM_PATH: chromium }),
      WALKS: values.walks,
      FIRST_WALK: values.first,
    },
  },
)
process.exitCode = status ?? 1
