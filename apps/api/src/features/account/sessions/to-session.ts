import type { Session } from '@sluimer/contract/account/schemas'
import type { SessionRow } from '../../customer/rows/session.queries.ts'

/** Returns a session as its owner sees it in the list of devices. */
export function toSession(session: SessionRow, currentId: string): Session {
  const { id, device, method, createdAt, usedAt, endsAt } = session
  return {
    ...{ id, device, method, isCurrent: id === currentId },
    loggedInAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }
}
