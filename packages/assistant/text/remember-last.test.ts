import { expect, test } from 'vitest'
import { rememberLast } from './remember-last.ts'

test('what was asked a moment ago is not worked out again, and what was asked long ago is', () => {
  const worked: string[] = []
  const join = rememberLast((first: string, second = '') => {
    worked.push(first + second)
    return { joined: first + second }
  })
  expect(join('a', 'b')).toEqual({ joined: 'ab' })
  expect(join('a', 'b')).toBe(join('a', 'b'))
  expect(join('ab')).toEqual({ joined: 'ab' })
  expect(worked).toEqual(['ab', 'ab'])
  for (const letter of 'cdefghij') join(letter)
  join('a', 'b')
  expect(worked).toHaveLength(11)
})
