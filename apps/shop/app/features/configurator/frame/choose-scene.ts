import type { ConfiguratorScene } from '@sluimer/contract/render/schemas'
import type { BedStep } from '../set/bed-set.ts'

/**
 * Returns the scene to show: the view that the shopper took, whatever the step. Until then it is the first that shows what
 * the step asks first, as far as any view shows it: a choice never changes the view, only a step may.
 */
export function chooseScene(
  scenes: readonly ConfiguratorScene[],
  takenView: string | undefined,
  step: BedStep | undefined,
): ConfiguratorScene | undefined {
  const taken = scenes.find(({ view }) => view === takenView)
  if (taken !== undefined) return taken
  const asked = step?.properties.find(({ id }) => scenes.some(({ properties }) => properties.includes(id)))
  return scenes.find(({ properties }) => asked === undefined || properties.includes(asked.id))
}
