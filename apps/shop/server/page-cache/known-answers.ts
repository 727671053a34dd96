import { LRUCache } from 'lru-cache'
import type { ApiGateway } from '../../app/lib/api/host.server.ts'
import type { ChangeLog } from './change-log.ts'
import { type DependsOn, readDependsOn } from './depends-on.ts'
import { createTurns } from './turns.ts'

/** However fast changes follow each other, one answer is checked at most once in this time. Well within a second. */
const shortestCheckMs = 250
/** An api that takes this long over an answer it has ready is in trouble: the page is then made anew. */
const checkTimeoutMs = 3_000
/** Enough for the pages in use. The answers that nobody used longest are forgotten, and asked for again when needed. */
const mostAnswers = 50_000

/** An answer of the api as a page was made with it. */
export interface UsedAnswer {
  /** Path and query of the call. */
  path: string
  etag: string
}

interface KnownAnswer {
  etag: string
  dependsOn: DependsOn
  /** The change log's count before the call. */
  askedAt: number
  checkedMs: number
}

/** Knows what the api answers now, by the tags of the answers' contents. Many pages share one answer, and one check of it. */
export function createKnownAnswers(options: {
  gateway: ApiGateway
  changes: ChangeLog
  /** Returns how far changes have been heard; answers must not be older. */
  place: () => string | undefined
  /** Whether changes are heard at all. While they are not, every answer may have changed. */
  isLive: () => boolean
  now?: () => number
}) {
  const { gateway, changes, place, isLive, now = () => performance.now() } = options
  const known = new LRUCache<string, KnownAnswer>({ max: mostAnswers })
  const takeTurn = createTurns<void>(shortestCheckMs, now)

  /** Takes in an answer that was asked for at that count; returns false when the answer may not be kept. */
  function learn(path: string, answer: Response, asked: { askedAt: number; askedMs: number }): boolean {
    const dependsOn = readDependsOn(answer.headers.get('depends-on'))
    const etag = answer.headers.get('etag')
    const isKept = answer.status === 200 || answer.status === 304
    if (!isKept || !dependsOn || !etag || answer.headers.has('set-cookie')) return false
    const before = known.get(path)
    if (before && before.askedAt > asked.askedAt) return true
    known.set(path, { etag, dependsOn, askedAt: asked.askedAt, checkedMs: asked.askedMs })
    return true
  }

  async function check(path: string, etag: string): Promise<void> {
    const asked = { askedAt: changes.current(), askedMs: now() }
    const headers = new Headers({ accept: 'application/json', 'if-none-match': etag })
    const heard = place()
    if (heard !== undefined) headers.set('changes-heard', heard)
    // The call is made for nobody in particular, so it counts against no visitor's limit.
    const nobody = { requestId: `check-${crypto.randomUUID()}`, clientAddress: '', cookie: '' }
    const signal = AbortSignal.timeout(checkTimeoutMs)
    const answer = await gateway.send({ method: 'GET', path, headers, signal }, nobody).catch(() => undefined)
    if (answer === undefined || !learn(path, answer, asked)) known.delete(path)
    await answer?.body?.cancel()
  }

  function mayHaveChanged({ dependsOn, askedAt }: KnownAnswer): boolean {
    return !isLive() || changes.hasChanged(dependsOn, askedAt)
  }

  function isUnsure({ path }: UsedAnswer): boolean {
    const answer = known.get(path)
    if (answer === undefined) return true
    return mayHaveChanged(answer) && now() - answer.checkedMs >= shortestCheckMs
  }

  return {
    learn,
    /**
     * Whether the api still answers all of this the same; asks it where that is not sure. `same_for_now` means that the
     * answers were the same a moment ago and something may have changed since.
     */
    async compare(used: readonly UsedAnswer[]): Promise<'same' | 'same_for_now' | 'other'> {
      await Promise.all(
        used.filter(isUnsure).map(({ path, etag }) => takeTurn(path, () => check(path, etag))),
      )
      const answers = used.map(({ path }) => known.get(path))
      if (answers.some((answer, index) => answer?.etag !== used[index]?.etag)) return 'other'
      const hasChanged = answers.some(
        (answer) => answer && changes.hasChanged(answer.dependsOn, answer.askedAt),
      )
      return hasChanged ? 'same_for_now' : 'same'
    },
  }
}
export type KnownAnswers = ReturnType<typeof createKnownAnswers>
