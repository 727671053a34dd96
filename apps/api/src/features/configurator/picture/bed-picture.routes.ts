import { getRenderScenesEndpoint } from '@sluimer/contract/render/endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { QueueFull } from '../../media/encode-queue.ts'
import { LayerSetError } from '../../render/compose/layer-set-error.ts'
import { readBedAddress } from '../../render/picture/bed-address.ts'
import type { BedPictures } from '../../render/picture/bed-pictures.ts'
import { findAllVersions } from '../rows/definition.queries.ts'
import { listBedScenes } from './list-bed-scenes.ts'

/** The address changes with the picture, so that a browser need never ask again. */
const forGood = 'public, max-age=31536000, immutable'
/** An address of before shows the bed of today: that may change any moment. */
const forNow = 'public, max-age=300'

/** Serves pictures of composed beds: for everyone below `/media/bed`, and as a list for those with a key (API-14). */
export function registerBedPictureRoutes(app: Server, deps: Deps, opening: Promise<BedPictures>): void {
  registerEndpoint(app, getRenderScenesEndpoint, async ({ query }) =>
    listBedScenes(deps, await opening, query.name),
  )

  app.get(
    '/media/bed/:revision/:view/:width/:slug/:reference',
    { schema: { hide: true } },
    async (request, reply) => {
      const address = readBedAddress(request.params)
      if (address === undefined) throw new ApiError({ code: 'not_found' })
      const versions = await findAllVersions(deps.db, address.slug)
      const definitions = versions.map(({ definition }) => definition)
      const found = (await opening).find(definitions, address)
      if (found === undefined) throw new ApiError({ code: 'not_found' })
      const bytes = await found.load().catch((error: unknown) => refuse(deps, error))
      // This comes last, so that a failure is not cached as if it were a picture.
      reply.header('cache-control', found.isForGood ? forGood : forNow)
      return reply.type(`image/${address.format}`).send(bytes)
    },
  )
}

/** A broken layer is the shop's own fault, so that it is logged; the page shows another picture instead (CF-14). */
function refuse({ log }: Pick<Deps, 'log'>, error: unknown): never {
  if (error instanceof QueueFull) throw new ApiError({ code: 'unavailable' })
  if (!(error instanceof LayerSetError)) throw error
  log.error({ err: error }, 'a picture of a bed could not be composed')
  throw new ApiError({ code: error.code === 'missing_layer' ? 'not_found' : 'unavailable' })
}
