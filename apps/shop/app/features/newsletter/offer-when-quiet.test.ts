import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerWhenQuiet } from './offer-when-quiet.ts'

class APage extends EventTarget {
  hidden = false
  cookie = ''
  activeElement = null
  /** Whether a window is open. */
  isOpen = false
  querySelector = () => (this.isOpen ? {} : null)
}

let page = new APage()
const show = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  page = new APage()
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async () => Response.json({ active: true }))
  stop = offerWhenQuiet(show)
})

afterEach(() => {
  stop()
  show.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('[SC-01] the popup is offered once, after five seconds', async () => {
  await pass(4.9)
  expect(show).not.toHaveBeenCalled()
  await pass(60)
  expect(show.mock.calls).toEqual([[{ active: true }]])
})

test('[SC-01] it waits for what a click opens', async () => {
  await pass(4.9)
  page.dispatchEvent(new Event('click'))
  await pass(0.2)
  page.isOpen = true
  await pass(60)
  expect(show).not.toHaveBeenCalled()
  page.isOpen = false
  await pass(5)
  expect(show).toHaveBeenCalledOnce()
})

test('[SC-01] a click before it is in the page takes it back, and it comes later', async () => {
  await pass(5)
  page.dispatchEvent(new Event('click'))
  page.isOpen = true
  await pass(60)
  expect(show.mock.calls).toEqual([[{ active: true }], [undefined]])
  page.isOpen = false
  await pass(5)
  expect(show).toHaveBeenCalledTimes(3)
})

test('[SC-01] once it is in the page, a press in it leaves it there, and it does not come again', async () => {
  await pass(5)
  page.isOpen = true
  page.dispatchEvent(new Event('click'))
  page.isOpen = false
  page.dispatchEvent(new Event('click'))
  await pass(60)
  expect(show).toHaveBeenCalledOnce()
})
