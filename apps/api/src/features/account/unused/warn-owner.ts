import { noticeDays } from '@sluimer/domain/account/unused-account'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { addDays } from '@sluimer/domain/time/calendar'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { buildAccountMail, noticeMailKind } from '../../customer/mail/account-mails.ts'
import { type CustomerRow, setCustomer } from '../../customer/rows/customer.queries.ts'
import { toKeepCode } from './keep-account.ts'

/** Tells the owner of an unused account, which the caller holds, when it goes and how to keep it. */
export async function warnOwner(
  tx: Tx,
  deps: Pick<Deps, 'db' | 'config' | 'mail' | 'clock'>,
  { id, email }: CustomerRow,
): Promise<void> {
  const now = deps.clock()
  await setCustomer(tx, id, { warnedAt: now })
  const lastDay = formatDutchDate(addDays(toAmsterdamDate(now), noticeDays))
  const code = toKeepCode(deps.config, { customerId: id, mailedAt: now.toISOString() })
  const title = 'Wil je je account houden?'
  const words = {
    subject: title,
    title,
    preview: `Anders verwijderen we het na ${lastDay}.`,
    paragraphs: [
      'Je hebt je account bijna twee jaar niet gebruikt. We bewaren gegevens niet langer dan nodig.',
      `Daarom verwijderen we je account na ${lastDay}, met alles wat erbij hoort. Een aanmelding voor de nieuwsbrief stopt dan ook.`,
    ],
    button: {
      label: 'Houd mijn account',
      url: `${deps.config.publicUrl}/account/behouden/?${new URLSearchParams({ code })}`,
    },
    after: [
      'Inloggen kan ook: dan blijft het vanzelf. Heb je het niet meer nodig? Dan hoef je niets te doen.',
    ],
  }
  const mail = {
    to: email,
    kind: noticeMailKind,
    dedupeKey: `${noticeMailKind}:unused:${id}:${now.getTime()}`,
  }
  await deps.mail.queue(tx, await buildAccountMail(deps, words, mail))
}
