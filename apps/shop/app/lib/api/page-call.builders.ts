import { withEuros } from '@sluimer/contract/platform/amounts'
import type { RouterContextProvider } from 'react-router'
import type { ApiCall } from './host.server.ts'
import { loadContextFor } from './host-context.server.ts'

/** A call to the api in a test, without the parts that every call has. */
export interface Asked {
  method: string
  path: string
  /** The JSON body; undefined when there was none. */
  body: unknown
}

/** The arguments of a page's loader or action. `pattern` is never read, so that it fits the types of every page. */
interface PageArgs<Params> {
  request: Request
  context: Readonly<RouterContextProvider>
  params: Params
  url: URL
  pattern: never
}

/**
 * Makes a call of a page as the host does, and records what the page asks the api. Without `fields` it is a GET, with
 * them a sent form; `answer` takes the place of the api.
 */
export function aPageCall<Params extends object>(
  answer: (asked: Asked) => Response,
  {
    path = '/',
    params,
    fields,
    cookie = '',
  }: { path?: string; params: Params; fields?: Record<string, string>; cookie?: string },
): { args: PageArgs<Params>; asked: Asked[]; setCookies: string[]; logged: unknown[] } {
  const asked: Asked[] = []
  const logged: unknown[] = []
  const setCookies: string[] = []
  const context = loadContextFor({
    visit: { requestId: 'request-1', clientAddress: '203.0.113.7', cookie },
    gateway: {
      send: async (call) => {
        asked.push(askedBy(call))
        return answer(askedBy(call))
      },
    },
    publicUrl: 'https://shop.example.test',
    tagManager: null,
    logError: (error) => logged.push(error),
    setCookies,
  })
  const url = new URL(path, 'https://shop.example.test')
  const request = new Request(url, fields && { method: 'POST', body: new URLSearchParams(fields) })
  return { args: { request, context, params, url, pattern: undefined as never }, asked, setCookies, logged }
}

function askedBy({ method, path, body }: ApiCall): Asked {
  return { method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined }
}

/** An answer of the api: what the code has in cents stands in the JSON in euros. */
export function apiAnswer(data: object, init?: ResponseInit): Response {
  return Response.json(withEuros(data), init)
}

export function refusal(status: number, code: string, more: object = {}): Response {
  const error = { code, message: `Geweigerd: ${code}`, request_id: 'request-1', ...more }
  return apiAnswer({ error }, { status })
}

/** The answer of a page: a redirect's target, or status and data, whether it was returned or thrown. */
type PageOutcome = { to: string | null } | { status: number; data: unknown }

export async function readOutcome(answering: Promise<unknown>): Promise<PageOutcome> {
  const outcome = await answering.catch((thrown: unknown) => thrown)
  if (outcome instanceof Error) throw outcome
  if (outcome instanceof Response) return { to: outcome.headers.get('location') }
  if (hasInit(outcome)) return { status: outcome.init?.status ?? 200, data: outcome.data }
  return { status: 200, data: outcome }
}

/** Whether a value was made by React Router's `data()`. */
function hasInit(outcome: unknown): outcome is { data: unknown; init: ResponseInit | null } {
  return typeof outcome === 'object' && outcome !== null && 'type' in outcome && 'init' in outcome
}
