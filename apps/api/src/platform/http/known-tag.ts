import type { FastifyRequest } from 'fastify'

/** Whether the caller already has this version: its tag is in `If-None-Match`, weak or not. */
export function isKnownTag(request: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',')
  return known?.some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
