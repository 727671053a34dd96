import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accepted, findProofId, refused } from './consent.ts'

const told = vi.fn(async (_path: string, _init: RequestInit) => new Response())
/** A browser with one tab, which keeps no cookie but the choice. */
const browser = { cookie: '', hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }

beforeEach(() => {
  vi.resetModules()
  told.mockClear()
  browser.cookie = ''
  vi.stubGlobal('document', {
    ...browser,
    get cookie() {
      return browser.cookie
    },
    set cookie(line: string) {
      browser.cookie = line.split(';')[0] ?? ''
    },
  })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('fetch', told)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const proofs = () => told.mock.calls.map(([, init]) => JSON.parse(String(init.body)))

test('[SC-02] a visitor who refuses everything gets no number, and nothing is sent to the shop', async () => {
  const { chooseConsent } = await import('./consent-store.ts')
  chooseConsent(refused)
  expect(browser.cookie).toContain('statistics=0&marketing=0')
  expect(findProofId(browser.cookie)).toBeUndefined()
  expect(told).not.toHaveBeenCalled()
})

test('[SC-02] a visitor who allowed something keeps one number, also after a withdrawal', async () => {
  const { chooseConsent } = await import('./consent-store.ts')
  chooseConsent({ statistics: true, marketing: false })
  const id = findProofId(browser.cookie)
  expect(id).toBeDefined()
  chooseConsent(accepted)
  chooseConsent(refused)
  expect(findProofId(browser.cookie)).toBe(id)
  expect(proofs()).toMatchObject([
    { id, statistics: true, marketing: false },
    { id, statistics: true, marketing: true },
    { id, statistics: false, marketing: false },
  ])
})
