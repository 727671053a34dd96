import {
  defineConfig,
  devices,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from '@playwright/test'
import { refusedCookies } from './support/consent.ts'

/** `npm test -- journeys` starts the shop and tells these addresses; a shop that runs already can be named by hand. */
const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000'
const chromium = process.env.CHROMIUM_PATH

const browser: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  baseURL: shopUrl,
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  storageState: refusedCookies(shopUrl),
  // A recording of every test takes a third of the time: `TRACE=1` keeps those of tests that failed.
  trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  screenshot: 'only-on-failure',
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    // Chromium has no sandbox as root, and must not call home from a test machine.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The lists under the address bar are pages too, two for each window, and drawn anew with each address: a quarter of the work.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ],
  },
}

/** Pixels of a phone's size but not its density: nobody looks at them, and painting them is most of the work. */
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  ...browser,
}
const desktop = { viewport: { width: 1280, height: 900 }, ...browser }

const onBoth = filesOf('main-journey', 'home', 'layouts', 'shell', 'product', 'accessibility')
/** Here only what is tagged `@wide` differs on a wide screen. */
const partlyOnBoth = filesOf('category', 'search', 'search-start')

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.data/test/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What passes only at the second try is named at the end of the run (docs/decisions/0045).
  retries: 1,
  // Against what hangs, far above what any needs: a busy machine makes no journey wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'phone', use: phone, testIgnore: '**/*.desktop.spec.ts' },
    // A phone comes first. What a wide screen shows differently is looked at there too.
    { name: 'desktop', use: desktop, testMatch: ['**/*.desktop.spec.ts', ...onBoth] },
    { name: 'desktop, what differs', use: desktop, testMatch: partlyOnBoth, grep: /@wide/ },
    { name: 'no scripts', use: { ...phone, javaScriptEnabled: false }, testMatch: '**/main-journey.spec.ts' },
  ],
})

function filesOf(...names: string[]): string[] {
  return names.map((name) => `**/${name}.spec.ts`)
}
