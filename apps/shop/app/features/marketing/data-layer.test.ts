import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accepted } from '../consent/consent.ts'

const page = { pathname: '/dekbed-duin.html' }
const scripts: { src: string }[] = []

/** Loads the modules anew, as on a fresh page. */
async function aPage() {
  vi.resetModules()
  const layer = await import('./data-layer.ts')
  const tags = await import('./tag-manager.ts')
  return { ...layer, ...tags }
}
const layerNow = () => (globalThis as { window?: { dataLayer?: unknown[] } }).window?.dataLayer

beforeEach(() => {
  scripts.length = 0
  page.pathname = '/dekbed-duin.html'
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', page)
  vi.stubGlobal('document', {
    createElement: () => ({ src: '' }),
    head: { append: (script: { src: string }) => scripts.push(script) },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('[SC-02] before a choice nothing is written', async () => {
  const { pushEvent } = await aPage()
  pushEvent({ event: 'page_visit' })
  expect(layerNow()).toBeUndefined()
})

test('[SC-02] the refusal of everything stands before what was granted, and events come after', async () => {
  const { pushEvent, tellConsent, openDataLayer, loadTagManager } = await aPage()
  pushEvent({ event: 'view_item' })
  tellConsent(accepted)
  loadTagManager({ id: 'GTM-TEST1', url: 'https://tags.example' })
  openDataLayer()
  const [first, second, third, fourth] = layerNow() ?? []
  expect(Array.from(first as ArrayLike<unknown>)).toMatchObject([
    'consent',
    'default',
    { ad_storage: 'denied', analytics_storage: 'denied', security_storage: 'granted' },
  ])
  expect(Array.from(second as ArrayLike<unknown>)).toMatchObject([
    'consent',
    'update',
    { ad_storage: 'granted' },
  ])
  expect(third).toMatchObject({ event: 'gtm.js' })
  expect(fourth).toEqual({ event: 'view_item' })
  expect(Object.prototype.toString.call(first)).toBe('[object Arguments]')
  expect(scripts).toMatchObject([{ src: 'https://tags.example/gtm.js?id=GTM-TEST1' }])
})

test('events of a page that was left before the visitor agreed are dropped', async () => {
  const { pushEvent, openDataLayer } = await aPage()
  pushEvent({ event: 'view_item' })
  page.pathname = '/'
  pushEvent({ event: 'view_promotion' })
  openDataLayer()
  expect(layerNow()).toEqual([{ event: 'view_promotion' }])
})

test('a refusal lets go of everything, and nothing more is written', async () => {
  const { pushEvent, openDataLayer, closeDataLayer } = await aPage()
  pushEvent({ event: 'view_item' })
  closeDataLayer()
  openDataLayer()
  closeDataLayer()
  pushEvent({ event: 'view_item' })
  expect(layerNow()).toBeUndefined()
})

test('an e-commerce event clears the data of the one before it', async () => {
  const { pushCommerceEvent, openDataLayer } = await aPage()
  openDataLayer()
  pushCommerceEvent({ event: 'view_cart', ecommerce: { value: 1 } })
  expect(layerNow()).toEqual([{ ecommerce: null }, { event: 'view_cart', ecommerce: { value: 1 } }])
})
