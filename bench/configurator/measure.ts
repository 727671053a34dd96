import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { judgeOption } from '@sluimer/domain/configurator/choose/judge-option'
import { findPossibleOptions } from '@sluimer/domain/configurator/choose/possible-options'
import { type Configurator, compileConfigurator } from '@sluimer/domain/configurator/model/configurator'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { countBeds } from '@sluimer/domain/configurator/model/diagram'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import { readDefinition } from '@sluimer/product-files/configurator/read-definition'
import { seededRandom } from '../../demo/catalog/random.ts'

/**
 * Measures what a tap in the configurator costs (decision 84):
 * `node bench/configurator/measure.ts [file of a set] [--questions 20000]` compiles the set, then asks about
 * random options beside random half-chosen beds. A quarter of the choices is taken without looking whether it fits, so that
 * many beds clash and repairs are searched. Prints milliseconds of processor time for each kind of question.
 */
const words = process.argv.slice(2)
const at = words.indexOf('--questions')
const questions = at === -1 ? 20_000 : Number(words[at + 1])
const file = words.find((word) => word.endsWith('.json')) ?? 'demo/configurator/boxspringset-hotel.json'

const reading = readDefinition(readFileSync(resolve(file), 'utf8'))
if (!reading.ok) throw new Error(reading.problems.join('\n'))
const definition = toConfiguratorDefinition(reading.definition)
const compiling = Array.from({ length: 20 }, () => timeMs(() => compileConfigurator(definition)))
const configurator = compileConfigurator(definition)
const random = seededRandom(1)
const possible: number[] = []
const judging: number[] = []
let clashes = 0
for (let count = 0; count < questions; count++) {
  const choices = chooseSome(configurator)
  possible.push(timeMs(() => findPossibleOptions(configurator, choices)))
  const property = takeOne(definition.properties)
  const option = takeOne(property.options)
  judging.push(
    timeMs(() => {
      if (judgeOption(configurator, choices, { property, option })?.conflict !== undefined) clashes += 1
    }),
  )
}
const nodes = configurator.diagram.levels.reduce((sum, { nodeCount }) => sum + nodeCount, 0)
process.stdout.write(`${countBeds(configurator.diagram)} beds in ${nodes} nodes\n`)
print('compiling', compiling)
print('all possible options', possible)
print('one option judged', judging)
process.stdout.write(`${((100 * clashes) / questions).toFixed(1)}% of the options did not fit\n`)

function chooseSome({ definition: { properties } }: Configurator): Choices {
  let choices: Choices = {}
  for (const { id, options } of properties) {
    if (random() < 0.1) continue
    const fitting = findPossibleOptions(configurator, choices).get(id)
    const all = options.filter((option) => random() < 0.25 || fitting?.has(option.id) === true)
    if (all.length > 0) choices = { ...choices, [id]: takeOne(all).id }
  }
  return choices
}

function takeOne<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('there is nothing to take')
  return item
}

/** Returns processor time, so that a busy machine makes no difference. */
function timeMs(act: () => void): number {
  const start = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function print(title: string, tookMs: readonly number[]): void {
  const sorted = tookMs.toSorted((a, b) => a - b)
  const share = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(3)
  process.stdout.write(
    `${title.padEnd(22)} p50 ${share(0.5)}  p99 ${share(0.99)}  most ${share(1 - 1 / sorted.length)}\n`,
  )
}
