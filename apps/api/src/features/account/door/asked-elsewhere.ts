import type { FastifyRequest } from 'fastify'

/**
 * Whether another site made the browser ask, or nobody pressed anything: for a GET that changes something. Browsers that
 * do not say where a request comes from are believed, since SameSite cookies hold off the rest.
 */
export function isAskedElsewhere({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  const isForeign = site === 'cross-site' || site === 'same-site'
  return isForeign || String(headers['sec-purpose'] ?? '').includes('prefetch')
}
