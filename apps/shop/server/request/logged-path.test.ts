import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../app/routes.ts'
import { pagePaths, toLoggedPath } from './logged-path.ts'

const listPaths = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap((entry) => (entry.children ? listPaths(entry.children) : [entry.path ?? '']))

test('every page of the shop has its kind of address in the log', async () => {
  expect([...pagePaths].sort()).toEqual(listPaths(await routes).sort())
})

const secret = 'Zk3f9aQw7Lm2Xx81bTn0'
test.each([
  [`/checkout/status/${secret}/`, '/checkout/status/:order?'],
  [`/checkout/status/${secret}.data`, '/checkout/status/:order?'],
  [`/checkout/status/${secret}/_.data`, '/checkout/status/:order?'],
  [`/checkout/betalen/${secret}/`, '/checkout/betalen/:order?'],
  [`/cart/restore/${secret}/`, '/cart/restore/:id?'],
  [`/checkout/voorstel/${secret}/`, '/checkout/voorstel/:id'],
  [`/v1/agents/proposal/${secret}`, '/v1/agents/proposal/:id'],
  [`/ucp/v1/carts/${secret}`, '/ucp/v1/carts/:id'],
  [`/ucp/v1/carts/${secret}/cancel`, '/ucp/v1/carts/:id/cancel'],
  [`/ucp/v1/checkout-sessions/${secret}/complete`, '/ucp/v1/checkout-sessions/:id/complete'],
  [`/ucp/v1/${secret}`, '/*'],
  ['/ucp/mcp', '/ucp/mcp'],
  [`/v1/order/${secret}/status`, '/v1/order/:id/status'],
  [`/v1/customer/orders/${secret}/invoice`, '/v1/customer/orders/:id/invoice'],
  [`/webhooks/newsletter/unsubscribe/${secret}`, '/webhooks/newsletter/*'],
  [`/test-provider/pay/${secret}`, '/test-provider/*'],
  ['/v1/jan@voorbeeld.example', '/v1/*'],
  [`/page-state/a1/${secret}`, '/page-state/*'],
  ['/jan@voorbeeld.example/', '/*'],
  ['/vloerkleed-effen-licht.html', '/:slug.html'],
  ['/', '/'],
  ['/service/herroepen/', '/service/herroepen'],
  [undefined, 'unknown'],
])('%s is logged as %s', (pathname, logged) => {
  expect(toLoggedPath(pathname)).toBe(logged)
})
