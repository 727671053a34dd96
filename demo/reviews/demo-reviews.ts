import { palette } from '../catalog/palette.ts'
import type { DemoProduct } from '../catalog/product.ts'
import { seededRandom } from '../catalog/random.ts'
import { composeReview } from './compose-review.ts'
import { type Dice, fill, pick, type Slots } from './fill.ts'
import { listMaterial, listTags } from './kinds.ts'
import { type Frame, type Region, readAnswers, readFrames, readSlots } from './read-material.ts'
import { drawDaysAgo, type Stars, scoreDice, shareOut } from './scores.ts'
import { SaidBefore, toKey } from './sentences.ts'
import { inventWriter, type Writer } from './writer.ts'

export const demoReviewCount = 1500

/** One product in so many has a review with pictures. */
const picturedEvery = 80
/** A review is begun anew this often before its product is left with fewer; its family then needs more material. */
const patience = 40

/** An invented review, which the shop shows as one. */
export interface DemoReview {
  name: string
  title: string
  content: string
  score: Stars
  daysAgo: number
  answer: string | null
  /** Visitors who found it helpful. */
  helpfulCount: number
  /** Keys of pictures of the product, which stand for its writer's own. */
  pictures: string[]
}

const answers = readAnswers()
const slotsOf: Readonly<Record<Region, Slots>> = { nl: readSlots('nl'), be: readSlots('be') }

/**
 * Returns the reviews of the demo shop by product, composed by rules from sentences that are true of the product's family. The
 * same products and seed give the same reviews, no two alike.
 */
export function inventDemoReviews(
  products: readonly DemoProduct[],
  seed = 20_261_123,
): { slug: string; reviews: DemoReview[] }[] {
  const dice = seededRandom(seed)
  const said = new SaidBefore()
  const written = new Set<string>()
  const shares = shareOut(products, demoReviewCount, seed)
  return products.map((product, place) => {
    said.turnPage()
    const draw = scoreDice(product, seed, dice)
    const reviews: DemoReview[] = []
    const wanted = shares.get(product.slug) ?? 0
    for (let attempt = 0; reviews.length < wanted && attempt < wanted * patience; attempt++) {
      // When everything has been said, frames may return on a long page; a sentence returns no more often than allowed.
      if (attempt > 0 && attempt % wanted === 0) said.turnPage()
      const review = inventReview(product, draw(), said, dice)
      if (review === undefined || written.has(toKey(review.content))) continue
      written.add(toKey(review.content))
      reviews.push(review)
      if (reviews.length === 1 && place % picturedEvery === 0) review.pictures = product.images.slice(-2)
    }
    return { slug: product.slug, reviews }
  })
}

function inventReview(
  product: DemoProduct,
  stars: Stars,
  said: SaidBefore,
  dice: Dice,
): DemoReview | undefined {
  const writer = inventWriter(dice)
  const daysAgo = drawDaysAgo(product, dice)
  const tags = new Set([...listTags(product), writer.region, `s${stars}`])
  const frames = framesFor(product).filter((frame) => isTrue(frame, tags))
  const material = {
    frames: frames.filter(({ isTitle }) => !isTitle),
    titles: frames.filter(({ isTitle }) => isTitle),
    slots: new Map([
      ...slotsOf[writer.region],
      ...chooseFacts(product, dice),
      ...inventHousehold(writer, dice),
      usedFor(product, daysAgo, writer),
    ]),
  }
  const composed = composeReview(material, { stars, writer }, said, dice)
  if (composed === undefined) return undefined
  const { title, content, complaints } = composed
  const answer = answerTo({ stars, name: writer.name, complaints }, dice)
  const helpfulCount = countReaders(content, daysAgo)
  return { name: writer.name, title, content, score: stars, daysAgo, answer, helpfulCount, pictures: [] }
}

/** Returns how many found a review helpful: more of the long ones, which say something, and of those that are read for a while. */
function countReaders(content: string, daysAgo: number): number {
  const worth = Math.floor(content.length / 120)
  return Math.floor((worth * Math.min(daysAgo, 300)) / 150)
}

