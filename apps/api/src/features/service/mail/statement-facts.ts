import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'
import type { WithdrawalRow } from '../withdrawal.queries.ts'

/** Returns what was stated, for the receipt and for staff alike. */
export function listStatementFacts(row: WithdrawalRow): [name: string, value: string][] {
  return [
    ['Kenmerk', row.reference],
    ['Ontvangen', formatDutchMoment(row.receivedAt)],
    ['Naam', row.name],
    ['Bestelling', row.orderNumber],
    ['E-mailadres', row.email],
    ['Artikelen', formatArticles(row)],
  ]
}

/** Returns '2 × Dekbed Stilte, Kussen Noord'. */
export function formatNames(lines: readonly { name: string; quantity: number }[]): string {
  return lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')
}

function formatArticles({ lines, items }: WithdrawalRow): string {
  if (lines.length > 0) return formatNames(lines)
  return items === '' ? 'de hele bestelling' : 'zoals hieronder beschreven'
}
