import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import type { ImageSources } from '../picture/find-bed-images.ts'
import { openConfigurations } from './open-configurations.ts'

/** Opens a saved bed: what it was and cost, and what it is and costs now, or else what comes nearest. */
export async function openConfiguration(
  sources: ImageSources & Pick<Deps, 'clock'>,
  id: string,
  area?: DeliveryArea,
): Promise<Outcome<Configuration>> {
  const bed = (await openConfigurations(sources, [id], area)).get(id)
  return bed === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data: bed }
}
