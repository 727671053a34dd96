import type { Deps } from '../../../platform/deps.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Server } from '../../../platform/http/server.ts'
import { forGood, forNow } from './bed-picture.routes.ts'
import { findBedModel, findParts, type SetModels } from './find-bed-model.ts'

/** What the files are, as IANA has registered it. */
const contentTypes = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const

/** Serves the parts of beds, and models of composed beds, to everyone below `/media`. */
export function registerBedModelRoutes(app: Server, deps: Deps, opening: Promise<SetModels>): void {
  app.get('/media/bed-parts/:hash/:name', { schema: { hide: true } }, async (request, reply) => {
    const bytes = findParts(await opening, request.params)
    if (bytes === undefined) throw new ApiError({ code: 'not_found' })
    return reply.header('cache-control', forGood).type(contentTypes.glb).send(bytes)
  })

  app.get(
    '/media/bed-model/:revision/:slug/:reference',
    { schema: { hide: true } },
    async (request, reply) => {
      const made = await findBedModel(deps, await opening, request.params)
      if (!made.ok) throw new ApiError(made.error)
      const { bytes, format, isForGood } = made.data
      reply.header('cache-control', isForGood ? forGood : forNow)
      return reply.type(contentTypes[format]).send(bytes)
    },
  )
}
