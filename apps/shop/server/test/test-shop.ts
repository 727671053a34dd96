import { onTestFinished } from 'vitest'
import { createApiGateway } from '../api/api-gateway.ts'
import { createServiceToken } from '../api/service-token.ts'
import { readConfig } from '../config.ts'
import { createLogger } from '../logger.ts'
import type { PageHandler } from '../pages/page-handler.ts'
import { startShopServer } from '../shop-server.ts'
import { startFakeApi } from './fake-api.ts'

/** Starts a shop on a real port with a fake api behind it; both end with the test. */
export async function startTestShop(
  options: {
    answers?: Parameters<typeof startFakeApi>[0]
    handlePage?: PageHandler
    answerTimeoutMs?: number
    standstillMs?: number
    environment?: Record<string, string>
    /** Lets the shop keep pages; the fake api then needs an answer for /changes. */
    keepsPages?: boolean
    /** The clock of the service token, in milliseconds. */
    now?: () => number
  } = {},
) {
  const api = await startFakeApi(options.answers)
  const config = readConfig({
    PORT: '0',
    API_URL: api.url,
    SERVICE_EMAIL: 'shop@example.test',
    SERVICE_PASSWORD: 'a-very-long-password',
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://shop.example.test',
    ...options.environment,
  })
  const logger = createLogger(config)
  const { now = Date.now } = options
  const token = createServiceToken({ ...config, logger, now })
  const { answerTimeoutMs = 1_000 } = options
  const gateway = createApiGateway({ apiUrl: config.apiUrl, token, answerTimeoutMs })
  const server = await startShopServer({
    config,
    logger,
    gateway,
    ...(options.keepsPages ? { token } : {}),
    ...(options.standstillMs === undefined ? {} : { standstillMs: options.standstillMs }),
    app: { serveFile: async () => false, handlePage: options.handlePage ?? aPage },
  })
  onTestFinished(async () => {
    await api.stop()
    await server.stop()
  })
  const url = `http://localhost:${server.port}`
  return {
    api,
    server,
    url,
    /** Makes a request that follows no redirect. */
    ask: (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, { redirect: 'manual', ...init }),
  }
}

const aPage: PageHandler = async (request) => Response.json({ url: request.url, method: request.method })

/** Headers of a form that one of the shop's own pages sends. */
export const fromOwnPage = {
  origin: 'https://shop.example.test',
  'content-type': 'application/x-www-form-urlencoded',
}
