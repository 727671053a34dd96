import { isRouteErrorResponse } from 'react-router'

/** The status of an error as pages meet it: the one that was answered with, else it is a bug. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}
