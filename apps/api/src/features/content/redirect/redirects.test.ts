import { findRedirectEndpoint } from '@sluimer/contract/content/page-endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { redirect } from '../page-tables.ts'
import { removeRedirect, saveRedirect } from './save-redirect.ts'

const now = new Date('2026-11-20T09:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(redirect)
})

const save = (from: string, to: string) => saveRedirect(app.db, { from, to }, now)
async function findTarget(from: string) {
  const answer = await app.call(findRedirectEndpoint, { query: { from } })
  return answer.ok ? answer.data.to : answer.status
}

describe('a redirect', () => {
  test('[RT-05] sends an old address on, however its capitals and last slash are written', async () => {
    expect(await save('/Oude-Dekbedden', '/dekbed/?tn_sort=nieuw#top')).toEqual({ ok: true })
    for (const from of ['/oude-dekbedden/', '/oude-dekbedden', '/OUDE-DEKBEDDEN/'])
      expect(await findTarget(from)).toBe('/dekbed/?tn_sort=nieuw#top')
    expect(await findTarget('/oude')).toBe(404)
  })

  test('[RT-05] works for old product pages', async () => {
    await save('/oud-dekbed.html', '/dekbed/')
    expect(await findTarget('/oud-dekbed.html')).toBe('/dekbed/')
  })

  test('saved again leads elsewhere; removed, nowhere', async () => {
    await save('/oud/', '/dekbed/')
    expect(await save('/oud/', '/kussens/')).toEqual({ ok: true })
    expect(await findTarget('/oud/')).toBe('/kussens/')
    expect(await removeRedirect(app.db, '/oud')).toBe(true)
    expect(await findTarget('/oud/')).toBe(404)
  })
})

describe('a redirect is refused', () => {
  test.each([
    ['to itself', '/a/', '/a/', 'loop'],
    ['to itself with another slash', '/a/', '/A?x=1', 'loop'],
    ['[VA-30] to another host', '/a/', '//evil.example', 'not_local'],
    ['[VA-30] to a script', '/a/', 'javascript:alert(1)', 'not_local'],
    ['[VA-30] to an address written out', '/a/', '/%2F/evil.example', 'not_local'],
    ['from the home page', '/', '/dekbed/', 'not_local'],
    ['from a query', '/a/?b=c', '/dekbed/', 'not_local'],
    ['from another host', 'https://a.example/', '/dekbed/', 'not_local'],
  ])('%s', async (_, from, to, code) => {
    expect(await save(from, to)).toEqual({ ok: false, error: { code } })
    expect(await app.db.$count(redirect)).toBe(0)
  })

  test('when it would make a chain, at either end', async () => {
    await save('/b/', '/c/')
    expect(await save('/a/', '/b/?x=1')).toEqual({ ok: false, error: { code: 'chain' } })
    expect(await save('/c/', '/d/')).toEqual({ ok: false, error: { code: 'chain' } })
  })

  test('when two that would make a loop are saved at once: one of them stands', async () => {
    const answers = await Promise.all([save('/a/', '/b/'), save('/b/', '/a/')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await app.db.$count(redirect)).toBe(1)
  })
})

test('[VA-30] a hostile target that got into the table some other way is not answered', async () => {
  await app.db.insert(redirect).values({ fromPath: '/a/', toPath: '/\\evil.example', updatedAt: now })
  expect(await findTarget('/a/')).toBe(404)
})

test.each(['//evil.example', 'https://a.example', '/a\\b', '/%00', '/?a=b'])(
  '[VA-30] %j was never a page',
  async (from) => {
    expect(await findTarget(from)).toBe(404)
  },
)