/** Returns who the writer lives with, the same in every sentence. */
function inventHousehold({ region }: Writer, dice: Dice): [string, string[]][] {
  return ['partner', 'kind', 'kleintje', 'dier'].map((name) => {
    const words = slotsOf[region].get(name) ?? []
    return [name, words.length === 0 ? [] : [pick(words, dice)]]
  })
}

/** The number of days behind each expression in the list 'lang'. */
const daysOf: Readonly<Record<string, number>> = {
  'twee weken': 14,
  'een paar weken': 20,
  'een maand': 30,
  'twee maanden': 60,
  'drie maanden': 90,
  'een heel seizoen': 90,
  'een maand of vier': 120,
  'een half jaar': 180,
  'bijna een jaar': 330,
  'ruim een jaar': 400,
}

/** Returns how long the writer can have used it: no longer than it had been on sale before the review. */
function usedFor({ createdDaysAgo }: DemoProduct, daysAgo: number, { region }: Writer): [string, string[]] {
  const words = slotsOf[region].get('lang') ?? []
  const fitting = words.filter((word) => (daysOf[word] ?? 0) <= createdDaysAgo - daysAgo)
  return ['lang', fitting.length > 0 ? fitting : words.filter((word) => daysOf[word] === 14)]
}

const framesOfFile = new Map<string, Frame[]>()

function framesFor(product: DemoProduct): Frame[] {
  return listMaterial(product).flatMap((name) => {
    const frames = framesOfFile.get(name) ?? readFrames(name)
    framesOfFile.set(name, frames)
    return frames
  })
}

function isTrue({ anyOf, noneOf }: Frame, tags: ReadonlySet<string>): boolean {
  return (anyOf.length === 0 || anyOf.some((tag) => tags.has(tag))) && !noneOf.some((tag) => tags.has(tag))
}

/** Returns the color and the size that this writer bought, out of the product's; empty lists for what it does not have. */
function chooseFacts({ options, facetValues }: DemoProduct, dice: Dice): [string, string[]][] {
  const listValues = (key: string) => options.find((option) => option.key === key)?.values ?? []
  const colors = facetValues.flatMap((value) =>
    value in palette ? [palette[value as keyof typeof palette]] : [],
  )
  // A print that also names its background has that color first, before the one that names the print.
  const chosen = listValues('kleur').length > 0 ? listValues('kleur') : colors.slice(-1)
  const bought = chosen[Math.floor(dice() * chosen.length)]
  const size = listValues('maat')[Math.floor(dice() * listValues('maat').length)]
  return [
    ['kleur', bought === undefined ? [] : [bought.title.toLowerCase()]],
    ['maat', size === undefined ? [] : [sizeWords(size.title)]],
  ]
}

/** Shortens '240 x 220 cm (lits-jumeaux)' to '240 x 220', and writes 'M (38-40)' as 'maat M'. */
function sizeWords(title: string): string {
  const plain = title.replace(/\s*\(.*$/, '').replace(/\s*cm$/, '')
  return /^\d/.test(plain) ? plain : `maat ${plain}`
}

const chanceOfAnswer: Readonly<Record<Stars, number>> = { 1: 0.45, 2: 0.3, 3: 0.07, 4: 0, 5: 0.02 }

function answerTo(
  { stars, name, complaints }: { stars: Stars; name: string; complaints: readonly string[] },
  dice: Dice,
): string | null {
  if (dice() >= chanceOfAnswer[stars]) return null
  const own = answers.filter(({ topic }) => complaints.includes(topic))
  const general = answers.filter(({ topic }) => topic === (stars === 5 ? '!' : '?'))
  const { text } = pick(own.length > 0 ? own : general, dice)
  const called = name.replace(/ .*$/, '').replace(/^./u, (first) => first.toUpperCase())
  return fill(text, new Map([['naam', [called]]]), dice) ?? null
}
