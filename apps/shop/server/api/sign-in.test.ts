import { expect, onTestFinished, test, vi } from 'vitest'
import { loadShell } from '../../app/features/shell/shell.server.ts'
import { loadContextFor } from '../../app/lib/api/host-context.server.ts'
import type { Logger } from '../logger.ts'
import { answerJson, startFakeApi } from '../test/fake-api.ts'
import { createApiGateway } from './api-gateway.ts'
import { createServiceToken } from './service-token.ts'

/** Returns the header and footer around a page, from an api that answers the shop's sign-in like this, and all calls it received. */
async function loadShellWith(signIn: ReturnType<typeof answerJson>) {
  const api = await startFakeApi({
    '/login': signIn,
    '/v1/content/navigation': answerJson(200, { items: [] }),
  })
  onTestFinished(() => api.stop())
  const logger = { info: vi.fn(), error: vi.fn() }
  const token = createServiceToken({
    apiUrl: api.url,
    serviceEmail: 'shop@example.test',
    servicePassword: 'a-very-long-password',
    logger: logger as unknown as Logger,
  })
  const context = loadContextFor({
    visit: { requestId: 'request-1', clientAddress: '203.0.113.7', cookie: '' },
    gateway: createApiGateway({ apiUrl: api.url, token }),
    publicUrl: 'https://shop.example.test',
    tagManager: null,
    logError: () => {},
    setCookies: [],
  })
  return { shell: await loadShell(context), asked: api.calls.map(({ url }) => url).toSorted(), logger }
}

test('[API-01] the shop signs in before it asks for the header and footer of every page', async () => {
  const { shell, asked, logger } = await loadShellWith(answerJson(200, { access_token: 'the-service-token' }))
  expect(shell.navigation).toEqual({ items: [] })
  expect(asked).toEqual([
    '/login',
    ...['/v1/content/extra-navigation', '/v1/content/footer', '/v1/content/navigation'],
    '/v1/content/notification',
  ])
  expect(logger.error).not.toHaveBeenCalled()
})

test('[API-01] [ER-02] a sign-in that fails is logged, no menu or footer is fetched, and the page goes without', async () => {
  const { shell, asked, logger } = await loadShellWith(answerJson(401, {}))
  expect(Object.values(shell).filter((part) => part !== undefined)).toEqual([])
  expect(asked).toEqual(['/login'])
  expect(logger.error).toHaveBeenCalledOnce()
})
