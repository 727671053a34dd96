import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/paths.mjs'

const parts = 'apps|packages|demo|studio|e2e|bench|scripts|docs'
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(inRoot('docs')).map((name) => `docs/${name}`)]

test.each(pages.filter((page) => page.endsWith('.md')))('the files that %s names are there', (page) => {
  const text = readFileSync(inRoot(page), 'utf8')
  const named = [...text.matchAll(new RegExp(`\`((?:${parts})/[\\w./-]+)\``, 'g'))].map(
    ([, path]) => path ?? '',
  )
  const linked = [...text.matchAll(/\]\((?!https?:|#)([\w./-]+)/g)].map(([, path]) =>
    page.startsWith('docs/') ? `docs/${path}` : (path ?? ''),
  )
  expect([...named, ...linked].filter((path) => !existsSync(inRoot(path)))).toEqual([])
})
