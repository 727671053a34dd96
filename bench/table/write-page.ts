import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawBars } from '../figures/draw-bars.ts'
import { formatTable } from '../figures/format-table.ts'
import type { Part, Row } from '../figures/row.ts'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
const page = `${docs}performance.md`

/** Puts the figures of a part, and their drawing, into docs/performance.md; what is written there around them stays. */
export function writePart({ name, title }: Part, rows: readonly Row[], machine: string): void {
  const isDrawn = rows.some(({ beside }) => beside.length > 0)
  if (isDrawn) {
    mkdirSync(`${docs}performance`, { recursive: true })
    writeFileSync(`${docs}performance/${name}.svg`, drawBars(title, rows))
  }
  const drawing = isDrawn ? `\n\n![${title}](performance/${name}.svg)` : ''
  const day = new Date().toISOString().slice(0, 10)
  const [begin, end] = [`<!-- figures: ${name} -->`, `<!-- end: ${name} -->`]
  const text = readFileSync(page, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for the figures of ${name}.`)
  const figures = `${begin}\n${formatTable(rows)}${drawing}\n\n${day}, ${machine}.\n`
  writeFileSync(page, text.slice(0, from) + figures + text.slice(to))
}
