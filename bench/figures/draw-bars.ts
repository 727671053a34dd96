import { formatNumber } from './format-table.ts'
import { type Figure, findMedian, type Row } from './row.ts'

const width = 720
const barHeight = 18
const labelWidth = 250
const figureWidth = 90
const ownColor = '#1F5D4C'
const othersColor = '#B9C4D0'
const ink = '#17233A'

/** Draws the rows of a part as bars, each row on a scale of its own. Works on light and dark pages: it has a ground of its own. */
export function drawBars(title: string, rows: readonly Row[]): string {
  const compared = rows.filter(({ beside }) => beside.length > 0)
  const parts: string[] = []
  let top = 40
  for (const { what, unit, ours, beside } of compared) {
    const figures = [{ ...ours, name: 'Sluimer' }, ...beside]
    const most = Math.max(...figures.map(({ rounds }) => findMedian(rounds)))
    parts.push(text(10, top + 13, `${what} (${unit})`, 'bold'))
    top += 22
    for (const [at, figure] of figures.entries()) {
      parts.push(drawBar(figure, top, most, at === 0 ? ownColor : othersColor))
      top += barHeight + 4
    }
    top += 12
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" font-family="sans-serif" font-size="13" role="img" aria-label="${escapeText(title)}">`,
    `<rect width="${width}" height="${top}" fill="#fff"/>`,
    text(10, 24, title, 'bold'),
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

function drawBar({ name, rounds }: Figure, top: number, most: number, color: string): string {
  const median = findMedian(rounds)
  const length = Math.max(1, ((width - labelWidth - figureWidth) * median) / most)
  return [
    text(20, top + 13, name),
    `<rect x="${labelWidth}" y="${top}" width="${length.toFixed(1)}" height="${barHeight}" fill="${color}"/>`,
    text(labelWidth + length + 6, top + 13, formatNumber(median)),
  ].join('\n')
}

function text(x: number, y: number, words: string, weight = 'normal'): string {
  return `<text x="${x.toFixed(1)}" y="${y}" fill="${ink}" font-weight="${weight}">${escapeText(words)}</text>`
}

function escapeText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
