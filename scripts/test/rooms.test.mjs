import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/paths.mjs'

/** A folder with more files cannot be taken in at a glance. */
const mostFiles = 25
/** Lists that keep growing, in which nobody looks for a place. */
const lists =
  /^(apps\/api\/migrations|docs\/decisions|demo\/pictures|demo\/configurator\/layers|demo\/content\/[\w-]+|apps\/shop\/public)(\/|$)/

test('no folder is crowded: at most 25 files, of which tests count half', () => {
  /** @type {Map<string, number>} */
  const sizes = new Map()
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot('.'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of files.split('\n').filter((name) => name.includes('/') && !lists.test(name))) {
    const room = dirname(file)
    sizes.set(room, (sizes.get(room) ?? 0) + (/\.(test|spec|builders)\.\w+$/.test(file) ? 0.5 : 1))
  }
  expect(sizes.size).toBeGreaterThan(100)
  expect([...sizes].filter(([, size]) => size > mostFiles)).toEqual([])
})
