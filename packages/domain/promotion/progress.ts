import { formatArticles } from '../language/format-articles.ts'
import { formatEuro } from '../money/euro.ts'
import { countPieces, type DiscountLine, isInScope, type Promotion, sumAmountCents } from './promotion.ts'

/** How close a cart is to the next benefit of a promotion. */
export interface Progress {
  text: string
  /** 0 to 100; 100 only when the benefit is reached. */
  percent: number
  link: string | null
}

/**
 * Returns the steps towards promotions of which the cart contains something already (CA-06), in the shop's order: a
 * shopper without a towel reads nothing about towels. Of promotions on the whole order only the next one in reach is
 * listed.
 */
export function calculatePromotionProgress(
  lines: readonly DiscountLine[],
  promotions: readonly Promotion[],
): Progress[] {
  const taken = new Set<DiscountLine>()
  const steps: Progress[] = []
  let nextOrderStep: (Progress & { missingCents: number }) | undefined
  for (const promotion of promotions) {
    const { title, link } = promotion
    const scoped = lines.filter((line) => isInScope(promotion.scope, line))
    if (promotion.kind === 'order_amount') {
      const amountCents = sumAmountCents(scoped)
      const missingCents = promotion.minimumCents - amountCents
      if (amountCents === 0 || missingCents <= 0) continue
      if (nextOrderStep && nextOrderStep.missingCents <= missingCents) continue
      const text = `Nog ${formatEuro(missingCents)} voor ${title}`
      nextOrderStep = {
        text,
        percent: calculatePercent(amountCents, promotion.minimumCents),
        link,
        missingCents,
      }
      continue
    }
    const own = scoped.filter((line) => !taken.has(line))
    for (const line of own) taken.add(line)
    const step = toPiecesStep(promotion, countPieces(own))
    if (step) steps.push({ ...step, link })
  }
  if (nextOrderStep) {
    const { missingCents: _missing, ...step } = nextOrderStep
    steps.push(step)
  }
  return steps
}

function toPiecesStep(
  promotion: Exclude<Promotion, { kind: 'order_amount' }>,
  pieces: number,
): Omit<Progress, 'link'> | undefined {
  if (pieces === 0) return undefined
  const { title } = promotion
  const size = promotion.kind === 'free_pieces' ? promotion.groupSize : promotion.minimumQuantity
  const isReached = promotion.kind === 'free_pieces' ? pieces % size === 0 : pieces >= size
  if (isReached) return { text: `${title}: verrekend in je totaal`, percent: 100 }
  const missing = size - (pieces % size)
  return {
    text: `Nog ${formatArticles(missing)} voor ${title}`,
    percent: calculatePercent(pieces % size, size),
  }
}

/** Rounds down, so that only a benefit that is reached shows as full. */
function calculatePercent(part: number, whole: number): number {
  return Math.floor((part * 100) / whole)
}
