import { formatEuro } from '../money/euro.ts'
import { type DiscountCode, type DiscountLine, explainLeftOut, isInScope } from './promotion.ts'

/**
 * Returns the note at a line of the cart about the code in use: why it takes nothing off this line, or the price from
 * which the saving of an announced code is counted. Undefined when there is nothing to say.
 */
export function formatCodeNote(discount: DiscountCode, line: DiscountLine): string | undefined {
  const { code, scope, benefit, isAnnounced } = discount
  if (!isInScope({ ...scope, excludesReduced: false }, line) || benefit.kind === 'free_delivery')
    return undefined
  switch (explainLeftOut(discount, line)) {
    case 'reduced':
      return `${code} geldt niet voor dit artikel: het is al afgeprijsd.`
    case 'was_cheaper':
      return `${code} geldt niet voor dit artikel: het kostte in de afgelopen 30 dagen ook ${formatEuro(line.lowestCents)}.`
    case undefined:
      return isAnnounced
        ? `Korting met ${code}, geteld vanaf de laagste prijs van 30 dagen: ${formatEuro(line.priceCents)}.`
        : undefined
  }
}
