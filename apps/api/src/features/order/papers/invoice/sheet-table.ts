import { type Figure, margin, type Pen, soft } from './pen.ts'

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

/** Three by two, at the right of the first column. */
const frame = { width: 76, height: 51, gap: 8 } as const

export interface SheetPicture {
  /** A JPEG that is three wide and two high. */
  readonly bytes: Buffer
  /** What it shows, for people who listen. */
  readonly alt: string
}

export interface SheetRow {
  /** In a cell, lines after the first are small notes. */
  readonly cells: readonly string[]
  /** Of what the first cell describes. */
  readonly picture?: SheetPicture | undefined
}
type Kind = keyof typeof sizes

/** Writes a table of goods and repeats its head on every page. */
export function writeTable(pen: Pen, headCells: readonly string[], rows: readonly SheetRow[]): void {
  const { pdf, root } = pen
  const head = { cells: headCells }
  const table = pdf.struct('Table')
  root.add(table)
  const add = (row: SheetRow, kind: Kind) => {
    // A repeated head is decoration: people who listen have heard it before.
    if (pen.needRoom(heightOfRow(pen, row, kind)) && kind === 'TD')
      writeRow(pen, head, 'TH', (write) => pen.decorate('Layout', write))
    const struct = pdf.struct('TR')
    table.add(struct)
    writeRow(pen, row, kind, (write, figure) => pen.say(kind, write, struct, figure))
    struct.end()
  }
  add(head, 'TH')
  for (const row of rows) add(row, 'TD')
  table.end()
  pdf.y += 6
}

function writeRow(
  pen: Pen,
  row: SheetRow,
  kind: Kind,
  say: (write: () => void, figure?: Figure) => void,
): void {
  const { pdf, setFont } = pen
  const height = heightOfRow(pen, row, kind)
  const top = pdf.y
  for (const [index, { x, align }] of cells.entries()) {
    const { first, notes } = splitParts(row.cells[index] ?? '')
    const width = chooseTextWidth(row, index)
    const write = () => {
      const isHead = kind === 'TH'
      const style = setFont(first, isHead ? 'bold' : 'regular', sizes[kind], isHead ? soft : undefined)
      style.text(first, margin + x, top, { width, align })
      if (notes !== '')
        setFont(notes, 'regular', noteSize, soft).text(notes, margin + x, pdf.y + 2, { width, align })
    }
    const picture = index === 0 ? row.picture : undefined
    const left = margin + cells[0].width - frame.width
    const draw = () => {
      if (picture) pdf.image(picture.bytes, left, top + 2, { fit: [frame.width, frame.height] })
    }
    say(write, picture && { alt: picture.alt, draw })
  }
  pdf.y = top + height - rowSpace
  pen.line(pdf.y)
  pdf.y += rowSpace
}

/** Text stays clear of a picture beside it. */
function chooseTextWidth({ picture }: SheetRow, index: number): number {
  const { width } = cells[index] ?? cells[0]
  return index === 0 && picture ? width - frame.width - frame.gap : width
}

function heightOfRow(pen: Pen, row: SheetRow, kind: Kind): number {
  const heights = cells.map((_, index) => {
    const { first, notes } = splitParts(row.cells[index] ?? '')
    const width = chooseTextWidth(row, index)
    return (
      pen.measureHeight(first, sizes[kind], width) +
      (notes === '' ? 0 : 2 + pen.measureHeight(notes, noteSize, width))
    )
  })
  return Math.max(...heights, row.picture ? frame.height + 2 : 0) + 2 * rowSpace
}

function splitParts(text: string): { first: string; notes: string } {
  const [first = '', ...notes] = text.split('\n')
  return { first, notes: notes.join('\n') }
}
