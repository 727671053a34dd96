import type { ApiCall, ApiGateway, Visit } from '../../app/lib/api/host.server.ts'
import type { ServiceToken } from './service-token.ts'

/** Longest wait for the head of an answer. The body may take longer once it has begun. */
const defaultAnswerTimeoutMs = 15_000

/** Means that the api is there but does not accept the shop's sign-in, or not yet. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'
  constructor() {
    super('The shop is not signed in at the api')
  }
}

/** The only way from the shop to the api. Adds the service token, and renews it once when the api refuses it. */
export function createApiGateway(options: {
  apiUrl: string
  token: ServiceToken
  answerTimeoutMs?: number
}): ApiGateway {
  const { apiUrl, answerTimeoutMs = defaultAnswerTimeoutMs } = options
  const sendOnce = (call: ApiCall, visit: Visit, token: string | undefined) =>
    fetchInTime(`${apiUrl}${call.path}`, call, headersFor(call, visit, token), answerTimeoutMs)
  return {
    async send(call, visit) {
      if (!needsToken(call.path)) return sendOnce(call, visit, undefined)
      const token = await unlessAborted(options.token.get(), call.signal)
      if (token === undefined) throw new NotSignedIn()
      const answer = await sendOnce(call, visit, token)
      if (answer.status !== 401) return answer
      const renewed = await unlessAborted(options.token.replace(token), call.signal)
      // The token is new, so the 401 is about something else.
      if (renewed === undefined && (await options.token.get()) === token) return answer
      await answer.body?.cancel()
      if (renewed === undefined) throw new NotSignedIn()
      return sendOnce(call, visit, renewed)
    },
  }
}

/** Stops waiting when this call is given up. The sign-in itself goes on, since other calls share it. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

/** Only the storefront's own calls, and those that it passes on for agents, carry the token; calls for provider pages, media and documents never do. */
function needsToken(path: string) {
  return path.startsWith('/v1/') || path.startsWith('/api/') || path.startsWith('/ucp/')
}

function headersFor(call: ApiCall, visit: Visit, token: string | undefined): Headers {
  const headers = new Headers(call.headers)
  headers.delete('authorization')
  headers.set('x-request-id', visit.requestId)
  if (visit.clientAddress) headers.set('x-forwarded-for', visit.clientAddress)
  else headers.delete('x-forwarded-for')
  if (visit.cookie) headers.set('cookie', visit.cookie)
  else headers.delete('cookie')
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  return headers
}

async function fetchInTime(url: string, call: ApiCall, headers: Headers, answerTimeoutMs: number) {
  const silence = new AbortController()
  const timer = setTimeout(
    () => silence.abort(new DOMException('The api gave no answer in time', 'TimeoutError')),
    answerTimeoutMs,
  )
  try {
    return await fetch(url, {
      method: call.method,
      headers,
      body: call.body ?? null,
      redirect: 'manual',
      signal: call.signal ? AbortSignal.any([silence.signal, call.signal]) : silence.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}
