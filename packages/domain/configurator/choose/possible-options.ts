import { type Configurator, findChosenPlaces, unchosen } from '../model/configurator.ts'
import type { Choices } from '../model/definition.ts'
import type { BedDiagram } from '../model/diagram.ts'

/**
 * Returns for each property the ids of the options that can still be chosen: there is a bed with that option and with
 * all choices made for the other properties. A shopper who only takes possible options never meets a dead end.
 *
 * Walks over the diagram once from each side: an option is possible when an edge for it joins a node that the choices
 * before it lead to with a node from which the choices after it lead to a bed.
 */
export function findPossibleOptions(
  configurator: Configurator,
  choices: Choices,
): ReadonlyMap<string, ReadonlySet<string>> {
  const { definition, diagram } = configurator
  const chosen = findChosenPlaces(configurator, choices)
  const fromRoot = followFromRoot(diagram, chosen)
  const fromEnd = followFromEnd(diagram, chosen)
  return new Map(
    definition.properties.map(({ id, options }, at) => [
      id,
      new Set(options.flatMap((option, place) => (isJoined(at, place) ? [option.id] : []))),
    ]),
  )

  function isJoined(at: number, option: number): boolean {
    const { nodeCount, optionCount, next } = levelAt(diagram, at)
    for (let node = 0; node < nodeCount; node += 1) {
      const to = next[node * optionCount + option] ?? -1
      if (to !== -1 && fromRoot[at]?.[node] === 1 && fromEnd[at + 1]?.[to] === 1) return true
    }
    return false
  }
}

/** Whether a bed with all these choices exists. Choices for unknown properties or options do not count. */
export function isPossible(configurator: Configurator, choices: Choices): boolean {
  return followFromEnd(configurator.diagram, findChosenPlaces(configurator, choices))[0]?.[0] === 1
}

/** Marks with 1 the nodes of each level to which the choices lead; the level after the last has the end as its node. */
function followFromRoot({ levels }: BedDiagram, chosen: readonly number[]): readonly Uint8Array[] {
  const reached = [Uint8Array.of(1), ...levels.map((_, at) => new Uint8Array(levels[at + 1]?.nodeCount ?? 1))]
  levels.forEach((level, at) => {
    forEachEdge(level, chosen[at] ?? unchosen, (node, to) => {
      const below = reached[at + 1]
      if (reached[at]?.[node] === 1 && below !== undefined) below[to] = 1
    })
  })
  return reached
}

/** Marks with 1 the nodes of each level from which the choices lead to a bed. */
function followFromEnd({ levels }: BedDiagram, chosen: readonly number[]): readonly Uint8Array[] {
  const reaching = [...levels.map(({ nodeCount }) => new Uint8Array(nodeCount)), Uint8Array.of(1)]
  for (let at = levels.length - 1; at >= 0; at -= 1) {
    forEachEdge(levelAt({ levels }, at), chosen[at] ?? unchosen, (node, to) => {
      const here = reaching[at]
      if (reaching[at + 1]?.[to] === 1 && here !== undefined) here[node] = 1
    })
  }
  return reaching
}

/** Calls `visit` with both nodes of each edge that the choice allows. */
function forEachEdge(
  { nodeCount, optionCount, next }: BedDiagram['levels'][number],
  chosen: number,
  visit: (node: number, to: number) => void,
): void {
  for (let node = 0; node < nodeCount; node += 1) {
    for (let option = 0; option < optionCount; option += 1) {
      const to = next[node * optionCount + option] ?? -1
      if (to !== -1 && (chosen === unchosen || chosen === option)) visit(node, to)
    }
  }
}

function levelAt({ levels }: BedDiagram, at: number): BedDiagram['levels'][number] {
  const level = levels[at]
  if (level === undefined) throw new RangeError(`the diagram has no level ${at}`)
  return level
}
