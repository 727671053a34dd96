import { isLocalLink } from '@sluimer/domain/route/local-link'
import { trailingSlashTarget } from '@sluimer/domain/route/trailing-slash'

/**
 * An old address as redirects keep it: lower case, with the slash that every page of the shop ends in. Undefined for what
 * no page of this shop can have been (VA-30).
 */
export function movedPathOf(address: string): string | undefined {
  const path = address.toLowerCase()
  if (!isLocalLink(path) || /[?#]/.test(path)) return undefined
  return trailingSlashTarget(path, '') ?? path
}
