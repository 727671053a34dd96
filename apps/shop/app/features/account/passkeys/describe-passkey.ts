import type { Passkey } from '@sluimer/contract/account/passkey-schemas'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'

const toDay = (moment: string) => formatDutchDate(toAmsterdamDate(new Date(moment)))

/** Returns when a passkey was made, and when its owner last logged in with it. */
export function describePasskey({ createdAt, usedAt, isSynced }: Passkey): string[] {
  return [
    `Gemaakt op ${toDay(createdAt)}${isSynced ? ', staat ook op je andere apparaten' : ''}`,
    usedAt === null ? 'Nog niet gebruikt' : `Laatst gebruikt op ${toDay(usedAt)}`,
  ]
}
