/**
 * Measures what a page of search results costs that nobody asked for before: `node bench/new-searches/measure.ts [--pages 150]`. It
 * starts a shop of its own, lets it warm up, and prints the processor time of shop and api for a page, once for each of three rounds.
 * `PAGE_CACHE_MB=0` would not do for this: such a shop hears of no changes, and asks for what surrounds a page each time.
 */
import { parseArgs } from 'node:util'
import { benchFolder } from '../machine/data-folder.ts'
import { readCpuMs } from '../machine/describe-machine.ts'
import { startWholeShop } from '../whole-shop/start-whole-shop.ts'

const { values } = parseArgs({ options: { pages: { type: 'string', default: '150' } } })
const pages = Number(values.pages)
const rounds = 3
const nouns =
  'dekbedovertrek kussen matras boxspring hoeslaken dekbed kast bank stoel lamp tafel spiegel'.split(' ')
const others = 'grijs wit blauw katoen zacht warm groot klein modern groen beige zwart hout rond'.split(' ')

const shop = await startWholeShop(benchFolder('shop'))
let asked = 0
try {
  await askForNew(pages)
  for (let round = 1; round <= rounds; round++) {
    const before = { shop: readCpuMs(shop.shopPid), api: readCpuMs(shop.apiPid) }
    await askForNew(pages)
    const perPage = (pid: number, since: number) => Number(((readCpuMs(pid) - since) / pages).toFixed(1))
    const line = {
      round,
      shopMs: perPage(shop.shopPid, before.shop),
      apiMs: perPage(shop.apiPid, before.api),
    }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
} finally {
  await shop.stop()
}

async function askForNew(count: number): Promise<void> {
  for (let page = 0; page < count; page++) {
    const answer = await fetch(`${shop.url}/zoeken/?${new URLSearchParams({ tn_q: makeSearch(asked++) })}`)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`a search was answered with ${answer.status}`)
  }
}

/** Returns a search of two words, and of three once all pairs were asked for. */
function makeSearch(number: number): string {
  const pick = (words: readonly string[], place: number) => words[place % words.length] ?? ''
  const pairs = nouns.length * others.length
  const words = [pick(nouns, number), pick(others, Math.floor(number / nouns.length))]
  return number < pairs ? words.join(' ') : [...words, pick(others, Math.floor(number / pairs))].join(' ')
}
