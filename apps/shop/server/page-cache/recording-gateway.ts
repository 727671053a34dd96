import type { ApiGateway } from '../../app/lib/api/host.server.ts'
import type { ChangeLog } from './change-log.ts'
import type { KnownAnswers, UsedAnswer } from './known-answers.ts'

export interface Recording {
  gateway: ApiGateway
  /** Every answer that the page was made with. */
  used: UsedAnswer[]
  /**
   * `keep`: made only from answers that are the same for all. `share`: also from something that does not exist or could not be
   * had just now, which is the same for all but is not kept. `alone`: from something that may belong to one visitor.
   * `refused`: this visitor asked for too much.
   */
  verdict(): 'keep' | 'share' | 'alone' | 'refused'
}

/** Makes a gateway for one page for everyone, which notes what the page is made from. */
export function recordAnswers(options: {
  gateway: ApiGateway
  changes: ChangeLog
  answers: KnownAnswers
  place: () => string | undefined
}): Recording {
  const { gateway, changes, answers, place } = options
  const used: UsedAnswer[] = []
  let isIncomplete = false
  let isAlone = false
  let isRefused = false

  return {
    used,
    verdict: () => {
      if (isRefused) return 'refused'
      if (isAlone) return 'alone'
      return isIncomplete ? 'share' : 'keep'
    },
    gateway: {
      async send(call, visit) {
        const asked = { askedAt: changes.current(), askedMs: performance.now() }
        const headers = new Headers(call.headers)
        const heard = place()
        if (heard !== undefined) headers.set('changes-heard', heard)
        try {
          const answer = await gateway.send({ ...call, headers }, visit)
          const isKept = call.method === 'GET' && answers.learn(call.path, answer, asked)
          if (isKept) used.push({ path: call.path, etag: answer.headers.get('etag') ?? '' })
          else if (answer.status === 429) isRefused = true
          else if (answer.status >= 500) isIncomplete = true
          else if (call.method === 'GET' && answer.status === 404) isIncomplete = true
          else isAlone = true
          return answer
        } catch (error) {
          isIncomplete = true
          throw error
        }
      },
    },
  }
}
