import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { isKnownTag } from '../../platform/http/known-tag.ts'
import type { Server } from '../../platform/http/server.ts'
import { QueueFull } from './encode-queue.ts'
import { type PictureFormat, readPictureAddress, toMediaType } from './picture-address.ts'
import { createPictureCopies, type PictureCopy } from './picture-copies.ts'

/** An address means the same bytes for as long as its picture exists, and a new picture gets a new key. */
const oneYear = 'public, max-age=31536000, immutable'
const paramsSchema = z.object({ width: z.string(), name: z.string() })

/** Serves `GET /media/{width}/{key}.webp`, `.avif` or `.jpg`: pictures for everyone, outside the contract. */
export function registerMediaRoutes(app: Server, deps: Deps): void {
  const { config, db, clock, log } = deps
  const copies = createPictureCopies({ mediaDir: config.mediaDir, dataDir: config.dataDir, log })
  app.addHook('onReady', () => copies.tidy(clock().getTime()))

  app.get('/media/:width/:name', { schema: { hide: true } }, async (request, reply) => {
    const { width, name } = paramsSchema.parse(request.params)
    const reading = readPictureAddress(width, name)
    if (!reading.ok)
      throw new ApiError({ code: reading.error === 'unknown_width' ? 'invalid_request' : 'not_found' })
    const copy = await copies.find(db, reading.address)
    if (copy === undefined) throw new ApiError({ code: 'not_found' })
    return send(request, reply, copy, reading.address.format)
  })
}

async function send(request: FastifyRequest, reply: FastifyReply, copy: PictureCopy, format: PictureFormat) {
  const etag = `"${copy.version}"`
  const isKnown = isKnownTag(request, etag)
  const bytes = isKnown ? undefined : await copy.load().catch(asUnavailable)
  // This comes last, so that a failure is not cached as if it were a picture.
  reply.headers({ 'cache-control': oneYear, etag })
  return isKnown ? reply.status(304).send() : reply.type(toMediaType(format)).send(bytes)
}

function asUnavailable(error: unknown): never {
  if (error instanceof QueueFull) throw new ApiError({ code: 'unavailable' })
  throw error
}
