import { expect, test } from 'vitest'
import { aContext } from '../features/content/context.builders.ts'
import { loader as loadPendingPage } from '../features/order/pending-page.tsx'
import { loader as loadStatusPage } from '../features/order/status-page.tsx'
import { loader as loadThankYouPage } from '../features/order/thankyou-page.tsx'
import { loader as loadCartLayout } from './cart-layout.tsx'
import { loader as loadCheckoutLayout } from './checkout-layout.tsx'
import { loader as loadDefaultLayout } from './default-layout.tsx'

/** Returns the api calls for the parts of a page, whatever the api answers. */
async function askedFor(...loaders: readonly ((args: never) => Promise<unknown>)[]): Promise<string[]> {
  const asked: string[] = []
  const { context } = aContext(({ pathname }) => {
    asked.push(pathname)
    return Response.json({}, { status: 404 })
  })
  const request = new Request('https://shop.example.test/?order=a1')
  for (const load of loaders)
    await load({ context, request, params: { order: 'a1' } } as never).catch(() => undefined)
  return asked
}

test('[CA-05] the cart is loaded with every page but those of the checkout, which have it in their own answer or must not', async () => {
  expect(await askedFor(loadDefaultLayout)).toContain('/v1/cart')
  expect(await askedFor(loadCartLayout)).toContain('/v1/cart')
  const placed = await askedFor(loadCheckoutLayout, loadStatusPage, loadThankYouPage, loadPendingPage)
  expect(placed).toEqual(
    expect.arrayContaining(['/v1/content/footer', '/v1/order/a1/status', '/v1/order/a1']),
  )
  expect(placed).not.toContain('/v1/cart')
})
