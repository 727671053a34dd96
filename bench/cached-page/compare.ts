import { fileURLToPath } from 'node:url'
import type { Row } from '../figures/row.ts'
import { runToEnd } from '../machine/install-peer.ts'

const program = fileURLToPath(new URL('./measure.ts', import.meta.url))
const folder = fileURLToPath(new URL('../../', import.meta.url))

interface Line {
  name: string
  host: string
  rounds: number[]
}

/** Compares a page and a file from memory with nginx, a bare Node server and Fastify, which send the same bytes. */
export async function compareCachedPage(): Promise<Row[]> {
  const said = await runToEnd(process.execPath, [program], folder)
  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  return [...new Set(lines.map(({ name }) => name))].flatMap((name) => {
    const own = lines.filter((line) => line.name === name)
    const toFigure = ({ host, rounds }: Line) => ({ name: host, rounds })
    return own
      .filter(({ host }) => host === 'the shop')
      .map((ours) => ({
        what: name,
        unit: 'µs of processor',
        isLessBetter: true,
        ours: toFigure(ours),
        beside: own.filter((line) => line !== ours).map(toFigure),
      }))
  })
}
