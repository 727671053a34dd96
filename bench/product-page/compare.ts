import { brotliCompressSync, constants } from 'node:zlib'
import type { Row } from '../figures/row.ts'
import { askOften } from '../machine/ask-often.ts'
import { benchFolder } from '../machine/data-folder.ts'
import { readCpuMs } from '../machine/describe-machine.ts'
import { startWholeShop, type WholeShop } from '../whole-shop/start-whole-shop.ts'
import { type Site, startNext } from './start-next.ts'

const rounds = 9
const pagesARound = 120

/**
 * Compares a product page that no cache keeps with the same one written for Next.js: the same calls of the same api, texts,
 * pictures and structured data, without most of our markup. Both take turns within each round.
 */
export async function compareProductPage(): Promise<Row[]> {
  const shop = await startWholeShop(benchFolder('shop'), { PAGE_CACHE_MB: '0' })
  let next: Site | undefined
  try {
    next = await startNext(shop.apiUrl, shop.account)
    const path = await findProductPath(shop.url)
    const sites = [{ name: 'Sluimer', url: shop.url, pid: shop.shopPid }, next]
    for (const { url } of sites) await askOften(`${url}${path}`, { count: 3 * pagesARound })
    const measured = await Promise.all(sites.map((site) => weigh(site, path)))
    const times = await measureInTurns(sites, path, shop)
    const row = (what: string, unit: string, figures: readonly (readonly number[])[]): Row => ({
      what,
      unit,
      isLessBetter: true,
      ours: { name: 'Sluimer', rounds: figures[0] ?? [] },
      beside: [{ name: next?.name ?? '', rounds: figures[1] ?? [] }],
    })
    return [
      row(
        'product page made anew, the web server',
        'ms of processor',
        times.map(({ server }) => server),
      ),
      row(
        'the same, the api behind it',
        'ms of processor',
        times.map(({ api }) => api),
      ),
      row(
        'its HTML, brotli',
        'kB',
        measured.map(({ html }) => [html]),
      ),
      row(
        'its scripts before any touch, brotli',
        'kB',
        measured.map(({ scripts }) => [scripts]),
      ),
    ]
  } finally {
    await next?.stop()
    await shop.stop()
  }
}

async function measureInTurns(sites: readonly { url: string; pid: number }[], path: string, shop: WholeShop) {
  const times = sites.map((site) => ({ site, server: [] as number[], api: [] as number[] }))
  for (let round = 0; round < rounds; round++) {
    for (const { site, server, api } of round % 2 === 0 ? times : times.toReversed()) {
      const before = [readCpuMs(site.pid), readCpuMs(shop.apiPid)] as const
      await askOften(`${site.url}${path}`, { count: pagesARound })
      server.push((readCpuMs(site.pid) - before[0]) / pagesARound)
      api.push((readCpuMs(shop.apiPid) - before[1]) / pagesARound)
    }
  }
  return times
}

/** Returns the kilobytes of a page and of the scripts that it loads by itself, as brotli sends them. */
async function weigh({ url }: { url: string }, path: string): Promise<{ html: number; scripts: number }> {
  const html = await (await fetch(`${url}${path}`)).text()
  const files = new Set([...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((match) => match[1] ?? ''))
  const texts = await Promise.all([...files].map(async (file) => (await fetch(new URL(file, url))).text()))
  return { html: toKilobytes(html), scripts: texts.reduce((sum, text) => sum + toKilobytes(text), 0) }
}

function toKilobytes(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return brotliCompressSync(text, { params }).byteLength / 1000
}

/** Returns the address of the first product of a category. */
export async function findProductPath(url: string): Promise<string> {
  const html = await (await fetch(`${url}/dekbedovertrek/`)).text()
  const path = /<article[\s\S]*?href="(\/[^"?]+\.html)/.exec(html)?.[1]
  if (path === undefined) throw new Error('The category shows no product.')
  return path
}
