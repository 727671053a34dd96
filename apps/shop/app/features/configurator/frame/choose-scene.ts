import type { ConfiguratorScene } from '@sluimer/contract/render/schemas'
import type { BedStep } from '../set/bed-set.ts'

/**
 * Returns the scene to show: the view that the shopper took, whatever the step. Until then it is the one that shows most of
 * what the step asks, and the first of those that show equally much: a choice never changes the view, only a step may.
 */
export function chooseScene(
  scenes: readonly ConfiguratorScene[],
  takenView: string | undefined,
  step: BedStep | undefined,
): ConfiguratorScene | undefined {
  const asked = step?.properties.map(({ id }) => id) ?? []
  const countShown = ({ properties }: ConfiguratorScene) =>
    asked.filter((id) => properties.includes(id)).length
  return (
    scenes.find(({ view }) => view === takenView) ??
    scenes.toSorted((one, other) => countShown(other) - countShown(one))[0]
  )
}
