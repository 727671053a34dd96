import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { buildAccountMail, noticeMailKind } from '../mail/account-mails.ts'
import type { CustomerRow } from '../rows/customer.queries.ts'
import type { WayBackRow } from '../rows/way-back.queries.ts'
import { toWayBackWords, type WayBackNews } from './way-back-words.ts'

/** Mails the owner of an account, whom the caller holds, how the wait stands: in the transaction of what happened. */
export async function tellWayBack(
  tx: Tx,
  deps: Pick<Deps, 'db' | 'config' | 'mail'>,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
  { news, wayBack }: { news: WayBackNews; wayBack: WayBackRow },
): Promise<void> {
  const words = toWayBackWords(deps.config, news, wayBack)
  const dedupeKey = `${noticeMailKind}:way-back:${id}:${wayBack.startedAt.getTime()}:${news}`
  const mail = { to: email, kind: noticeMailKind, dedupeKey }
  await deps.mail.queue(tx, await buildAccountMail(deps, words, mail))
}
