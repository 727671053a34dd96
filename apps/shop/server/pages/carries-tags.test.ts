import { expect, test } from 'vitest'
import type { HostContext } from '../../app/lib/api/host.server.ts'
import { startTestShop } from '../test/test-shop.ts'

const environment = { TAG_MANAGER_ID: 'GTM-ABC1234', TAG_ORIGINS: 'https://tags.example.test' }

/** Returns the tag manager that the page at this address is given. */
async function findTagManagerOf(path: string): Promise<HostContext['tagManager'] | undefined> {
  let given: HostContext['tagManager'] | undefined
  const shop = await startTestShop({
    environment,
    handlePage: async (_request, host) => {
      given = host.tagManager
      return new Response('')
    },
  })
  await shop.ask(path)
  return given
}

test.each(['/', '/slapen/', '/accounts/', '/loginfo/'])('%s may carry the tag manager', async (path) => {
  expect(await findTagManagerOf(path)).toMatchObject({ id: 'GTM-ABC1234' })
})

test.each([
  '/account/',
  '/account/reset-password/?code=abc',
  '/Account/confirm-email/?code=abc',
  '/%61ccount/niet-ik/?code=abc',
  '/account/behouden/?code=abc',
  '/account/weg-terug/?code=abc',
  '/account/weg-terug/stoppen/?code=abc',
  '/account//information/',
  '/login/',
  '/checkout/checkout-login/',
  '/Checkout//Checkout-Login/',
])('[SC-02] %s never carries the tag manager, whatever the visitor allows', async (path) => {
  expect(await findTagManagerOf(path)).toBeNull()
})
