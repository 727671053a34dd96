import type { SavedChat } from '@sluimer/contract/assistant/schemas'
import { blankPerson } from '@sluimer/domain/assistant/blank-person'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { createUuid } from '../../platform/new-uuid.ts'
import { insertSavedChat } from './saved-chat.queries.ts'

/** Keeps a finished talk with its rating (CH-04), without what tells who somebody is or what they ordered. */
export async function saveChat(
  { db, clock, randomBytes }: Pick<Deps, 'db' | 'clock' | 'randomBytes'>,
  { messages, rating }: SavedChat,
): Promise<void> {
  const row = {
    id: createUuid(randomBytes),
    savedAt: clock(),
    rating,
    messages: messages.map(({ role, content }) => ({ role, content: blankPerson(content) })),
  }
  await inTransaction(db, (tx) => insertSavedChat(tx, row))
}
