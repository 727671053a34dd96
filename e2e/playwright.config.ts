import { availableParallelism } from 'node:os'
import {
  defineConfig,
  devices,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from '@playwright/test'
import { refusedCookies } from './support/consent.ts'

/** `npm test -- journeys` starts the shop and sets these addresses; a running shop can be named by hand. */
const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000'
const chromium = process.env.CHROMIUM_PATH

/** Each is a browser of half a gigabyte, and all of them ask one shop. */
const mostWorkers = 6

const featuresOff = [
  // The suggestion lists of the address bar are pages too, two for each window, redrawn with each address: a quarter of the work.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  // Chromium keeps an empty process ready for each visitor, who mostly needs none.
  'SpareRendererForSitePerProcess',
  // What Playwright turns off itself: the last list of a command line is the only one that counts.
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]

/** Chromium has no sandbox as root, and must not call home from a test machine. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // Beds in three dimensions are drawn by the processor.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: to optimise its scripts takes longer than they run (docs/decisions/0242).
  '--js-flags=--no-opt,--no-maglev',
  `--disable-features=${featuresOff.join(',')}`,
]

const toLaunchOptions = (args: string[]) => ({ args, ...(chromium && { executablePath: chromium }) })

const browser: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  baseURL: shopUrl,
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  storageState: refusedCookies(shopUrl),
  // Recording every test takes a third of the time: `TRACE=1` keeps the recordings of failed tests.
  trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  screenshot: 'only-on-failure',
  launchOptions: toLaunchOptions(browserArguments),
}

/** A phone's size in pixels, but not its density: nobody looks at them, and painting them is most of the work. */
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  ...browser,
}
const desktop = { viewport: { width: 1280, height: 900 }, ...browser }

/** A visitor whose browser loads no pictures. Each has its size on the page, so that all else stands where it would. */
const withoutPictures = {
  launchOptions: toLaunchOptions([...browserArguments, '--blink-settings=imagesEnabled=false']),
}

/** The journeys that look at pictures; to make, send and decode them for the others is a tenth of the work. */
const picturesOnBoth = [
  ...toFilePatterns('main-journey', 'home', 'product'),
  ...toFilePatterns('configurator{,.phone}', 'configurator-{picture,no-scripts}', 'set-product-page'),
  ...toFilePatterns('configurator-{view,print,trouble}.desktop', '{kept,ordered,turn}-bed'),
]
const pictures = [...picturesOnBoth, ...toFilePatterns('category', 'picture-budgets')]

const onBoth = toFilePatterns('accessibility')
/** Only the tests tagged `@wide` differ on a wide screen in these files, in those of the main journey and the product, and in those of the configurator. */
const partlyOnBoth = ['category', 'search', 'search-start', 'chat', 'chat-place', 'shell', 'layouts']
/** Playwright looks for it in the path and the title of a test, with its tags. */
const sameOnBoth = new RegExp(
  String.raw`(?:^|[\s/])(?:product|main-journey|${partlyOnBoth.join('|')}|configurator/[\w-]+(?:\.phone)?)\.spec\.ts\s(?!.*@wide)`,
)

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.data/test/journeys',
  fullyParallel: true,
  // Some journeys wait, for the end of a deal or for a form that is sent too soon: with two for each core hardly any time is unused.
  workers: Math.min(mostWorkers, availableParallelism() * 2),
  forbidOnly: true,
  // A journey that passes only at its second try is named at the end of the run (docs/decisions/0045).
  retries: 1,
  // A limit against journeys that hang, far above what any needs: a busy machine makes no journey wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A browser of its own is started for each worker of each project, so there are few.
  projects: [
    // The phone comes first. The desktop runs what differs on a wide screen.
    { name: 'phone, pictures', use: phone, testMatch: pictures, testIgnore: '**/*.desktop.spec.ts' },
    {
      name: 'desktop, pictures',
      use: desktop,
      testMatch: picturesOnBoth,
      grepInvert: sameOnBoth,
    },
    {
      name: 'phone',
      use: { ...phone, ...withoutPictures },
      testIgnore: ['**/*.desktop.spec.ts', ...pictures],
    },
    {
      name: 'desktop',
      use: { ...desktop, ...withoutPictures },
      testMatch: ['**/*.desktop.spec.ts', ...onBoth, ...toFilePatterns(...partlyOnBoth, 'configurator/*')],
      testIgnore: picturesOnBoth,
      grepInvert: sameOnBoth,
    },
  ],
})

function toFilePatterns(...names: string[]): string[] {
  return names.map((name) => `**/${name}.spec.ts`)
}
