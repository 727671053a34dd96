import { isRouteErrorResponse } from 'react-router'

/** Returns the status of an error: that of the answer, or else 500, because then it is a bug. */
export function toStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}
