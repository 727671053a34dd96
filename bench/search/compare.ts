import { fileURLToPath } from 'node:url'
import type { Figure, Row } from '../figures/row.ts'
import { runToEnd } from '../machine/install-peer.ts'

const program = fileURLToPath(new URL('./run.ts', import.meta.url))
const folder = fileURLToPath(new URL('../../', import.meta.url))
/** A million products take PostgreSQL a quarter of an hour to import; `node bench/search/run.ts 1000000` measures them. */
const sizes = ['10000', '100000']

interface Line {
  size: number
  kind: string
  engines: readonly Figure[]
}

/** Compares listings, searches, suggestions and changes in the product index with the best schema for PostgreSQL that we know. */
export async function compareSearch(): Promise<Row[]> {
  const said = await runToEnd(
    process.execPath,
    ['--max-old-space-size=6000', program, ...sizes, '--json'],
    folder,
  )
  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  return lines.flatMap(({ size, kind, engines: [ours, ...beside] }) =>
    ours
      ? [
          {
            what: `${kind}, ${size.toLocaleString('en')} products`,
            unit: 'ms, p50',
            isLessBetter: true,
            ours,
            beside,
          },
        ]
      : [],
  )
}
