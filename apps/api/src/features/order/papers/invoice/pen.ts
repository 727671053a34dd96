import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import { chooseFont, invoiceFonts } from './invoice-fonts.ts'

/** Sizes in points (1/72 inch): an A4 page with room at the bottom for the seller's details. */
export const margin = 56
export const footerHeight = 44
export const ink = '#17233A'
export const soft = '#51607A'
export const pine = '#1F5D4C'
const rule = '#EADFCE'

/** A picture within a text, and what it shows for people who listen. */
export interface Figure {
  readonly alt: string
  readonly draw: () => void
}

export type Pen = Awaited<ReturnType<typeof createPen>>

/** Opens a document to draw on: text with its meaning, lines and pages. Few requests draw, so the library loads here. */
export async function createPen(options: { title: string; author: string; issuedOn: IsoDate }) {
  const { default: PDFDocument } = await import('pdfkit')
  const created = new Date(`${options.issuedOn}T12:00:00Z`)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    lang: 'nl-NL',
    tagged: true,
    displayTitle: true,
    // Pages are kept until the end, because only then their number is known.
    bufferPages: true,
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

  /** Selects a font that has every letter of the text for what is written next. */
  const setFont = (text: string, kind: 'regular' | 'bold', size: number, color: string = ink) =>
    pdf.font(chooseFont(text, kind)).fontSize(size).fillColor(color)
  /** Draws what screen readers should skip. */
  const decorate = (type: 'Layout' | 'Pagination', draw: () => void) => {
    pdf.markContent('Artifact', { type })
    draw()
    pdf.endMarkedContent()
  }
  return {
    pdf,
    root,
    width,
    setFont,
    decorate,
    /** Writes text with its meaning for people who listen to it, and the figure that belongs to it. */
    say: (tag: string, write: () => void, parent = root, figure?: Figure) => {
      const own = figure && pdf.struct('Figure', { alt: figure.alt }, figure.draw)
      parent.add(pdf.struct(tag, {}, own ? [write, own] : write))
    },
    line: (y: number) =>
      decorate('Layout', () =>
        pdf
          .moveTo(margin, y)
          .lineTo(margin + width, y)
          .lineWidth(0.75)
          .stroke(rule),
      ),
    /** Starts a new page when less than this height is left, and returns whether it did. */
    needRoom: (height: number): boolean => {
      const isFull = pdf.y + height > pdf.page.height - pdf.page.margins.bottom
      if (isFull) pdf.addPage()
      return isFull
    },
    measureHeight: (text: string, size: number, cellWidth: number): number =>
      setFont(text, 'regular', size).heightOfString(text, { width: cellWidth }),
    finish: (): Promise<Buffer> => {
      root.end()
      pdf.end()
      return finished
    },
  }
}
