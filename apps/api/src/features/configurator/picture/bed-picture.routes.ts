import { getRenderScenesEndpoint } from '@sluimer/contract/render/endpoints'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { bedKeyStart, readViewImageName, viewKeyStart } from './bed-image-key.ts'
import { findBedPicture, type MadePicture } from './find-bed-picture.ts'
import { findSavedBedPicture } from './find-saved-bed-picture.ts'
import { listBedScenes } from './list-bed-scenes.ts'
import { openSetPictures } from './open-set-pictures.ts'

/** The address changes with the picture, so that a browser need never ask again. */
export const forGood = 'public, max-age=31536000, immutable'
/** An older address shows the bed as it is today, which may change at any moment. */
export const forNow = 'public, max-age=300'

const namedParams = z.object({ width: z.string(), name: z.string() })

/**
 * Serves pictures of composed beds: for everyone below `/media/bed`, those of saved beds and of the pages of sets where all pictures
 * are, and as a list for those with a key (API-14).
 */
export function registerBedPictureRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, getRenderScenesEndpoint, async ({ query }) =>
    listBedScenes(deps, await openSetPictures(deps), query.name),
  )

  app.get(
    '/media/bed/:revision/:view/:width/:slug/:reference',
    { schema: { hide: true } },
    async (request, reply) => {
      const made = await findBedPicture(deps, await openSetPictures(deps), request.params)
      if (!made.ok) throw new ApiError(made.error)
      return sendPicture(reply, made.data)
    },
  )

  app.get(`/media/:width/${viewKeyStart}:name`, { schema: { hide: true } }, async (request, reply) => {
    const { width, name } = namedParams.parse(request.params)
    const made = await findBedPicture(deps, await openSetPictures(deps), {
      width,
      ...readViewImageName(name),
    })
    if (!made.ok) throw new ApiError(made.error)
    return sendPicture(reply, made.data)
  })

  app.get(`/media/:width/${bedKeyStart}:name`, { schema: { hide: true } }, async (request, reply) => {
    const made = await findSavedBedPicture(
      deps,
      await openSetPictures(deps),
      namedParams.parse(request.params),
    )
    if (!made.ok) throw new ApiError(made.error)
    if ('bytes' in made.data) return sendPicture(reply, made.data)
    return reply.header('cache-control', forNow).redirect(made.data.standsAt, 302)
  })
}

function sendPicture(reply: FastifyReply, { bytes, type, isForGood }: MadePicture) {
  reply.header('cache-control', isForGood ? forGood : forNow)
  return reply.type(type).send(bytes)
}
