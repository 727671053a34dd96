import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isAgentPath } from '@sluimer/contract/agent/ucp'
import { findTrailingSlashTarget } from '@sluimer/domain/route/trailing-slash'
import type { ApiGateway, Visit } from '../app/lib/api/host.server.ts'
import { carriesTags } from '../app/lib/carries-tags.ts'
import { formatClock } from './answer/clock.ts'
import type { GuaranteeNotice } from './answer/guarantee-notice.ts'
import { answerHealth, answerReadiness } from './answer/health.ts'
import { buildSecurityHeaders, isPicture, pictureHeaders } from './answer/security-headers.ts'
import { buildSecurityTxt } from './answer/security-txt.ts'
import { sendResponse } from './answer/send-response.ts'
import { isOwnCall, isProxied, isWebhook, proxyToApi } from './api/api-proxy.ts'
import type { ShopConfig } from './config.ts'
import type { Logger } from './logger.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { isStatePath } from './page-cache/page-states.ts'
import type { PageHandler } from './pages/page-handler.ts'
import { toPageRequest } from './pages/page-request.ts'
import { answerRefusal, createRefuse } from './pages/refusal.ts'
import { isFromAgent } from './request/agent-call.ts'
import { readClientAddress } from './request/client-address.ts'
import { findFormProblem } from './request/form-problem.ts'
import { chooseBodyLimit, createLargeBodies } from './request/large-bodies.ts'
import { toLoggedPath } from './request/logged-path.ts'
import { isSameOriginOrSafe } from './request/origin-check.ts'
import { parsePathname } from './request/parse-pathname.ts'
import { bodyLimitBytes, readBody } from './request/read-body.ts'
import { chooseRequestId } from './request/request-id.ts'

export interface ShopParts {
  config: ShopConfig
  logger: Logger
  gateway: ApiGateway
  handlePage: PageHandler
  pageCache?: PageCache | undefined
  /** Whether the api accepts the shop's sign-in; signs in when that has not happened yet. */
  isSignedIn: () => Promise<boolean>
  guaranteeNotice?: GuaranteeNotice | undefined
  /** Answers requests for the browser's files; returns false when no file has the path. */
  serveFile: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>
}

/** Does everything that happens to a request, in order: id and headers, health, files, origin check, api, redirect, page. */
export function createRequestListener(parts: ShopParts): RequestListener {
  const largeBodies = createLargeBodies()
  const fixedHeaders = Object.entries(buildSecurityHeaders(parts.config.publicUrl))
  // The line of a request holds nothing that could be secret, and looking for it costs as much as the line.
  const lines = parts.logger.child({}, { redact: [] })
  return (request, response) => {
    const startedAt = performance.now()
    const visit: Visit = {
      requestId: chooseRequestId(request.headers['x-request-id']),
      clientAddress: readClientAddress(request, parts.config.trustedProxyHops),
      cookie: request.headers.cookie ?? '',
    }
    const { requestId } = visit
    const pathname = parsePathname(request.url)
    response.once('close', () => {
      const durationMs = Math.round((performance.now() - startedAt) * 10) / 10
      const { method } = request
      const path = toLoggedPath(pathname)
      const isWhole = response.writableFinished
      lines.info({ requestId, method, path, status: response.statusCode, durationMs, isWhole }, 'request')
    })
    if (!hasTwoHosts(request) && parts.pageCache?.serveReady(request, response, visit)) return
    const logger = parts.logger.child({ requestId })
    for (const [name, value] of fixedHeaders) response.setHeader(name, value)
    response.setHeader('x-request-id', requestId)
    if (isPicture(pathname))
      for (const [name, value] of Object.entries(pictureHeaders)) response.setHeader(name, value)
    answer(request, response, { parts: { ...parts, logger, largeBodies }, visit, pathname }).catch(
      (error: unknown) => {
        // A visitor who left is not a failure, and nothing can be sent to them any more.
        if (response.destroyed) return
        logger.error({ err: error }, 'request failed')
        if (response.headersSent) return void response.destroy()
        const apology = answerRefusal('failed', request, visit)
        sendResponse(apology, request, response).catch(() => response.destroy())
      },
    )
  }
}

