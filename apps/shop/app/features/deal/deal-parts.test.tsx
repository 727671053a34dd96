import type { Deal } from '@sluimer/contract/catalog/deal'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { readPrices, toPriceField } from '../checkout/seen-prices.ts'
import { Countdown } from './countdown.tsx'
import { DealLine } from './deal-line.tsx'
import { DealMark } from './deal-mark.tsx'
import { announceDealOver, onDealOver } from './deal-over.ts'
import { EmptyDeals } from './empty-deals.tsx'
import { StockBar } from './stock-bar.tsx'

const aDeal = (special: Partial<Deal> = {}): Deal => ({
  kind: 'daily',
  starts_at: '2026-11-19T23:00:00.000Z',
  ends_at: '2026-11-20T23:00:00.000Z',
  now: '2026-11-20T12:00:00.000Z',
  pieces_total: null,
  pieces_left: null,
  ...special,
})

function html(part: React.ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => part }])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

test('[SC-08] before scripts run a countdown is words, and its figures are hidden from everyone', () => {
  const countdown = html(<Countdown countdown={aDeal()} />)
  expect(countdown).toContain('t/m vanavond 23.59 uur')
  expect(countdown).toMatch(/<span aria-hidden="true"[^>]*noscript:hidden[^>]*invisible[^>]*>nog<time/)
})

test('[SC-08] a countdown has no live region: it is not read aloud every second', () => {
  expect(html(<DealLine deal={aDeal()} />)).not.toMatch(/aria-live|role="(status|alert|timer)"/)
})

test('[SC-08] a tile and the box with the price abbreviate a later end, and screen readers say it in full', () => {
  const later = aDeal({ kind: 'weekly', ends_at: '2026-11-30T23:00:00.000Z' })
  const mark = html(<DealMark deal={later} />)
  expect(mark).toMatch(/Weekdeal <span aria-hidden="true">t\/m ma 30 nov 23.59 uur<\/span>/)
  expect(mark).toMatch(/sr-only">t\/m maandag 30 november 23.59 uur/)
  expect(html(<DealLine deal={later} />)).toMatch(
    /t\/m ma 30 nov.*sr-only">t\/m maandag 30 november 23.59 uur/,
  )
  expect(html(<DealMark deal={aDeal()} />)).toContain('Dagdeal t/m vanavond 23.59 uur')
})

test('pieces are shown only where there is a real number of them', () => {
  expect(html(<DealLine deal={aDeal()} />)).not.toContain('voor deze prijs')
  expect(html(<DealLine deal={aDeal({ pieces_left: 4 })} />)).toContain('Nog 4 voor deze prijs')
})

test('[RT-12] without deals the page says when the next one begins', () => {
  expect(html(<EmptyDeals deals={{ next_at: '2026-11-20T23:00:00.000Z' }} />)).toContain(
    'De volgende begint op zaterdag 21 november om 0.00 uur',
  )
  expect(html(<EmptyDeals deals={{ next_at: null }} />)).toContain('Zodra er weer een deal begint')
})

test('an end that many tiles see at once is announced and read once', () => {
  vi.stubGlobal('window', new EventTarget())
  const heard = vi.fn()
  const readAgain = vi.fn()
  const ignore = onDealOver(heard)
  for (let tile = 0; tile < 24; tile++) announceDealOver(readAgain, 1000 + tile)
  announceDealOver(readAgain, 2100)
  ignore()
  vi.unstubAllGlobals()
  expect([heard.mock.calls.length, readAgain.mock.calls.length]).toEqual([2, 2])
})

test('[CO-08] the prices that were seen go along with the order', () => {
  const form = new FormData()
  form.set('expected_total', '12000')
  form.set(toPriceField('a-1'), '5995')
  form.set(toPriceField('b-2'), 'veel')
  expect(readPrices(form)).toEqual([{ item_id: 'a-1', price: 5995 }])
})

test('a bar shows the share of the pieces that is left, and nothing where there is no limit', () => {
  const bar = html(<StockBar deal={{ pieces_left: 6, pieces_total: 15 }} />)
  expect(bar).toContain('width:40%')
  expect(bar).toContain('Nog 6 voor deze prijs')
  expect(html(<StockBar deal={{ pieces_left: null, pieces_total: null }} />)).toBe('')
})
