import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from '../figures/row.ts'
import { benchFolder } from '../machine/data-folder.ts'
import { installPeer, runToEnd } from '../machine/install-peer.ts'
import { findProductPath } from '../product-page/compare.ts'
import { type Site, startNext } from '../product-page/start-next.ts'
import { startWholeShop } from '../whole-shop/start-whole-shop.ts'

const rounds = 9
/** Chromium now and then hands over no trace; Lighthouse then gives no score. */
const mostTries = 3
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']

/** Lets Lighthouse judge five pages as a phone sees them, and the product page that is written for Next.js beside ours. */
export async function compareLighthouse(): Promise<Row[]> {
  const folder = await installPeer('lighthouse')
  const shop = await startWholeShop(benchFolder('shop'))
  let next: Site | undefined
  try {
    next = await startNext(shop.apiUrl, shop.account)
    const product = await findProductPath(shop.url)
    const pages: readonly (readonly [string, string])[] = [
      ['home', '/'],
      ['listing', '/dekbedovertrek/'],
      ['product', product],
      ['search', '/zoeken/?tn_q=dekbed'],
      ['cart', '/cart/'],
    ]
    const addresses = [...pages.map(([, path]) => `${shop.url}${path}`), `${next.url}${product}`]
    const scores = addresses.map((): number[] => [])
    // A page that nobody asked for yet is made first, and no visitor after that waits for it.
    for (const address of addresses) await fetch(address)
    for (let round = 0; round < rounds; round++)
      for (const [at, address] of addresses.entries()) scores[at]?.push(await judge(folder, address))
    return pages.map(([name], at) => ({
      what: `Lighthouse for phones, ${name}`,
      unit: 'of 100',
      isLessBetter: false,
      ours: { name: 'Sluimer', rounds: scores[at] ?? [] },
      beside: name === 'product' ? [{ name: next?.name ?? '', rounds: scores.at(-1) ?? [] }] : [],
    }))
  } finally {
    await next?.stop()
    await shop.stop()
  }
}

async function judge(folder: string, address: string): Promise<number> {
  for (let tries = 1; ; tries++) {
    const score = await judgeOnce(folder, address).catch((error: unknown) => {
      if (tries >= mostTries) throw error
      return null
    })
    if (score !== null) return Math.round(score * 100)
    if (tries >= mostTries) throw new Error(`Lighthouse gives ${address} no score.`)
  }
}

async function judgeOnce(folder: string, address: string): Promise<number | null> {
  const said = await runToEnd(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    folder,
    { CHROME_PATH: findBrowser() },
  )
  const { categories } = JSON.parse(said) as { categories: { performance: { score: number | null } } }
  return categories.performance.score
}

function findBrowser(): string {
  const found = process.env.CHROMIUM_PATH ?? browsers.find((path) => existsSync(path))
  if (found === undefined) throw new Error('Lighthouse needs a Chromium: set CHROMIUM_PATH.')
  return found
}
