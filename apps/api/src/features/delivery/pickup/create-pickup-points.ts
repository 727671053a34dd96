import type { Deps } from '../../../platform/deps.ts'
import { createBuiltinPoints } from './builtin-points.ts'
import { createCarrierPoints } from './carrier-points.ts'
import { createKeptPoints } from './kept-points.ts'
import type { PickupPoints } from './pickup-points.ts'

/** Chooses the source of pick-up points that the settings name. */
export function createPickupPoints({
  config,
  ...parts
}: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>): PickupPoints {
  if (config.pickupPoints === 'builtin') return createBuiltinPoints()
  return createKeptPoints(parts, createCarrierPoints(config.pickupPoints))
}
