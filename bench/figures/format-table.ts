import { calculateRatio, type Figure, findMedian, type Row } from './row.ts'

const head = ['', 'unit', 'Sluimer', 'beside', 'its figure', 'times better']

/** Writes the rows as a table in Markdown: medians, with the least and the most of the rounds behind them. */
export function formatTable(rows: readonly Row[]): string {
  const lines = rows.flatMap((row) => {
    const own = [row.what, row.unit, formatFigure(row.ours)]
    if (row.beside.length === 0) return [[...own, '', '', '']]
    return row.beside.map((other, at) => [
      ...(at === 0 ? own : ['', '', '']),
      other.name,
      formatFigure(other),
      formatNumber(calculateRatio(row, other)),
    ])
  })
  return [head, ['---', '---', '--:', '---', '--:', '--:'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function formatFigure({ rounds }: Figure): string {
  const median = formatNumber(findMedian(rounds))
  if (rounds.length < 2) return median
  return `${median} (${formatNumber(Math.min(...rounds))}–${formatNumber(Math.max(...rounds))})`
}

/** Keeps three digits, which is more than such measurements are worth. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (value >= 1000) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}
