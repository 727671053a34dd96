import { createPen, footerHeight, ink, margin, pine, soft } from './pen.ts'
import { type SheetRow, writeTable } from './sheet-table.ts'

/** A business document written from top to bottom; new pages start automatically. */
export interface Sheet {
  heading(title: string, company: string): void
  columns(columns: readonly { title: string; lines: readonly string[] }[]): void
  table(head: readonly string[], rows: readonly SheetRow[]): void
  /** Rows of label and amount; the last one is the total. */
  totals(rows: readonly (readonly [string, string])[]): void
  paragraph(text: string): void
  /** Writes the text at the bottom of every page, with a page number if there are several. Call it last. */
  footer(text: string): void
  finish(): Promise<Buffer>
}

/** Opens an invoice to write: its heading, its parties, its tables and its notes. */
export async function createSheet(options: Parameters<typeof createPen>[0]): Promise<Sheet> {
  const pen = await createPen(options)
  const { pdf, say, setFont, width, line, needRoom } = pen
  return {
    heading(title, company) {
      say('P', () => setFont(company, 'bold', 18, pine).text(company, margin, margin))
      pdf.moveDown(1.2)
      say('H1', () => setFont(title, 'bold', 26).text(title))
      pdf.moveDown(0.8)
    },
    columns(columns) {
      needRoom(80)
      const top = pdf.y
      const each = width / Math.max(2, columns.length)
      const ends = columns.map(({ title, lines }, index) => {
        const x = margin + index * each
        say('H2', () => setFont(title, 'bold', 9, soft).text(title, x, top, { width: each - 12 }))
        say('P', () => {
          for (const text of lines)
            setFont(text, 'regular', 10.5).text(text, x, pdf.y + 2, { width: each - 12 })
        })
        return pdf.y
      })
      pdf.y = Math.max(...ends) + 18
    },
    table(head, rows) {
      writeTable(pen, head, rows)
    },
    totals(rows) {
      needRoom(rows.length * 20 + 10)
      for (const [index, [label, amount]] of rows.entries()) {
        const isTotal = index === rows.length - 1
        const top = pdf.y
        const size = isTotal ? 13 : 10.5
        const kind = isTotal ? 'bold' : 'regular'
        say('P', () => {
          setFont(label, kind, size, isTotal ? ink : soft).text(label, margin + 200, top, { width: 200 })
          setFont(amount, kind, size).text(amount, margin + 392, top, { width: 91, align: 'right' })
        })
        pdf.y = top + (isTotal ? 22 : 17)
      }
      pdf.y += 14
    },
    paragraph(text) {
      needRoom(40)
      say('P', () => setFont(text, 'regular', 10.5).text(text, margin, pdf.y, { width, lineGap: 2 }))
      pdf.y += 8
    },
    footer(text) {
      const { start, count } = pdf.bufferedPageRange()
      for (let page = start; page < start + count; page++) {
        pdf.switchToPage(page)
        pdf.page.margins.bottom = 0
        const top = pdf.page.height - margin - footerHeight + 12
        line(top - 8)
        const write = () => {
          setFont(text, 'regular', 8.5, soft).text(text, margin, top, {
            width: count > 1 ? width - 70 : width,
            lineGap: 1.5,
          })
          const number = `${page + 1} van ${count}`
          if (count > 1) pdf.text(number, margin + width - 60, top, { width: 60, align: 'right' })
        }
        if (page === start + count - 1) say('P', write)
        else pen.decorate('Pagination', write)
      }
    },
    finish: pen.finish,
  }
}
