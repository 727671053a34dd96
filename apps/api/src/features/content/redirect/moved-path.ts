import { isLocalLink } from '@sluimer/domain/route/local-link'
import { findTrailingSlashTarget } from '@sluimer/domain/route/trailing-slash'

/**
 * Returns an old address as redirects store it: lower case, with the slash that every page of the shop ends in.
 * Undefined for an address that no page of this shop can have had (VA-30).
 */
export function toMovedPath(address: string): string | undefined {
  const path = address.toLowerCase()
  if (!isLocalLink(path) || /[?#]/.test(path)) return undefined
  return findTrailingSlashTarget(path, '') ?? path
}
