import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import { fontFor, invoiceFonts } from './invoice-fonts.ts'

/** Paper in points (1/72 inch): A4 with room at the bottom for the seller's details. */
const margin = 56
const footerHeight = 44
const ink = '#17233A'
const soft = '#51607A'
const pine = '#1F5D4C'
const rule = '#EADFCE'

/** Where the columns of the goods begin and how wide they are; numbers stand at their right edge. */
const cells = [
  { x: 0, width: 236, align: 'left' },
  { x: 240, width: 50, align: 'right' },
  { x: 294, width: 70, align: 'right' },
  { x: 368, width: 40, align: 'right' },
  { x: 412, width: 71, align: 'right' },
] as const

/** A business document in the making, from top to bottom; it takes new pages by itself. */
export interface Sheet {
  heading(title: string, company: string): void
  columns(columns: readonly { title: string; lines: readonly string[] }[]): void
  table(head: readonly string[], rows: readonly (readonly string[])[]): void
  /** Label and amount; the last one is the total. */
  totals(rows: readonly (readonly [string, string])[]): void
  paragraph(text: string): void
  footer(text: string): void
  finish(): Promise<Buffer>
}

/** Starts a document. The library is loaded here: few requests need it. */
export async function createSheet(options: {
  title: string
  author: string
  issuedOn: IsoDate
}): Promise<Sheet> {
  const { default: PDFDocument } = await import('pdfkit')
  const created = new Date(`${options.issuedOn}T12:00:00Z`)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    lang: 'nl-NL',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: options.title, Author: options.author, CreationDate: created, ModDate: created },
  })
  for (const [name, file] of Object.entries(invoiceFonts)) pdf.registerFont(name, file)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  const width = pdf.page.width - 2 * margin
  const bottom = () => pdf.page.height - pdf.page.margins.bottom
  const weight = (text: string, kind: 'regular' | 'bold', size: number, color: string = ink) =>
    pdf.font(fontFor(text, kind)).fontSize(size).fillColor(color)
  /** Text with its meaning for who listens to it. */
  const say = (tag: string, write: () => void, parent = root) => parent.add(pdf.struct(tag, {}, write))
  const line = (y: number) =>
    pdf
      .markContent('Artifact', { type: 'Layout' })
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.75)
      .stroke(rule)
      .endMarkedContent()
  const needRoom = (height: number) => {
    if (pdf.y + height > bottom()) pdf.addPage()
  }
  const heightOf = (text: string, size: number, cellWidth: number) =>
    weight(text, 'regular', size).heightOfString(text, { width: cellWidth })

  return {
    heading(title, company) {
      say('P', () => weight(company, 'bold', 18, pine).text(company, margin, margin))
      pdf.moveDown(1.2)
      say('H1', () => weight(title, 'bold', 26).text(title))
      pdf.moveDown(0.8)
    },
    columns(columns) {
      needRoom(80)
      const top = pdf.y
      const each = width / Math.max(2, columns.length)
      const ends = columns.map(({ title, lines }, index) => {
        const x = margin + index * each
        say('H2', () => weight(title, 'bold', 9, soft).text(title, x, top, { width: each - 12 }))
        say('P', () => {
          for (const text of lines)
            weight(text, 'regular', 10.5).text(text, x, pdf.y + 2, { width: each - 12 })
        })
        return pdf.y
      })
      pdf.y = Math.max(...ends) + 18
    },
    table(head, rows) {
      const table = pdf.struct('Table')
      root.add(table)
      const writeRow = (texts: readonly string[], kind: 'TH' | 'TD') => {
        const size = kind === 'TH' ? 9 : 10.5
        const height = Math.max(
          ...texts.map((text, index) => heightOf(text, size, cells[index]?.width ?? width)),
        )
        needRoom(height + 14)
        const top = pdf.y
        const row = pdf.struct('TR')
        table.add(row)
        for (const [index, text] of texts.entries()) {
          const cell = cells[index]
          if (cell === undefined) continue
          const options = { width: cell.width, align: cell.align }
          const write = () =>
            weight(text, kind === 'TH' ? 'bold' : 'regular', size, kind === 'TH' ? soft : ink).text(
              text,
              margin + cell.x,
              top,
              options,
            )
          say(kind, write, row)
        }
        row.end()
        pdf.y = top + height + 7
        line(pdf.y)
        pdf.y += 7
      }
      writeRow(head, 'TH')
      for (const row of rows) writeRow(row, 'TD')
      table.end()
      pdf.y += 6
    },
    totals(rows) {
      needRoom(rows.length * 20 + 10)
      for (const [index, [label, amount]] of rows.entries()) {
        const isTotal = index === rows.length - 1
        const top = pdf.y
        const size = isTotal ? 13 : 10.5
        const kind = isTotal ? 'bold' : 'regular'
        say('P', () => {
          weight(label, kind, size, isTotal ? ink : soft).text(label, margin + 200, top, { width: 200 })
          weight(amount, kind, size).text(amount, margin + 392, top, { width: 91, align: 'right' })
        })
        pdf.y = top + (isTotal ? 22 : 17)
      }
      pdf.y += 14
    },
    paragraph(text) {
      needRoom(40)
      say('P', () => weight(text, 'regular', 10.5).text(text, margin, pdf.y, { width, lineGap: 2 }))
    },
    footer(text) {
      const top = pdf.page.height - margin - footerHeight + 12
      pdf.page.margins.bottom = 0
      line(top - 8)
      say('P', () => weight(text, 'regular', 8.5, soft).text(text, margin, top, { width, lineGap: 1.5 }))
    },
    finish() {
      root.end()
      pdf.end()
      return finished
    },
  }
}
