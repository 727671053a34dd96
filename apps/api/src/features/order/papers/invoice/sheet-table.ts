import { margin, type Pen, soft } from './pen.ts'

/** Where the columns of the table begin and how wide they are. Numbers are aligned to the right. */
const cells = [
  { x: 0, width: 236, align: 'left' },
  { x: 240, width: 50, align: 'right' },
  { x: 294, width: 70, align: 'right' },
  { x: 368, width: 40, align: 'right' },
  { x: 412, width: 71, align: 'right' },
] as const
const sizes = { TH: 9, TD: 10.5 } as const
const noteSize = 9
/** Space above and below the text of a row. */
const rowSpace = 7

type Row = readonly string[]
type Kind = keyof typeof sizes

/** Writes a table of goods and repeats its head on every page. In a cell, lines after the first are small notes. */
export function writeTable(pen: Pen, head: Row, rows: readonly Row[]): void {
  const { pdf, root } = pen
  const table = pdf.struct('Table')
  root.add(table)
  const add = (row: Row, kind: Kind) => {
    // A repeated head is decoration: people who listen have heard it before.
    if (pen.needRoom(heightOfRow(pen, row, kind)) && kind === 'TD')
      writeRow(pen, head, 'TH', (write) => pen.decorate('Layout', write))
    const struct = pdf.struct('TR')
    table.add(struct)
    writeRow(pen, row, kind, (write) => pen.say(kind, write, struct))
    struct.end()
  }
  add(head, 'TH')
  for (const row of rows) add(row, 'TD')
  table.end()
  pdf.y += 6
}

function writeRow(pen: Pen, row: Row, kind: Kind, say: (write: () => void) => void): void {
  const { pdf, weight } = pen
  const height = heightOfRow(pen, row, kind)
  const top = pdf.y
  for (const [index, { x, width, align }] of cells.entries()) {
    const { first, notes } = splitParts(row[index] ?? '')
    say(() => {
      const isHead = kind === 'TH'
      const style = weight(first, isHead ? 'bold' : 'regular', sizes[kind], isHead ? soft : undefined)
      style.text(first, margin + x, top, { width, align })
      if (notes !== '')
        weight(notes, 'regular', noteSize, soft).text(notes, margin + x, pdf.y + 2, { width, align })
    })
  }
  pdf.y = top + height - rowSpace
  pen.line(pdf.y)
  pdf.y += rowSpace
}

function heightOfRow(pen: Pen, row: Row, kind: Kind): number {
  const heights = cells.map(({ width }, index) => {
    const { first, notes } = splitParts(row[index] ?? '')
    return (
      pen.measureHeight(first, sizes[kind], width) +
      (notes === '' ? 0 : 2 + pen.measureHeight(notes, noteSize, width))
    )
  })
  return Math.max(...heights) + 2 * rowSpace
}

function splitParts(text: string): { first: string; notes: string } {
  const [first = '', ...notes] = text.split('\n')
  return { first, notes: notes.join('\n') }
}
