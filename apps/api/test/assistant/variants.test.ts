import type { ProductDocument } from '@sluimer/search/port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from './demo-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

/** What can be bought: a product in one color and size, as its filters call them. */
interface Buyable {
  readonly id: number
  readonly kind: string
  readonly color: string
  readonly size: string
  readonly priceCents: number
}

const asked = 200
const leastFound = 0.98
/** More than so many are not all shown. */
const mostShown = 4
const sizes = [
  (size: string) => size,
  (size: string) => size.replace(/^(\d+)x(\d+)$/u, '$1 x $2 cm'),
  (size: string) => size.replace(/^(\d+)x(\d+)$/u, '$1 bij $2'),
]
const sentences: readonly ((buyable: Buyable) => string)[] = [
  ({ kind, color, size }) => `${kind} ${color} ${size}`,
  ({ kind, color, size }) => `hebben jullie een ${color} ${kind} ${size && `van ${size}`}?`,
  ({ kind, color, size }) => `ik zoek een ${kind} ${size && `van ${size}`} ${color && `in ${color}`}`,
  ({ kind, color, size }) =>
    `is er nog een ${kind} ${color && `in het ${color}`}${size && `, maat ${size}`}?`,
  ({ kind, color, size }) => `${size} ${kind}${color && `, liefst ${color}`}`,
  ({ kind, color, size }) => `mijn zus wil een ${kind} ${color}${size && `, het moet ${size} zijn`}`,
  ({ kind, color, size, priceCents }) => `${kind} ${color} ${size} tot ${Math.ceil(priceCents / 100)} euro`,
  ({ kind, color, size }) =>
    `voor ons nieuwe huis een ${kind} ${size && `van ${size}`}${color && `, doe maar ${color}`}`,
  ({ kind, color, size, priceCents }) =>
    `ik wil graag een ${kind} ${color} ${size}. Het moet voor ${Math.ceil(priceCents / 100)} euro of minder.`,
  ({ kind, color, size, priceCents }) =>
    `${kind} ${size} ${color && `in het ${color}`}, mag ${Math.ceil(priceCents / 100)} euro kosten`,
]

test('[CH-01] who names the kind, the color and the size of what can be bought finds it', async () => {
  const all = [...shop.products.values()].flatMap(({ document }) => listBuyable(document))
  const random = createRandom(Number(process.env.SEED ?? 7))
  const lost: string[] = []
  for (let at = 0; at < asked; at++) {
    const one = all[Math.floor(random() * all.length)]
    if (one === undefined) continue
    const size = sizes[at % sizes.length]?.(one.size) ?? one.size
    const message = (sentences[at % sentences.length]?.({ ...one, size }) ?? '').replace(/\s+/gu, ' ').trim()
    const { text, shown } = await ask(message)
    if (!isFound(text, shown, one.id)) lost.push(`${message}: ${text}`)
  }
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(asked * (1 - leastFound))
}, 300_000)

async function ask(message: string) {
  const { message: reply, products } = await shop.say(message)
  return {
    text: reply.content.replaceAll('\u00a0', ' '),
    shown: products.map(({ id }) => Number(id)),
  }
}

/** Whether a product is shown, or one of more than are shown, and said to be found. */
function isFound(text: string, shown: readonly number[], id: number): boolean {
  if (/^(?:Precies zo|Met “|Er is niets)|verkopen we niet|vond ik niets/u.test(text)) return false
  const count = Number(/Ik vond (\d+) artikelen/u.exec(text)?.[1] ?? 0)
  return shown.includes(id) || (shown.length > 0 && count > mostShown)
}

/** Lists the colors and sizes in which a product can be bought now, each with the first word of its name, which says what it is. */
function listBuyable({ id, title, facets, choices = [], priceCents }: ProductDocument): Buyable[] {
  const [kind = ''] = title.toLowerCase().split(' ')
  const whole = { facets: {} as Record<string, string[]>, priceCents, isAvailable: choices.length === 0 }
  return [whole, ...choices]
    .filter(({ isAvailable }) => isAvailable)
    .flatMap(({ facets: own, priceCents: price }) =>
      listOwn(own, facets, 'kleur').flatMap((color) =>
        listOwn(own, facets, 'maat').map((size) => ({ id, kind, color, size, priceCents: price })),
      ),
    )
}

/** The values of a choice, or else the only one of its product; a word in place of the hyphens of an address. */
function listOwn(
  own: Readonly<Record<string, readonly string[]>>,
  all: Readonly<Record<string, readonly string[]>>,
  group: string,
): readonly string[] {
  const values = own[group] ?? (all[group]?.length === 1 ? all[group] : [''])
  return values.map((value) => value.replaceAll('-', ' '))
}

/** Always the same numbers, so that a test that fails fails again. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
