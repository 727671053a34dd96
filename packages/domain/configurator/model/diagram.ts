import type { ConfiguratorDefinition } from './definition.ts'
import type { CompiledRow } from './forbidden-rows.ts'

/**
 * All beds that the rules allow, as a decision diagram: level `n` asks for property `n`, and every path from the root,
 * node 0 of the first level, to the end is a bed. Beds that can be completed in the same ways share their nodes, so a
 * few hundred nodes hold millions of beds, and one walk over them answers a question about all beds.
 */
export interface BedDiagram {
  readonly levels: readonly DiagramLevel[]
}

interface DiagramLevel {
  readonly optionCount: number
  /** The first level has one node, or none when the rules allow no bed at all. */
  readonly nodeCount: number
  /** The node of the next level for `node * optionCount + option`; -1 where no bed can be completed. */
  readonly next: Int32Array
}

/**
 * The number of states in which the rules may leave a half-chosen bed. A definition with more is refused, because every
 * browser compiles it and walks over it at each choice.
 */
const mostStates = 20_000

/** The rules depend on each other in so many ways that no shopper's browser could follow them quickly. */
export class TooManyStatesError extends RangeError {
  constructor() {
    super(`the rules leave a half-chosen bed in more than ${mostStates} states`)
  }
}

/** Compiles the forbidden rows of all rules. Throws TooManyStatesError when they are too entangled. */
export function compileDiagram(
  properties: ConfiguratorDefinition['properties'],
  rows: readonly CompiledRow[],
): BedDiagram {
  const stages = properties.map(({ options }, property) => toStage(rows, property, options.length))
  let states = 0

  /** Returns the node for a half-chosen bed that still matches the `open` rows; -1 when nothing completes it. */
  function visit(at: number, open: bigint): number {
    const stage = stages[at]
    if (stage === undefined) return 0
    const known = stage.nodeOfState.get(open)
    if (known !== undefined) return known
    states += 1
    if (states > mostStates) throw new TooManyStatesError()
    const matched = stage.matching.map((matching) => (open | stage.starting) & matching)
    const next = matched.map((rows) => ((rows & stage.ending) === 0n ? visit(at + 1, rows) : -1))
    const node = next.every((to) => to === -1) ? -1 : findOrAddNode(stage, next)
    stage.nodeOfState.set(open, node)
    return node
  }

  visit(0, 0n)
  return {
    levels: stages.map(({ matching, nodeOfNext, next }) => ({
      optionCount: matching.length,
      nodeCount: nodeOfNext.size,
      next: Int32Array.from(next),
    })),
  }
}

/** What the rows of the rules, one bit each, have to do with one property. */
interface Stage {
  /** The rows that name this property first. */
  readonly starting: bigint
  /** The rows that name it last: a bed that still matches one of them here breaks its rule. */
  readonly ending: bigint
  /** For each option the rows that a bed with this option goes on to match. */
  readonly matching: readonly bigint[]
  readonly nodeOfState: Map<bigint, number>
  readonly nodeOfNext: Map<string, number>
  readonly next: number[]
}

function toStage(rows: readonly CompiledRow[], property: number, optionCount: number): Stage {
  const toBits = (isWanted: (row: CompiledRow) => boolean) =>
    rows.reduce((bits, row, at) => (isWanted(row) ? bits | (1n << BigInt(at)) : bits), 0n)
  const toCell = ({ cells }: CompiledRow) => cells.find((cell) => cell.property === property)
  return {
    starting: toBits(({ cells }) => cells.at(0)?.property === property),
    ending: toBits(({ cells }) => cells.at(-1)?.property === property),
    matching: Array.from({ length: optionCount }, (_, option) =>
      toBits((row) => toCell(row)?.options.has(option) ?? true),
    ),
    nodeOfState: new Map(),
    nodeOfNext: new Map(),
    next: [],
  }
}

/** Half-chosen beds that can be completed in the same ways share a node. */
function findOrAddNode({ nodeOfNext, next }: Stage, completions: readonly number[]): number {
  const key = completions.join()
  const node = nodeOfNext.get(key) ?? nodeOfNext.size
  if (!nodeOfNext.has(key)) {
    nodeOfNext.set(key, node)
    next.push(...completions)
  }
  return node
}

/**
 * Returns how many beds the diagram holds. Large sets have more than a number can tell apart, and a rule that forbids
 * few of them would seem to forbid none.
 */
export function countBeds({ levels }: BedDiagram): bigint {
  const counts = levels.reduceRight<readonly bigint[]>(
    (below, { optionCount, nodeCount, next }) =>
      Array.from({ length: nodeCount }, (_, node) =>
        next
          .subarray(node * optionCount, (node + 1) * optionCount)
          .reduce((sum, to) => sum + (to === -1 ? 0n : (below[to] ?? 0n)), 0n),
      ),
    [1n],
  )
  return counts[0] ?? 0n
}
