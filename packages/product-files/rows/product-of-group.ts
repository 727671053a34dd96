import type { Group } from './read-groups.ts'
import type { SourceFormat, SourceReading } from './source-product.ts'

/** The product that rows are together. One of which a row is broken is refused whole. */
export function productOfGroup(
  group: Group,
  { format, unit }: { format: SourceFormat; unit: 'row' | 'line' },
): SourceReading {
  const rows = 'rows' in group ? group.rows : [group.broken]
  const broken = rows.find(({ problem }) => problem !== undefined)
  if (broken === undefined) return format.productOf(rows)
  const where = rows[0] !== undefined && rows[0].line !== broken.line ? `${unit} ${broken.line}: ` : ''
  return { ok: false, reason: `${where}${broken.problem}` }
}
