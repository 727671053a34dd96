import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Server } from '../../../platform/http/server.ts'
import { findShownPicture } from '../rows/picture.queries.ts'

/** The bytes at an address never change. A day after a picture was deleted, no copy of it is left. */
const oneDay = 'public, max-age=86400, immutable'
const paramsSchema = z.object({ id: z.uuid(), name: z.enum(['small.webp', 'large.webp']) })

/**
 * Serves `GET /media/review/{id}/small.webp` and `large.webp`, once the review is published: for everyone, outside
 * the contract.
 */
export function registerPictureRoute(app: Server, { db }: Pick<Deps, 'db'>): void {
  app.get('/media/review/:id/:name', { schema: { hide: true } }, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    const size = params.data?.name === 'small.webp' ? 'small' : 'large'
    const bytes = params.success ? await findShownPicture(db, params.data.id, size) : undefined
    if (bytes === undefined) throw new ApiError({ code: 'not_found' })
    return reply.header('cache-control', oneDay).type('image/webp').send(bytes)
  })
}
