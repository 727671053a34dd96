import type { Endpoint, EndpointInput, EndpointResponse } from './endpoint.ts'
import { type ErrorBody, type ErrorCode, errorBodySchema } from './errors.ts'
import { withCents, withEuros } from './platform/amounts.ts'

/** The result of a call. Expected errors are values; only a broken network throws (`TypeError`, `AbortError`). */
export type CallResult<E extends Endpoint> =
  | { ok: true; data: EndpointResponse<E>; response: Response }
  | { ok: false; status: number; error: ErrorBody['error']; response: Response }

export interface ClientOptions {
  /** Origin of the API, without a trailing slash: `http://localhost:4000`. */
  baseUrl: string
  /** Headers added to every call: service token, cookies, request id. */
  headers?: () => Record<string, string> | Promise<Record<string, string>>
  fetch?: typeof fetch
  /** Time limit of one call in milliseconds; 10 s by default. */
  timeoutMs?: number
}

export interface Client {
  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<CallResult<E>>
}

/** Creates a client that knows every endpoint's types. Amounts are cents here, and euros on the wire. It trusts the answers, since the API validates what it sends. */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? fetch
  return {
    async call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<CallResult<E>> {
      const response = await send(buildUrl(options.baseUrl, endpoint, input), {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(await options.headers?.()),
        },
        body: input.body === undefined ? null : JSON.stringify(withEuros(input.body)),
        signal: AbortSignal.timeout(options.timeoutMs ?? 10_000),
        redirect: 'manual',
      })
      const body: unknown = await response.json().catch(() => undefined)
      if (response.ok && body !== undefined)
        return { ok: true, data: withCents(body) as EndpointResponse<E>, response }
      // An answer that broke off half-way does not count as a success.
      const status = response.ok ? 502 : response.status
      return { ok: false, status, error: readError(body, status, response), response }
    },
  }
}

/** Returns the path and query of a call, with every part encoded. Throws for a missing path parameter. */
export function buildUrl(
  baseUrl: string,
  endpoint: Endpoint,
  input: { params?: object; query?: object },
): string {
  const params = new Map(Object.entries(input.params ?? {}))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params.get(name)
    if (value === undefined)
      throw new Error(`${endpoint.method} ${endpoint.path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== null) query.append(key, String(value))
  const search = query.toString()
  return `${baseUrl}${path}${search ? `?${search}` : ''}`
}

function readError(body: unknown, status: number, response: Response): ErrorBody['error'] {
  const parsed = errorBodySchema.safeParse(body)
  if (parsed.success) return withCents(parsed.data.error)
  const code: ErrorCode = status >= 500 ? 'unavailable' : 'invalid_request'
  return {
    code,
    message: 'Er ging iets mis. Probeer het later opnieuw.',
    request_id: response.headers.get('x-request-id') ?? '',
  }
}
