import type { IncomingMessage } from 'node:http'
import { isAgentPath } from '@sluimer/contract/agent/ucp'
import type { ErrorBody, ErrorCode } from '@sluimer/contract/errors'
import type { HostContext, Visit } from '../../app/lib/api/host.server.ts'
import { refuseAgent } from '../answer/refuse-agent.ts'
import type { PageHandler } from './page-handler.ts'
import { renderPlainErrorPage } from './plain-error-page.ts'

const away = 'De winkel is even niet bereikbaar. Probeer het zo nog eens.'

/** Requests that the host refuses by itself, and failures before or after the making of a page. */
const refusals = {
  badAddress: { code: 'invalid_request', status: 400, message: 'Dit adres klopt niet.' },
  ownCall: { code: 'not_found', status: 404, message: 'Dit is alleen voor de winkel zelf.' },
  otherOrigin: {
    code: 'forbidden',
    status: 403,
    message: 'Deze aanvraag komt niet van de winkel zelf.',
  },
  badMethod: { code: 'invalid_request', status: 405, message: 'Dit kan hier niet.' },
  tooLarge: { code: 'payload_too_large', status: 413, message: 'Deze aanvraag is te groot.' },
  notAForm: { code: 'unsupported_media_type', status: 415, message: 'Dit is geen formulier.' },
  badForm: { code: 'invalid_request', status: 400, message: 'Dit formulier is niet heel aangekomen.' },
  failed: { code: 'internal_error', status: 500, message: 'Er ging iets mis.' },
  apiAway: { code: 'unavailable', status: 502, message: away },
  notReady: { code: 'unavailable', status: 503, message: away },
  apiSilent: { code: 'unavailable', status: 504, message: away },
} as const satisfies Record<string, { code: ErrorCode; status: number; message: string }>

export type RefusalName = keyof typeof refusals

/** Answers with a refusal: the error page for people (SC-05), the api's one error shape for programs. */
export type Refuse = (name: RefusalName) => Promise<Response>

/** Creates the function that refuses one request, in the form that its sender understands. */
export function createRefuse(options: {
  request: IncomingMessage
  pathname: string
  host: HostContext
  handlePage: PageHandler
}): Refuse {
  const { request, pathname, host, handlePage } = options
  return async (name) => {
    if (isAgentPath(pathname)) return refuseAgent(refusals[name], host.publicUrl)
    if (!isForPage(request)) return errorAnswer(name, host.visit)
    const address = new URL(pathname, host.publicUrl)
    return handlePage(new Request(address), { ...host, failure: refusals[name].status })
  }
}

/** Makes a refusal without the app's page: the address is not valid, or making pages fails. */
export function answerRefusal(name: RefusalName, request: IncomingMessage, visit: Visit): Response {
  return isForPage(request) ? renderPlainErrorPage(refusals[name].status) : errorAnswer(name, visit)
}

/** Whether the request is for a page: a browser that navigates says so; programs, and pages that fetch something, do not. */
function isForPage(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') ?? false
}

function errorAnswer(name: RefusalName, visit: Visit): Response {
  const { code, message, status } = refusals[name]
  const body: ErrorBody = { error: { code, message, request_id: visit.requestId } }
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '5' } : {}) }
  return Response.json(body, { status, headers })
}
