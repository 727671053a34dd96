/**
 * Prints one table of what the shop costs, each line beside what people would use instead:
 * `npm run bench -- [parts …] [--write]`. Without parts it measures all, which takes about half an hour on two cores; `--write` also puts
 * the figures into docs/performance.md.
 */
import { parseArgs } from 'node:util'
import { formatTable } from '../figures/format-table.ts'
import { describeMachine } from '../machine/describe-machine.ts'
import { parts } from './parts.ts'
import { writePart } from './write-page.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0)
  throw new Error(
    `There is no ${unknown.join(', ')}; choose from ${parts.map(({ name }) => name).join(', ')}.`,
  )

for (const part of parts) {
  if (positionals.length > 0 && !positionals.includes(part.name)) continue
  const machine = describeMachine()
  const rows = await part.measure()
  process.stdout.write(`\n## ${part.title}\n\n${formatTable(rows)}\n\n${machine}\n`)
  if (options.write) writePart(part, rows, machine)
}
