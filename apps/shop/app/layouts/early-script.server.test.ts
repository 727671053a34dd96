import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { writeEarlyScript } from './early-script.server.ts'

/** A browser with no more than the early scripts may use. */
function openBrowser(
  options: {
    cookie?: string
    search?: string
    stored?: Record<string, string>
    /** The status with which the shop answers for what the scripts begin with. */
    status?: number
    wasReloaded?: boolean
  } = {},
) {
  const listeners = new Map<string, ((event: object) => void)[]>()
  const storage = { getItem: (key: string) => options.stored?.[key] ?? null }
  const waiting = {
    dataset: { modules: '/a.js', state: '/page-state/1/a?page=%2F' },
    textContent: 'start()',
    replaceWith: () => seen.scripts++,
  }
  const attributes = new Set<string>()
  const removed = new Set<string>()
  const styles = new Map<string, string>()
  const listen = (type: string, listener: (event: object) => void) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener])
  class PointerEvent {}
  const document = {
    cookie: options.cookie ?? '',
    readyState: 'complete',
    documentElement: {
      toggleAttribute: (name: string) => attributes.add(name),
      setAttribute: (name: string) => attributes.add(name),
      removeAttribute: () => {},
      style: { setProperty: (name: string, value: string) => styles.set(name, value) },
    },
    head: { append: () => {} },
    createElement: () => ({}),
    querySelector: (selector: string) => (selector === 'script[data-modules]' ? waiting : null),
    querySelectorAll: () => [],
    addEventListener: listen,
  }
  const seen = { asked: '', filled: '', scripts: 0, reloads: 0 }
  const append = (text: string) => {
    seen.filled += text
  }
  const streamController = { enqueue: append, close: () => append(', whole') }
  const window = { __reactRouterContext: { streamController } }
  const { status = 200, wasReloaded = false } = options
  const globals = {
    window,
    document,
    PointerEvent,
    CSS: {},
    Element: class {},
    ResizeObserver: class {},
    URLSearchParams,
    performance: { now: () => 0, getEntriesByType: () => [{ type: wasReloaded ? 'reload' : 'navigate' }] },
    location: { search: options.search ?? '', reload: () => seen.reloads++ },
    fetch: async (address: string) => {
      seen.asked = address
      return { ok: status === 200, status, text: async () => 'state' }
    },
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: listen,
    removeEventListener: (type: string) => removed.add(type),
    requestAnimationFrame: () => {},
    clearTimeout: () => {},
  }
  const run = (script: string) => runInNewContext(script, globals)
  const fire = (type: string, event: object = { type, target: null }) => {
    for (const listener of listeners.get(type) ?? []) listener(event)
  }
  return {
    run,
    fire,
    attributes,
    styles,
    seen,
    hasStarted: () => seen.asked !== '',
    gaveUp: () => removed.has('pointerover'),
  }
}

/** Opens a page for everyone; returns whether its scripts have started, and the rest of the browser. */
function openPage(options: Parameters<typeof openBrowser>[0]) {
  const browser = openBrowser(options)
  browser.run(writeEarlyScript(true))
  return browser
}

const answered = `cookiebar=time=${new Date().toISOString()}&accepted=0&statistics=0&marketing=0&version=1`
const closed = `${answered}; newsletterpopup=1`

test('the digits of a postcode, which pages for everyone do not know, are shown before any touch', () => {
  const page = openPage({ cookie: `${closed}; postcode=NL1791` })
  expect([...page.styles]).toEqual([['--postcode', '" 1791"']])
  expect(page.hasStarted()).toBe(false)
  for (const cookie of [closed, 'postcode=NL-islands', 'xpostcode=NL1791', 'postcode=NL17912'])
    expect(openPage({ cookie }).styles.size, cookie).toBe(0)
})

test('the scripts of a page for everyone wait for a touch, whichever it is', () => {
  const pointing = ['pointerdown', 'touchstart', 'wheel', 'scroll']
  for (const type of [...pointing, 'keydown', 'focusin', 'input', 'click', 'submit']) {
    const page = openPage({ cookie: closed })
    expect(page.hasStarted(), type).toBe(false)
    page.fire(type)
    expect(page.hasStarted(), type).toBe(true)
  }
})

test('what only scripts show starts them at once', () => {
  const reasons = {
    'a login': { cookie: `${closed}; __Host-auth.hint=1` },
    'statistics that were allowed': { cookie: closed.replace('statistics=0', 'statistics=1') },
    'marketing that was allowed': { cookie: closed.replace('marketing=0', 'marketing=1') },
    'a newsletter to be offered': { cookie: answered },
    'a visit from a mail': { search: '?utm_medium=E-mail' },
    favourites: { cookie: closed, stored: { favorites: '[{"id":"1"}]' } },
    'an open chat': { cookie: closed, stored: { 'chat-tab': '{"isOpen":true,"draft":""}' } },
  }
  for (const [reason, options] of Object.entries(reasons))
    expect(openPage(options).hasStarted(), reason).toBe(true)
})

test('what shows nothing starts nothing', () => {
  for (const options of [{}, { cookie: closed, stored: { favorites: '[]' } }, { search: '?utm_medium=cpc' }])
    expect(openPage(options).hasStarted()).toBe(false)
})

test('[SC-02] cookies are asked about until there is an answer that counts', () => {
  const asks = (cookie: string) => openPage({ cookie }).attributes.has('data-asks-consent')
  expect(asks('')).toBe(true)
  expect(asks('cookiebar=1')).toBe(true)
  expect(asks(answered.replace('version=1', 'version=0'))).toBe(true)
  expect(asks(answered.replace(/time=\d+/, 'time=2020'))).toBe(true)
  expect(asks(answered)).toBe(false)
})

test('scripts come once the framework has what they begin with', async () => {
  const { fire, seen } = openPage({ cookie: closed })
  fire('scroll')
  await expect.poll(() => seen.scripts).toBe(1)
  expect(seen).toMatchObject({ asked: '/page-state/1/a?page=%2F', filled: 'state, whole', reloads: 0 })
})

test('a page that was loaded anew starts at once, since the touch that had it loaded is forgotten', () => {
  expect(openPage({ cookie: closed, wasReloaded: true }).hasStarted()).toBe(true)
})

test('a page of an older release is loaded anew, unless that has been tried', async () => {
  const outdated = openPage({ cookie: closed, status: 404 })
  outdated.fire('scroll')
  await expect.poll(() => outdated.seen.reloads).toBe(1)
  const again = openPage({ cookie: closed, status: 404, wasReloaded: true })
  const broken = openPage({ cookie: closed, status: 502 })
  broken.fire('scroll')
  for (const { seen, gaveUp } of [again, broken]) {
    await expect.poll(gaveUp).toBe(true)
    expect(seen).toMatchObject({ scripts: 0, filled: '', reloads: 0 })
  }
})

test('on a page of one visitor nothing waits', () => {
  const { run, hasStarted } = openBrowser()
  run(writeEarlyScript(false))
  expect(hasStarted()).toBe(false)
  expect(writeEarlyScript(false)).not.toContain('waitForTouch')
})
