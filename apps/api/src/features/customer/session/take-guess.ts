import {
  calculateGuessWaitSeconds,
  guessMemorySeconds,
  type Patience,
} from '@sluimer/domain/customer/guess-delay'
import { lockName } from '../../../platform/db/lock-name.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { signText } from '../../../platform/signed-code.ts'
import { addGuess, findGuesses } from '../rows/guess.queries.ts'

export interface GuessSubject {
  /** What is guessed or asked for: each is counted by itself. */
  readonly kind: 'password' | 'mail'
  readonly emailName: string
  /** The browser when the account knows it; strangers share one count. */
  readonly browser: string | undefined
}

/** Returns the key under which guesses are counted. Nobody can read an address from it. */
export function toGuessKey(
  { config }: Pick<Deps, 'config'>,
  { kind, emailName, browser }: GuessSubject,
): string {
  return signText(config, `guess-${kind}`, `${emailName}\n${browser ?? ''}`).toString('base64url')
}

/**
 * Counts a guess before it is judged, so that many at once are as many as one after another; or refuses it for as long
 * as the earlier ones make it wait. The answer is the same whether or not the account exists.
 */
export async function takeGuess(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  subject: GuessSubject,
  patience: Patience,
): Promise<Outcome<undefined>> {
  const now = deps.clock()
  const key = toGuessKey(deps, subject)
  const wait = await inTransaction(deps.db, async (tx) => {
    await lockName(tx, `guess:${key}`)
    const seconds = calculateGuessWaitSeconds(patience, await findGuesses(tx, key), now)
    const forgottenBefore = new Date(now.getTime() - guessMemorySeconds * 1000)
    if (seconds === 0) await addGuess(tx, key, now, forgottenBefore)
    return seconds
  })
  if (wait === 0) return { ok: true, data: undefined }
  return { ok: false, error: { code: 'rate_limited', message: toWaitMessage(wait, subject.kind) } }
}

function toWaitMessage(seconds: number, kind: GuessSubject['kind']): string {
  const minutes = Math.ceil(seconds / 60)
  const time = seconds < 60 ? `${seconds} seconden` : minutes === 1 ? 'een minuut' : `${minutes} minuten`
  return kind === 'password'
    ? `Dat waren veel pogingen. Wacht ${time}, of log in met een code per mail.`
    : `We hebben je al een paar keer gemaild. Kijk ook bij ongewenste mail, of probeer het over ${time} weer.`
}
