import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { OtherSum, otherSumTitle } from './other-sum.tsx'
import { meta } from './status-page.tsx'

test('[CO-05] a shopper who paid another sum reads that, and is not asked to pay again', () => {
  const Page = createRoutesStub([{ path: '*', Component: () => <OtherSum orderNumber="KJD1000123" /> }])
  const html = renderToStaticMarkup(<Page />)
  expect(html).toContain(otherSumTitle)
  expect(html).toContain('KJD1000123')
  expect(html).toContain('href="/service/klantenservice-contact/"')
  expect(html.replace(/\s+/g, ' ')).toContain('Betaal niet nog een keer.')
  expect(html).not.toContain('/checkout/betalen/')
})

test('[CO-05] the page asks again by itself only while there is an answer to wait for', () => {
  const renderTags = (holdsOtherSum: boolean) =>
    JSON.stringify(
      meta({ loaderData: { orderId: 'a', orderNumber: 'KJD1000123', holdsOtherSum } } as Parameters<
        typeof meta
      >[0]),
    )
  expect(renderTags(false)).toContain('refresh')
  expect(renderTags(true)).not.toContain('refresh')
  expect(renderTags(true)).toContain(otherSumTitle)
})
