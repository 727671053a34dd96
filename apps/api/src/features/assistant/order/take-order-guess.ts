import { lockName } from '../../../platform/db/lock-name.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { signText } from '../../../platform/signed-code.ts'
import { addGuess, findGuesses, type GuessRow } from '../../customer/rows/guess.queries.ts'

/** As many tries as a person with the confirmation mail at hand needs. */
const mostTries = 5
const windowMinutes = 15

/**
 * Counts a try for an order and for its visitor before it is judged, so that many at once are as many as one after
 * another; refuses the sixth within a quarter of an hour of the fifth. Names are stored as toNameMap hashes.
 */
export async function takeOrderGuess(
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
  { number, visitor }: { number: string; visitor: string },
): Promise<Outcome<undefined>> {
  const now = clock()
  const forgottenBefore = new Date(now.getTime() - windowMinutes * 60_000)
  // Locked in one order, so that two calls never wait for each other.
  const keys = [signText(config, 'guess-order', number), signText(config, 'guess-order-visitor', visitor)]
    .map((key) => key.toString('base64url'))
    .toSorted()
  const isAllowed = await inTransaction(db, async (tx) => {
    const known: (GuessRow | undefined)[] = []
    for (const key of keys) {
      await lockName(tx, `guess:${key}`)
      known.push(await findGuesses(tx, key))
    }
    if (known.some((guesses) => isUsedUp(guesses, forgottenBefore))) return false
    for (const key of keys) await addGuess(tx, key, now, forgottenBefore)
    return true
  })
  if (isAllowed) return { ok: true, data: undefined }
  const message = `Dat waren veel pogingen. Probeer het over ${windowMinutes} minuten weer, of bel ons even.`
  return { ok: false, error: { code: 'rate_limited', message } }
}

function isUsedUp(guesses: GuessRow | undefined, forgottenBefore: Date): boolean {
  return guesses !== undefined && guesses.count >= mostTries && guesses.lastAt >= forgottenBefore
}
