import type { Group } from './read-groups.ts'
import type { SourceFormat, SourceReading } from './source-product.ts'

/** Builds the product of these rows. It is refused whole when one of its rows is broken. */
export function toSourceProduct(
  group: Group,
  { format, unit }: { format: SourceFormat; unit: 'row' | 'line' },
): SourceReading {
  const rows = 'rows' in group ? group.rows : [group.broken]
  const broken = rows.find(({ problem }) => problem !== undefined)
  if (broken === undefined) return format.readProduct(rows)
  const where = rows[0] !== undefined && rows[0].line !== broken.line ? `${unit} ${broken.line}: ` : ''
  return { ok: false, reason: `${where}${broken.problem}` }
}
