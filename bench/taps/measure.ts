/**
 * Measures what a phone's main thread does between a press and the next picture of the page, which is what a person waits for: `node
 * bench/taps/measure.ts [--rounds 5] [--url http://…]`. It is processor time of this machine, so that what else the machine does
 * makes it no longer. Without `--url` it starts the shop. CHROMIUM_PATH names the browser.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { formatNumber } from '../figures/format-table.ts'
import { findMedian } from '../figures/row.ts'
import { benchFolder } from '../machine/data-folder.ts'
import { startWholeShop } from '../whole-shop/start-whole-shop.ts'
import { type Heard, readPress } from './read-trace.ts'
import { type Press, type Visit, visits } from './visits.ts'

/** After this long a page has done what a press asked for. */
const settledMs = 1500
const recorded = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, url: { type: 'string' } },
})
const shop = values.url === undefined ? await startWholeShop(benchFolder('shop')) : undefined
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
const heard = new Map<string, Heard[]>()
try {
  for (let round = 0; round < Number(values.rounds); round++)
    for (const visit of visits) await measureVisit(browser, values.url ?? shop?.url ?? '', visit)
} finally {
  await browser.close()
  await shop?.stop()
}
const lines = [
  '| press | page | until the next picture, ms | longest task, ms |',
  '| --- | --- | --: | --: |',
]
for (const [press, rounds] of heard) {
  const column = (pick: (one: Heard) => number) => describe(rounds.map(pick))
  lines.push(`| ${press} | ${column((one) => one.untilPictureMs)} | ${column((one) => one.longestTaskMs)} |`)
}
process.stdout.write(`${lines.join('\n')}\n`)

/** Opens a page as a phone does, and presses what the visit says, each time when the page is at rest. */
async function measureVisit(chrome: Browser, baseURL: string, { path, presses }: Visit): Promise<void> {
  const context = await chrome.newContext({ ...devices['Pixel 5'], baseURL })
  try {
    await context.addCookies([refusal(baseURL)])
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'load' })
    // The scripts start with the first touch, and a person's first press comes some time after it.
    await page.keyboard.press('Shift')
    await page.waitForTimeout(settledMs)
    for (const press of presses) {
      const name = `${press.name} | ${path}`
      heard.set(name, [...(heard.get(name) ?? []), await measurePress(chrome, page, press)])
    }
  } finally {
    await context.close()
  }
}

/** Returns the cookie of a visitor who refused cookies: the bar that asks would lie over what a phone presses at its lower edge. */
function refusal(baseURL: string) {
  const value = `time=${new Date().toISOString()}&accepted=0&statistics=0&marketing=0&version=1`
  return { name: 'cookiebar', value, url: baseURL }
}

/** @throws Error when what is to be pressed is not there, and when the press did not do what it does. */
async function measurePress(
  chrome: Browser,
  page: Page,
  { name, target, keys, outcome }: Press,
): Promise<Heard> {
  const pressed = target(page).filter({ visible: true }).first()
  await pressed.scrollIntoViewIfNeeded()
  if (keys !== undefined) await pressed.pressSequentially(keys.slice(0, -1))
  await page.waitForTimeout(settledMs)
  const box = await pressed.boundingBox()
  if (box === null) throw new Error(`There is nothing to press for ${name}.`)
  await chrome.startTracing(page, { categories: recorded })
  if (keys === undefined) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  else await page.keyboard.press(keys.slice(-1))
  await page.waitForTimeout(settledMs)
  const recording = await chrome.stopTracing()
  await outcome?.(page).first().waitFor()
  return readPress(recording)
}

/** The median, with the least and the most of the rounds. */
function describe(rounds: readonly number[]): string {
  return `${formatNumber(findMedian(rounds))} (${formatNumber(Math.min(...rounds))}–${formatNumber(Math.max(...rounds))})`
}