type AnswerParts = ShopParts & { largeBodies: ReturnType<typeof createLargeBodies> }

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { parts, visit, pathname }: { parts: AnswerParts; visit: Visit; pathname: string | undefined },
): Promise<void> {
  const send = (answer: Response) => sendResponse(answer, request, response)
  if (pathname === undefined || hasTwoHosts(request)) return send(answerRefusal('badAddress', request, visit))
  if (pathname === '/.well-known/security.txt') return send(buildSecurityTxt(parts.config, Date.now()))
  if (pathname === '/healthz') return send(answerHealth(parts.pageCache?.numbers()))
  if (pathname === '/readyz') return send(await answerReadiness(parts.config.apiUrl, parts.isSignedIn))
  if (parts.guaranteeNotice?.serve(pathname, request, response)) return
  if (!isProxied(pathname, parts.config) && (await parts.serveFile(request, response, pathname))) return

  if (isStatePath(pathname)) {
    const isServed = request.method === 'GET' && (await parts.pageCache?.serveState(request, response, visit))
    return isServed ? undefined : send(new Response(null, { status: 404 }))
  }

  const signal = createLeaveSignal(response)
  const { gateway, logger } = parts
  const { publicUrl, assistantName, agents } = parts.config
  const tagManager = carriesTags(pathname) ? parts.config.tagManager : null
  const logError = (error: unknown) => logger.error({ err: error }, 'page failed')
  const guaranteeNotice = parts.guaranteeNotice?.address
  const shop = { publicUrl, tagManager, guaranteeNotice, assistantName, agents }
  const host = { visit, gateway, ...shop, logError, setCookies: [] }
  const refuse = createRefuse({ request, pathname, host, handlePage: parts.handlePage })
  const methods = isProxied(pathname, parts.config) ? apiMethods : pageMethods
  if (!methods.includes(request.method ?? '')) {
    response.setHeader('allow', methods.join(', '))
    return send(await refuse('badMethod'))
  }
  if (isOwnCall(pathname)) return send(await refuse('ownCall'))
  const isAllowed = isAgentPath(pathname)
    ? isFromAgent(request, parts.config)
    : isWebhook(pathname) || isSameOriginOrSafe(request, publicUrl)
  if (!isAllowed) return send(await refuse('otherOrigin'))

  if (isProxied(pathname, parts.config)) {
    // Downloads of pictures break off all the time, when a visitor leaves the page.
    const onFailure = (error: unknown) =>
      logger[signal.aborted ? 'debug' : 'error'](
        { err: error, path: toLoggedPath(pathname) },
        'the api gave no answer',
      )
    return send(await proxyToApi(request, visit, { gateway, signal, onFailure, refuse }))
  }
  const target = redirectTarget(request)
  if (target) return send(new Response(null, { status: 301, headers: { location: target } }))

  response.setHeader('server-timing', formatClock(Date.now()))
  if (await parts.pageCache?.serve(request, response, visit)) return
  const limitBytes = chooseBodyLimit(pathname, request.headers['content-type'])
  if (limitBytes > bodyLimitBytes && !parts.largeBodies.admit(request, response))
    return send(await refuse('notReady'))
  const body = await readBody(request, limitBytes)
  if (!body.ok) return send(await refuse('tooLarge'))
  const problem = await findFormProblem(request.method, request.headers['content-type'], body.bytes)
  if (problem) return send(await refuse(problem))
  return send(await parts.handlePage(toPageRequest(request, body.bytes, { publicUrl, signal }), host))
}

const pageMethods = ['GET', 'HEAD', 'POST']
const apiMethods = [...pageMethods, 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Returns the target of RT-14 for requests that a redirect does not spoil: a 301 turns a POST into a GET. */
function redirectTarget(request: IncomingMessage): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const url = request.url ?? '/'
  const queryAt = url.indexOf('?')
  const [path, query] = queryAt < 0 ? [url, ''] : [url.slice(0, queryAt), url.slice(queryAt)]
  return findTrailingSlashTarget(path, query)
}

/** Whether the request names two hosts: servers and proxies could each believe another one (RFC 9112, 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}

/** Returns a signal that ends the work when the visitor leaves. */
function createLeaveSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
