import { expect, test } from 'vitest'
import { shortenMove } from './short-move.ts'

const move = (location: string) =>
  new Response(null, { status: 301, headers: { location, 'cache-control': 'no-store' } })

test('[RT-13] a redirect that would be longer than headers may be leads to its page without the query', () => {
  const shortened = shortenMove(move(`/slapen/?tn_sort=${'a%7C'.repeat(4_000)}&prijs=1-2`))
  expect(shortened.status).toBe(301)
  expect(shortened.headers.get('location')).toBe('/slapen/')
  expect(shortened.headers.get('cache-control')).toBe('no-store')
})

test('a redirect of an ordinary length keeps its query, and a page stays as it is', () => {
  const usual = move('/slapen/?prijs=1-2&kleur=wit#filters')
  expect(shortenMove(usual)).toBe(usual)
  const page = new Response('<p>Hallo</p>')
  expect(shortenMove(page)).toBe(page)
})
