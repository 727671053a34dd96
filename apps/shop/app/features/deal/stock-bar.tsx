import type { Deal } from '@sluimer/contract/catalog/deal'
import { formatPiecesLeft } from './deal-words.ts'

/** The pieces left of a deal that has a limit, in words and as a bar that shrinks with them. */
export function StockBar({ deal }: { deal: Pick<Deal, 'pieces_left' | 'pieces_total'> }) {
  const words = formatPiecesLeft(deal)
  if (words === undefined || deal.pieces_left === null || deal.pieces_total === null) return null
  const share = Math.min(1, deal.pieces_left / deal.pieces_total)
  return (
    <span className="mt-1 block max-w-80">
      <span className="block h-1.5 overflow-hidden rounded-full bg-coral-mist" aria-hidden="true">
        <span
          className="block h-full rounded-full bg-coral"
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </span>
      <span className="mt-0.5 block font-normal">{words}</span>
    </span>
  )
}
