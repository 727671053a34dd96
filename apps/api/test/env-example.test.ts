import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { configSchema } from '../src/config.ts'

const root = new URL('../../../', import.meta.url)

test('.env.example names every setting of the api and the shop once, and no other', async () => {
  const example = await readFile(new URL('.env.example', root), 'utf8')
  const named = Array.from(example.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name)
  // The shop is another app, from which the api may import nothing, except for this comparison.
  const shop = await import(new URL('apps/shop/server/config.ts', root).href)
  const known = new Set([...Object.keys(configSchema.in.shape), ...Object.keys(shop.configSchema.in.shape)])
  expect(named.toSorted()).toEqual([...known].toSorted())
})
