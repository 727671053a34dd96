import type { ResolveHookContext } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { rememberResolutions } from './remember-resolutions.ts'

const here = import.meta.url
const beside = (path: string) => new URL(path, here).href

/** Finds modules with a stand-in for Node, which tells for what it was asked. */
function aFinder() {
  const resolve = rememberResolutions()
  const asked: string[] = []
  const askNode = (specifier: string, { parentURL } = {} as Partial<ResolveHookContext>) => {
    asked.push(specifier)
    const url = specifier.startsWith('.') ? new URL(specifier, parentURL).href : `file:///found/${specifier}`
    return { url, format: specifier.endsWith('.ts') ? 'module-typescript' : 'module' }
  }
  const find = (specifier: string, { from = here, condition = 'import' } = {}) => {
    const context = { parentURL: from, conditions: ['node', condition], importAttributes: {} }
    return resolve(specifier, context, askNode as Parameters<typeof resolve>[2])
  }
  return { find, asked }
}

test('Node is asked once for the files of a folder that have one ending', () => {
  const { find, asked } = aFinder()
  for (const path of ['./app.ts', './main.ts', './clock.js', './main.ts'])
    expect(find(path)).toMatchObject({ url: beside(path) })
  expect(find('../../main.ts', { from: beside('./features/cart/x.ts') })).toMatchObject({
    url: beside('./main.ts'),
    format: 'module-typescript',
  })
  expect(asked).toEqual(['./app.ts', './clock.js'])
  find('./platform/deps.ts')
  expect(asked.at(-1)).toBe('./platform/deps.ts')
})

test('it is asked for each file that is not there, so that it can say so', () => {
  const { find, asked } = aFinder()
  for (const path of ['./main.ts', './gone.ts', './gone.ts']) find(path)
  expect(asked).toEqual(['./main.ts', './gone.ts', './gone.ts'])
})

test('it is asked once for a name within a package, and anew within another', () => {
  const { find, asked } = aFinder()
  const shop = beside('../../shop/server/main.ts')
  for (const from of [here, beside('./features/cart/x.ts'), shop]) find('drizzle-orm/pg-core', { from })
  find('drizzle-orm')
  expect(asked).toEqual(['drizzle-orm/pg-core', 'drizzle-orm/pg-core', 'drizzle-orm'])
})

test('what is required, and what a program from elsewhere imports, is left to Node', () => {
  const { find, asked } = aFinder()
  const outside = pathToFileURL('/elsewhere/program.mjs').href
  for (const _ of [1, 2]) {
    find('./main.ts', { condition: 'require' })
    find('semver', { condition: 'require' })
    find('semver', { from: outside })
    find('./main.ts?again')
  }
  expect(asked).toHaveLength(7)
  expect(fileURLToPath(here)).toContain('remember-resolutions')
})
