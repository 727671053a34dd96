import type { Endpoint } from '@sluimer/contract/endpoint'
import { endpoints } from '@sluimer/contract/endpoints'
import { readToldPlace } from './shared-cookie.ts'

const parameter = 'deliver_to'

/** The calls whose answers promise delivery, by their paths. */
const promising = new RegExp(
  `^(?:${Object.values(endpoints)
    .filter(promisesDelivery)
    .map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+'))
    .join('|')})$`,
)

function promisesDelivery({ query }: Endpoint): boolean {
  return query !== undefined && 'shape' in query && parameter in Object(query.shape)
}

/** Asks a call that promises delivery for the area that the visitor told; others, and those for the mainland, stay as they are. */
export function withDeliveryArea(path: string, cookieHeader: string): string {
  const area = readToldPlace(cookieHeader)?.area
  if (area === undefined || area === 'NL') return path
  const [pathname = '', query = ''] = path.split('?', 2)
  if (!promising.test(pathname) || new URLSearchParams(query).has(parameter)) return path
  return `${path}${query === '' ? '?' : '&'}${parameter}=${area}`
}
