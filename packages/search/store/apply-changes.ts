import type { ApplyOutcome, ProductChange, ProductDocument } from '../port.ts'
import { checkDocument, checkFigure } from './document-check.ts'
import { calculateFingerprint } from './fingerprint.ts'
import type { Figures, ProductTable } from './product-table.ts'

/** Called for each row whose words have to be indexed, in ascending order of rows. */
export type OnRowAdded = (row: number, document: ProductDocument) => void

/** Applies changes in their order, all or none: a malformed one throws before anything is written. */
export function applyChanges(
  changes: readonly ProductChange[],
  table: ProductTable,
  onRowAdded: OnRowAdded,
): ApplyOutcome {
  for (const change of changes) checkChange(change)
  const outcome: ApplyOutcome = { changed: 0, missingIds: [] }
  for (const change of changes) {
    if (applyOne(change, table, onRowAdded, outcome.missingIds)) outcome.changed++
  }
  return outcome
}

function applyOne(
  change: ProductChange,
  table: ProductTable,
  onRowAdded: OnRowAdded,
  missingIds: number[],
): boolean {
  switch (change.kind) {
    case 'remove':
      return table.removeRow(change.id)
    case 'figures': {
      const row = table.findRow(change.id)
      if (row !== undefined) return table.writeFigures(row, change)
      missingIds.push(change.id)
      return false
    }
    case 'put':
      return putDocument(change.document, table, onRowAdded)
  }
}

/** Writes in place when only figures differ; otherwise the old row dies and a new one is added at the end. */
function putDocument(document: ProductDocument, table: ProductTable, onRowAdded: OnRowAdded): boolean {
  const row = table.findRow(document.id)
  if (row !== undefined && table.fingerprint.values[row] === calculateFingerprint(document)) {
    return table.writeFigures(row, document)
  }
  table.removeRow(document.id)
  onRowAdded(table.addRow(document), document)
  return true
}

function checkChange(change: ProductChange): void {
  if (change.kind === 'put') checkDocument(change.document)
  else if (change.kind === 'figures') checkFigures(change.id, change)
}

function checkFigures(productId: number, figures: Partial<Figures>): void {
  if (figures.priceCents !== undefined) checkFigure('priceCents', figures.priceCents, productId)
  if (typeof figures.formerPriceCents === 'number') {
    checkFigure('formerPriceCents', figures.formerPriceCents, productId)
  }
  if (figures.stock !== undefined) checkFigure('stock', figures.stock, productId, -2_147_483_647)
  if (figures.popularity !== undefined) checkFigure('popularity', figures.popularity, productId)
}
