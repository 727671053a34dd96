import type { Product } from '@sluimer/contract/catalog/product'
import { formatEuro } from '@sluimer/domain/money/euro'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { readToldMake } from '../slots/told-make.ts'
import { findLowestCents } from '../tools/make-prices.ts'
import { describeAspect } from './describe-aspect.ts'
import { toShownDraft } from './to-shown-draft.ts'

const aSize = /\b(\d{2,3})\s?(?:cm\s?)?(?:x|×|\*|bij|op|\s)\s?(\d{2,3})\b/iu

/** Returns the size that a message names, as filters write it: '180x200'. */
export function readSize(message: string): string | undefined {
  const [, width, length] = aSize.exec(message) ?? []
  return width === undefined || length === undefined ? undefined : `${width}x${length}`
}

/** Says which of the products that were shown come in a size, and what they cost in it. */
export async function answerSize(
  sources: Sources,
  turn: Turn,
  pages: readonly Product[],
  size: string,
): Promise<Draft | undefined> {
  const written = size.replace('x', ' x ')
  const asked = { ...turn, wish: { ...turn.wish, text: `${turn.wish.text} ${size}`.trim() } }
  const make = readToldMake(sources.search, asked)
  const having = pages.flatMap((page) => {
    const price = findLowestCents(sources.search, page, make)
    return price === undefined ? [] : [{ page, price }]
  })
  const lacking = pages.filter((page) => !having.some((one) => one.page.id === page.id))
  if (having.length === 0 && pages.length > 1) return undefined
  const [only] = pages
  // What is composed has its sizes as steps, and none of them as a choice of the product.
  if (only !== undefined && having.length === 0 && isComposed(only)) return undefined
  if (having.length === 0 && only !== undefined) {
    const others = describeAspect(only, 'measures')
    const rest = others === undefined ? '' : ` Er is: ${others}.`
    const draft = await toShownDraft(
      sources,
      turn,
      [only],
      `Nee, ${toSpokenName(only)} is er niet in ${written} cm.${rest}`,
    )
    draft.facts.values.push(`${written} cm`)
    return draft
  }
  const lines = having.map(({ page, price }) => `${toSpokenName(page)}: vanaf ${formatEuro(price)}`)
  const lack = lacking.length === 0 ? '' : ` Niet in die maat: ${lacking.map(toSpokenName).join(', ')}.`
  const draft = await toShownDraft(
    sources,
    asked,
    having.map(({ page }) => page),
    `Ja, in ${written} cm. ${lines.join('; ')}.${lack}`,
  )
  draft.facts.values.push(
    `${written} cm`,
    ...having.map(({ price }) => formatEuro(price)),
    ...lacking.map(({ title }) => title),
  )
  return draft
}

/** What is composed has its sizes as steps. */
function isComposed({ specifications }: Product): boolean {
  return specifications.some(({ rows }) =>
    rows.some(({ label, value }) => label === 'Leverbaar in' && / cm breed en /u.test(value)),
  )
}
