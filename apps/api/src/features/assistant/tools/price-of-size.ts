import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { Product } from '@sluimer/contract/catalog/product'
import { formatEuro } from '@sluimer/domain/money/euro'
import type { Sources } from '../draft/plan-context.ts'
import { type FoundGoods, searchGoods } from './search-goods.ts'

const toldSize = /(?<![\d.,x×])(\d{2,3}) ?(?:cm )?(?:x|×|bij|op) ?(\d{2,3})(?![\d.,])/iu
const aSize = /^\d{2,3}x\d{2,3}$/u
const anySize = /\b\d{2,3}x\d{2,3}\b/gu

/** Returns what the talk was about in the size that a message tells; the size before it when it tells none. */
export function nameSize(about: string, message: string): string {
  const [, width, length] = toldSize.exec(message) ?? []
  const rest = about.replace(anySize, ' ').replace(/\s+/gu, ' ').trim()
  return width === undefined ? about : `${rest} ${width}x${length}`.trim()
}

/** Whether a product comes in a size that a message tells, as far as its sizes are known. */
export function comesInTold({ options, variants }: Product, message: string): boolean {
  const size = aSize.exec(nameSize('', message))?.[0]
  const isSized = options.some(({ values }) => values.some(({ key }) => aSize.test(key)))
  return size === undefined || !isSized || findPriceOf({ options, variants }, size) !== undefined
}

/** Returns what a product costs in a size, or at least where it does not come in it; nothing then where its make is known. */
export function findCents(page: Product, size: string | undefined, isOfMake: boolean): number {
  const ofSize = size === undefined ? undefined : findPriceOf(page, size)
  return ofSize ?? (isOfMake ? 0 : page.price.price)
}

/** Returns the lowest price of a product in a size; undefined when it does not come in it. */
function findPriceOf(
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  size: string,
): number | undefined {
  const reversed = size.split('x').toReversed().join('x')
  const ids = options
    .flatMap(({ values }) => values)
    .filter(({ key }) => key === size || key === reversed)
    .map(({ id }) => id)
  const prices = variants
    .filter(({ value_ids }) => value_ids.some((id) => ids.includes(id)))
    .map(({ price }) => price.price)
  return prices.length === 0 ? undefined : Math.min(...prices)
}

const someSize = /\b\d{2,3} ?(?:x|×|bij|op) ?\d{2,3}\b/iu
const [lies, hangs] = [/matras|topper|laken|molton|beschermer/iu, /dekbed|overtrek/iu]

/** What lies on a bed, or hangs over it, is as large as the other goods that do and whose size is told. */
export function withSizeOf(piece: string, pieces: readonly string[]): string {
  const side = [lies, hangs].find((one) => one.test(piece))
  if (side === undefined || someSize.test(piece)) return piece
  const size = pieces.map((other) => (side.test(other) ? someSize.exec(other)?.[0] : undefined)).find(Boolean)
  return size === undefined ? piece : `${piece} ${size}`
}

const mostSizes = 4

/** Sums up pieces of each size, where goods come in a few and none was told: six small towels cost less than six large ones. */
export async function sumUpSizes(
  sources: Sources,
  { wish, at }: { wish: Wish; at: Date },
  { found, times }: { found: Pick<FoundGoods, 'tiles'>; times: number },
) {
  const pages = await sources.products.findPages(
    found.tiles.map(({ id }) => Number(id)),
    at,
  )
  const keys = pages.flatMap(({ options }) =>
    options.flatMap(({ values }) => values.flatMap(({ key }) => key ?? [])),
  )
  const sizes = [...new Set(keys)].filter((key) => aSize.test(key))
  const lines: string[] = []
  const values: string[] = []
  const sums: { cents: number; times: number }[][] = []
  if (wish.text.split(' ').some((word) => aSize.test(word)) || sizes.length > mostSizes)
    return { lines, values, sums }
  for (const size of sizes) {
    const ofSize = await searchGoods(sources, { ...wish, text: `${wish.text} ${size}` }, at)
    const prices = ofSize.count === 0 || ofSize.missing.length > 0 ? null : await ofSize.findPrices()
    if (prices === null) continue
    const title = `${size.replace('x', ' x ')} cm`
    const both = [prices.minCents, prices.maxCents]
    lines.push(`${title} ${describeRange(times * prices.minCents, times * prices.maxCents)}`)
    values.push(title, ...both.map(formatEuro), ...both.map((cents) => formatEuro(times * cents)))
    sums.push(...both.map((cents) => [{ cents, times }]))
  }
  return { lines, values, sums }
}

/** Writes what the cheapest and the dearest cost, as one price where these are the same. */
export function describeRange(minCents: number, maxCents: number): string {
  return minCents === maxCents ? formatEuro(minCents) : `${formatEuro(minCents)} tot ${formatEuro(maxCents)}`
}
