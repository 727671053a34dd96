import { getRenderScenesEndpoint } from '@sluimer/contract/render/endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { findBedPicture, type SetPictures } from './find-bed-picture.ts'
import { listBedScenes } from './list-bed-scenes.ts'

/** The address changes with the picture, so that a browser need never ask again. */
const forGood = 'public, max-age=31536000, immutable'
/** An address of before shows the bed of today, which may change at any moment. */
const forNow = 'public, max-age=300'

/** Serves pictures of composed beds: for everyone below `/media/bed`, and as a list for those with a key (API-14). */
export function registerBedPictureRoutes(app: Server, deps: Deps, opening: Promise<SetPictures>): void {
  registerEndpoint(app, getRenderScenesEndpoint, async ({ query }) =>
    listBedScenes(deps, await opening, query.name),
  )

  app.get(
    '/media/bed/:revision/:view/:width/:slug/:reference',
    { schema: { hide: true } },
    async (request, reply) => {
      const made = await findBedPicture(deps, await opening, request.params)
      if (!made.ok) throw new ApiError(made.error)
      const { bytes, format, isForGood } = made.data
      reply.header('cache-control', isForGood ? forGood : forNow)
      return reply.type(`image/${format}`).send(bytes)
    },
  )
}
