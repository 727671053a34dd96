import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { widthOver } from '@sluimer/assistant/wish/size-for-bed'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { formatEuro } from '@sluimer/domain/money/euro'
import { aDraft, addTileFacts, type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { dropTold } from '../slots/find-kind.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { searchGoods } from '../tools/search-goods.ts'

const cheap = /\b(?:aller ?)?(?:goedkoopste?|voordeligste?)\b|\bzo (?:goedkoop|voordelig|weinig) mogelijk\b/iu
const together = /\+|&|\b(?:samen|totaal|alles|bij ?elkaar|erbij|setje)\b/iu
const ofOther = /\b(?:duurste?|verschil\w*|of|scheelt?)\b/iu
/** What is as large as the bed, and what hangs over it; a pillow has a size of its own. */
const [lies, hangs] = [/matras|topper|laken|molton/iu, /dekbed|deken|overtrek/iu]
/** For a bed it is no bed that is asked for. */
const aBed = /^(?:bed|bedden|ledikant|boxspring)$/iu
const [fewest, most] = [2, 4]
const aSize = /(?<!\d)(\d{2,3}) ?(?:cm )?(?:x|×|bij|op) ?(\d{3})(?!\d)/iu

/** One of each kind that is asked for, with the words that it was looked for with. */
interface Piece {
  readonly tile: ProductTile
  readonly named: readonly string[]
}

/**
 * Answers what the cheapest of several kinds cost together: 'goedkoopste matras, kussen en dekbed, 90x200'. The size is that of the bed, where something lies on it.
 * Undefined for every other message.
 */
export async function answerEachCheapest(
  sources: Sources,
  { message, wish, at }: Turn,
): Promise<Draft | undefined> {
  if (!cheap.test(message) || !together.test(message) || ofOther.test(message)) return undefined
  const { kinds, values } = readSlots(sources.search, wish.text)
  const named = [
    ...new Set(
      dropTold(kinds, wish.story)
        .filter((kind) => !aBed.test(kind))
        .map(nameDuvet),
    ),
  ]
  if (named.length < fewest || named.length > most || !named.every(isGoods)) return undefined
  if (values.some(({ group, words }) => group !== sizeGroup && !kinds.includes(words))) return undefined
  const [, width, length] = aSize.exec(message) ?? []
  const size = width === undefined ? undefined : `${width}x${length}`
  const hasBed = named.some((kind) => lies.test(kind))
  const pieces: Piece[] = []
  for (const kind of named) {
    const text = [kind, chooseSize(kind, size, hasBed)].filter(Boolean).join(' ')
    const found = await searchGoods(sources, { ...readWish(text), order: 'cheapest' }, at)
    const [tile] = found.tiles
    if (tile === undefined || found.count === 0 || found.isUnsold) return undefined
    pieces.push({ tile, named: found.named })
  }
  return tellPieces(pieces, wish.text)
}

/** Beside what lies on a bed a blanket is what is slept under. */
function nameDuvet(kind: string): string {
  return /^dekens?$/iu.test(kind) ? 'dekbed' : kind
}

function chooseSize(kind: string, size: string | undefined, hasBed: boolean): string | undefined {
  const [width = ''] = size?.split('x') ?? []
  if (lies.test(kind)) return size
  if (!hangs.test(kind)) return undefined
  return hasBed && widthOver[width] !== undefined ? `${widthOver[width]}x200` : size
}

function tellPieces(pieces: readonly Piece[], text: string): Draft {
  const tiles = pieces.map(({ tile }) => tile)
  const facts = createFacts()
  addTileFacts(facts, tiles)
  facts.values.push(...pieces.flatMap(({ named }) => named))
  const parts = tiles.map(({ price }) => ({ cents: price.price, times: 1 }))
  facts.values.push(...parts.map(({ cents }) => formatEuro(cents)))
  facts.sums.push(parts)
  const total = parts.reduce((sum, { cents }) => sum + cents, 0)
  const lines = pieces.map(({ tile, named }) => {
    const make = named.length === 0 ? '' : ` (${named.join(', ').toLowerCase()})`
    return `${toSpokenName(tile)}${make} ${formatEuro(tile.price.price)}`
  })
  const content = `Van elk het goedkoopste: ${lines.join(', ')}. Samen ${formatEuro(total)}, zonder bezorgkosten.`
  facts.texts.push(content)
  const productIds = tiles.map(({ id }) => Number(id))
  return aDraft(content, { products: tiles, facts, subject: writeSubject({ wish: { text }, productIds }) })
}
