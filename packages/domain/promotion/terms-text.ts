import { formatNames } from '../language/format-names.ts'
import { formatEuro } from '../money/euro.ts'
import { toAmsterdamDate } from '../time/amsterdam.ts'
import { formatDutchDate } from '../time/dutch-date.ts'

/** The conditions of a promotion or code. */
export interface Terms {
  kind: 'free_pieces' | 'quantity' | 'order_amount' | 'code'
  groupSize: number | null
  freePieces: number | null
  minimumQuantity: number
  minimumCents: number
  excludesReduced: boolean
  /** For a code: whether it is announced to all, and what it gives. */
  isAnnounced: boolean
  benefit: 'free_pieces' | 'percentage' | 'amount' | 'free_delivery'
  oncePerCustomer: boolean
  maxUses: number | null
  validUntil: Date | null
  /** Titles of the categories it is for. */
  categories: readonly string[]
}

/** Returns the terms in sentences, what is counted first: whoever promises a discount states its conditions with it. */
export function formatTerms(terms: Terms): string[] {
  const { groupSize, freePieces, minimumQuantity, minimumCents, validUntil, categories } = terms
  const sentences = [
    groupSize !== null && freePieces !== null && freePiecesText(groupSize, freePieces),
    terms.kind === 'quantity' && `Vanaf ${minimumQuantity} stuks, over al die stuks.`,
    categories.length > 0 && `Alleen voor artikelen uit ${listed(categories)}.`,
    minimumCents > 0 &&
      `Vanaf ${formatEuro(minimumCents)} aan artikelen, geteld tegen de prijs op de pagina.`,
    terms.excludesReduced && 'Niet voor artikelen die al in prijs zijn verlaagd.',
    terms.kind === 'code' &&
      terms.isAnnounced &&
      terms.benefit !== 'free_delivery' &&
      'Niet voor artikelen die in de afgelopen 30 dagen goedkoper waren.',
    terms.oncePerCustomer && 'Eén keer per klant.',
    terms.maxUses !== null && `Zolang de actie loopt, voor de eerste ${terms.maxUses} bestellingen.`,
    validUntil !== null && `Geldig tot en met ${lastDay(validUntil)}.`,
  ]
  return sentences.filter((sentence) => sentence !== false)
}

function freePiecesText(groupSize: number, freePieces: number): string {
  const cheapest = freePieces === 1 ? 'is het goedkoopste gratis' : `zijn de ${freePieces} goedkoopste gratis`
  return `Van elke ${groupSize} artikelen ${cheapest}, geteld vanaf het duurste.`
}

/** Returns the last day on which the terms apply: the day of the moment just before the end. */
function lastDay(end: Date): string {
  return formatDutchDate(toAmsterdamDate(new Date(end.getTime() - 1)))
}

function listed(names: readonly string[]): string {
  return formatNames(names.map((name) => `‘${name}’`))
}
