import { readFileSync } from 'node:fs'
import type { AssistantReply } from '@sluimer/contract/assistant/schemas'
import type { ProductDocument } from '@sluimer/search/port'
import { z } from 'zod'

const expectationSchema = z.strictObject({
  /** Every product is in this category, by the database. */
  category: z.string().optional(),
  /** Of each of these categories a product is shown, by the database. */
  shows: z.array(z.string()).optional(),
  /** Every product has these filter values, by the database. */
  facets: z.array(z.string()).optional(),
  /** Whole euros, both ends included: every product costs so much, in the make that is shown or in its cheapest. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** The first product is the extreme of all products of the category that have the filter values. */
  first: z.enum(['cheapest', 'dearest', 'rated']).optional(),
  /** A pattern of the text. Every space also stands for one that does not break. */
  says: z.string().optional(),
  saysNot: z.string().optional(),
  /** Part of the address of a link. */
  link: z.string().optional(),
  asksOrder: z.boolean().optional(),
  handsOver: z.boolean().optional(),
  isUnsold: z.boolean().optional(),
  hasProducts: z.boolean().optional(),
})
const questionSchema = z.strictObject({
  group: z.string(),
  /** What the shopper says, one message after the other; the answer to the last one is judged. */
  turns: z.array(z.string()).min(1),
  expect: expectationSchema,
})
export type Question = z.infer<typeof questionSchema>

/** A product of the shop, as the database has it. */
export interface KnownProduct {
  readonly document: ProductDocument
  readonly categoryPaths: readonly string[]
  readonly average: number
}

/** Reads a file of questions, one JSON object a line. */
export function readQuestions(name: string): Question[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => questionSchema.parse(JSON.parse(line)))
}

/** Returns what is wrong with an answer, none when it is right. Amounts in the reply are euros. */
export function judgeAnswer(
  { expect }: Question,
  reply: AssistantReply,
  shop: ReadonlyMap<string, KnownProduct>,
): string[] {
  const text = reply.message.content.replaceAll('\u00a0', ' ')
  const shown = reply.products.flatMap(({ id }) => shop.get(id) ?? [])
  const isNone = expect.says !== undefined && /niets/.test(expect.says) && new RegExp(expect.says).test(text)
  const needsProducts =
    expect.category ?? expect.facets ?? expect.first ?? expect.min ?? expect.max ?? expect.hasProducts
  const wrong: (string | false)[] = [
    shown.length < reply.products.length && 'shows a product that the shop does not have',
    needsProducts !== undefined && shown.length === 0 && !isNone && 'shows no product',
    expect.category !== undefined &&
      shown.some(({ categoryPaths }) => !categoryPaths.includes(expect.category ?? '')) &&
      `shows something else than ${expect.category}`,
    ...(expect.shows ?? []).map(
      (path) =>
        !shown.some(({ categoryPaths }) => categoryPaths.includes(path)) && `shows nothing of ${path}`,
    ),
    ...(expect.facets ?? []).map(
      (facet) => shown.some((product) => !hasFacet(product, facet)) && `shows something that is not ${facet}`,
    ),
    expect.min !== undefined &&
      shown.every(({ document }) => document.priceCents < (expect.min ?? 0) * 100) &&
      reply.products.some(({ price }) => price.price < (expect.min ?? 0)) &&
      'too cheap',
    expect.max !== undefined &&
      shown.some(({ document }) => document.priceCents > (expect.max ?? 0) * 100) &&
      'too dear',
    expect.first !== undefined &&
      !isExtreme(expect, shown[0], shop) &&
      `the first is not the ${expect.first}`,
    expect.says !== undefined && !new RegExp(expect.says, 'si').test(text) && `does not say ${expect.says}`,
    expect.saysNot !== undefined && new RegExp(expect.saysNot, 'i').test(text) && `says ${expect.saysNot}`,
    expect.link !== undefined &&
      !reply.links.some(({ path }) => path.includes(expect.link ?? '')) &&
      `no link to ${expect.link}`,
    expect.asksOrder === true && reply.ask !== 'order' && 'does not ask for the order',
    expect.asksOrder !== true && reply.ask === 'order' && 'asks for an order',
    expect.handsOver === true && reply.hand_over === null && 'hands nothing over',
    expect.isUnsold === true && !/verkopen we niet/.test(text) && 'does not say that it is not sold',
    expect.isUnsold !== true && /verkopen we niet/.test(text) && 'says that it is not sold',
    reply.ends && 'ends the talk',
  ]
  return wrong.filter((one) => one !== false)
}

function hasFacet({ document }: KnownProduct, slug: string): boolean {
  const values = Object.values(document.facets).flat()
  return values.includes(slug)
}

function isExtreme(
  { first, category, facets = [] }: Question['expect'],
  shown: KnownProduct | undefined,
  shop: ReadonlyMap<string, KnownProduct>,
): boolean {
  if (shown === undefined) return false
  const rivals = [...shop.values()].filter(
    (product) =>
      (category === undefined || product.categoryPaths.includes(category)) &&
      facets.every((facet) => hasFacet(product, facet)),
  )
  if (first === 'rated') return shown.average === Math.max(...rivals.map(({ average }) => average))
  const prices = rivals.map(({ document }) => document.priceCents)
  return shown.document.priceCents === (first === 'cheapest' ? Math.min(...prices) : Math.max(...prices))
}
