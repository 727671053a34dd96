import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Favorite } from './favorite.ts'

const stored = new Map<string, string>()
const visitor = { cookie: '' }
const asked: unknown[] = []
let answer: () => Promise<Response>

const favorite = (id: string): Favorite => ({
  ...{ id, image: null, available: true, title: `Product ${id}`, link: `/product-${id}.html` },
})
const reply = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }))
const kept =
  (ids: string, account = 'anna') =>
  () =>
    reply({ account, favorites: [...ids].map(favorite), left_out: [] })
const listed = () => (JSON.parse(stored.get('favorites') ?? '[]') as Favorite[]).map(({ id }) => id).join('')
const settle = () => vi.advanceTimersByTimeAsync(0)

/** Loads the parts as a new page does. */
async function openPage() {
  vi.resetModules()
  const { favoriteList } = await import('./favorite-lists.ts')
  return { favoriteList, ...(await import('./mirror-favorites.ts')) }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') })
  stored.clear()
  asked.length = 0
  visitor.cookie = 'auth.hint=1'
  answer = kept('')
  vi.stubGlobal('document', visitor)
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    asked.push(init.method === 'POST' ? JSON.parse(String(init.body)) : 'read')
    return answer()
  })
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[CT-14] a guest’s list goes nowhere', async () => {
  visitor.cookie = ''
  const { writeFavorites, mirrorFavorites } = await openPage()
  mirrorFavorites()
  writeFavorites([favorite('1')])
  await settle()
  expect(asked).toEqual([])
  expect(listed()).toBe('1')
})

test('[CT-14] at a login the guest’s list is sent as a whole, and the mirror of the account comes in its place', async () => {
  stored.set('favorites', JSON.stringify([favorite('2'), favorite('1')]))
  answer = kept('213')
  const { mirrorFavorites } = await openPage()
  mirrorFavorites()
  await settle()
  expect(asked).toEqual([{ account: null, add: ['2', '1'], remove: [] }])
  expect(listed()).toBe('213')
})

test('[CT-14] the next page asks nothing for a minute, and then only reads', async () => {
  answer = kept('1')
  const first = await openPage()
  first.mirrorFavorites()
  await settle()
  const { mirrorFavorites } = await openPage()
  mirrorFavorites()
  await settle()
  expect(asked).toEqual(['read'])
  vi.setSystemTime(new Date('2026-11-23T12:01:01Z'))
  mirrorFavorites()
  await settle()
  expect(asked).toEqual(['read', 'read'])
})

test('[CT-14] two taps at once both arrive', async () => {
  answer = kept('1')
  const { mirrorFavorites, writeFavorites } = await openPage()
  mirrorFavorites()
  await settle()
  answer = kept('21')
  writeFavorites([favorite('2'), favorite('1')])
  writeFavorites([favorite('3'), favorite('2'), favorite('1')])
  await Promise.resolve()
  answer = kept('321')
  await settle()
  expect(asked.slice(1)).toEqual([
    { account: 'anna', add: ['2'], remove: [] },
    { account: 'anna', add: ['3'], remove: [] },
  ])
  expect(listed()).toBe('321')
})

test.each([
  ['the network is away', () => Promise.reject(new TypeError('offline'))],
  ['the shop is at fault', () => reply({ error: { code: 'unavailable', message: '' } }, 503)],
  ['too much was asked', () => reply({ error: { code: 'rate_limited', message: '' } }, 429)],
  ['the answer is no JSON', () => Promise.resolve(new Response('<html>'))],
])('[CT-14] a tap while %s is kept, reported, and sent later', async (_what, broken) => {
  answer = kept('1')
  const { mirrorFavorites, writeFavorites, hasFailedToSend } = await openPage()
  mirrorFavorites()
  await settle()
  answer = broken
  writeFavorites([favorite('2'), favorite('1')])
  await settle()
  expect(listed()).toBe('21')
  expect(hasFailedToSend()).toBe(true)
  answer = kept('21')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(asked.at(-1)).toEqual({ account: 'anna', add: ['2'], remove: [] })
  expect(hasFailedToSend()).toBe(false)
})

test('[CT-14] logging out leaves nothing on the device, whatever answer is still on its way', async () => {
  stored.set('favorites', JSON.stringify([favorite('1')]))
  answer = kept('12')
  const { mirrorFavorites, leaveFavorites } = await openPage()
  mirrorFavorites()
  leaveFavorites()
  await settle()
  expect([...stored.keys()]).toEqual([])
})

test.each([
  ['the mark of the login is gone', () => (visitor.cookie = ''), kept('12')],
  [
    'the api knows no login any more',
    () => undefined,
    () => reply({ error: { code: 'login_required', message: '' } }, 403),
  ],
])('[CT-14] once %s, what was the account’s goes, and what it never had stays', async (_what, end, then) => {
  answer = kept('21')
  const { mirrorFavorites, writeFavorites } = await openPage()
  mirrorFavorites()
  await settle()
  answer = () => Promise.reject(new TypeError('offline'))
  writeFavorites([favorite('3'), favorite('2')])
  await settle()
  end()
  answer = then
  const next = await openPage()
  next.mirrorFavorites()
  await settle()
  expect(listed()).toBe('3')
  expect(stored.has('favorites-account')).toBe(false)
})

test('[CT-14] a login that ended while the account answered writes nothing of it', async () => {
  const { mirrorFavorites } = await openPage()
  answer = () => {
    visitor.cookie = ''
    return kept('12')()
  }
  mirrorFavorites()
  await settle()
  expect([...stored.keys()]).toEqual([])
})

test('[CT-14] what is still on its way for a former customer is not written for the next one', async () => {
  answer = kept('21')
  const { mirrorFavorites } = await openPage()
  mirrorFavorites()
  await settle()
  vi.setSystemTime(new Date('2026-11-23T12:05:00Z'))
  answer = () => {
    // Another tab: a logout, and a login of somebody else.
    stored.set('favorites', JSON.stringify([favorite('7')]))
    stored.set(
      'favorites-account',
      JSON.stringify([{ account: 'bram', known: ['7'], leftOut: [], readAt: 0 }]),
    )
    const former = kept('21')()
    answer = kept('7', 'bram')
    return former
  }
  mirrorFavorites()
  await settle()
  expect(listed()).toBe('7')
  expect(stored.get('favorites-account')).toContain('"bram"')
  expect(asked).not.toContainEqual(expect.objectContaining({ account: 'anna', add: ['7'] }))
})

test('[CT-14] where nothing can be stored, the page shows the account’s list all the same', async () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('window', {
    localStorage: { getItem: forbidden, setItem: forbidden, removeItem: forbidden },
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  answer = kept('21')
  const { favoriteList, mirrorFavorites, writeFavorites } = await openPage()
  mirrorFavorites()
  await settle()
  expect(favoriteList.read().map(({ id }) => id)).toEqual(['2', '1'])
  answer = kept('1')
  writeFavorites([favorite('1')])
  await settle()
  expect(asked.at(-1)).toEqual({ account: 'anna', add: [], remove: ['2'] })
  expect(favoriteList.read().map(({ id }) => id)).toEqual(['1'])
})

test('[CT-14] the mirror of another customer gives way, also what they had not sent', async () => {
  answer = kept('21')
  const { mirrorFavorites } = await openPage()
  mirrorFavorites()
  await settle()
  stored.set('favorites', JSON.stringify([favorite('9'), favorite('2')]))
  answer = kept('7', 'bram')
  mirrorFavorites()
  await settle()
  expect(asked.at(-1)).toEqual({ account: 'anna', add: ['9'], remove: ['1'] })
  expect(listed()).toBe('7')
})
