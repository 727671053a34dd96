import { expect, test } from 'vitest'
import type { KeptPage } from './kept-page.ts'
import { createPageStore } from './page-store.ts'

const aPage = (bytes: number): KeptPage => ({
  status: 200,
  type: undefined,
  lines: [],
  etag: '',
  used: [],
  text: { brotli: Buffer.alloc(0), bytes },
  state: undefined,
  bytes,
  trueAt: 0,
})

test('pages never take more room than there is', () => {
  const store = createPageStore(1000)
  for (let i = 0; i < 100; i++) {
    store.set(`/${i}/`, aPage(90))
    if (i % 3 === 0) store.get(`/${i}/`)
  }
  expect(store.size.bytes).toBeLessThanOrEqual(1000)
  expect(store.size.pages).toBeGreaterThan(8)
})

test('a visitor who asks for every page once pushes out none that others come back for', () => {
  const store = createPageStore(1000)
  store.set('/slapen/', aPage(100))
  store.get('/slapen/')
  for (let i = 0; i < 1000; i++) store.set(`/slapen/?tn_p=${i}`, aPage(100))
  expect(store.get('/slapen/')).toBeDefined()
})

test('a page made anew takes the place of the old one', () => {
  const store = createPageStore(1000)
  store.set('/', aPage(100))
  store.get('/')
  store.set('/', aPage(120))
  expect(store.size).toEqual({ pages: 1, bytes: 120 })
})

test('a page as large as the room is not kept', () => {
  const store = createPageStore(1000)
  store.set('/', aPage(900))
  expect(store.size.pages).toBe(0)
})
