import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { detectFile } from '../detect-file.ts'
import { readGroups } from '../rows/read-groups.ts'
import type { SourceReading } from '../rows/source-product.ts'
import { toSourceProduct } from '../rows/to-source-product.ts'

/** Reads a file of another system up to the common form of all formats, without a database. */
export async function readForeign(
  content: string | Buffer,
): Promise<{ format: string; readings: SourceReading[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'sluimer-foreign-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'file')
  writeFileSync(path, content)
  const detection = await detectFile(path)
  if (!detection.ok) throw new Error(detection.reason)
  if (detection.file === 'own') throw new Error('a file of our own')
  const { format, rows } = detection.file
  const readings: SourceReading[] = []
  for await (const group of readGroups(rows, format)) readings.push(toSourceProduct(group, detection.file))
  return { format: format.name, readings }
}

/** Returns the products of a file that can be read. */
export async function productsIn(content: string | Buffer) {
  const { readings } = await readForeign(content)
  return readings.flatMap((reading) => (reading.ok ? [reading.product] : []))
}

/** Builds a table whose rows name only the cells that they fill. */
export function sheet(separator: string, ...rows: Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const quoted = (text: string) =>
    /[\s"]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  const lines = rows.map((row) => columns.map((name) => quoted(row[name] ?? '')).join(separator))
  return [columns.map(quoted).join(separator), ...lines].join('\r\n')
}
