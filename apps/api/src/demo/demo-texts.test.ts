import { categories } from '@sluimer/demo/catalog/categories'
import { demoProducts } from '@sluimer/demo/catalog/demo-catalog'
import { demoPictures, keyOf } from '@sluimer/demo/catalog/pictures'
import { demoCategoryTextFiles, demoPageFiles } from '@sluimer/demo/content/demo-pages'
import { demoRedirects } from '@sluimer/demo/content/redirects'
import { demoWizards } from '@sluimer/demo/wizard/demo-wizards'
import { pageAddress } from '@sluimer/domain/content/page-address'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readPageFile } from '../features/content/read-page-file.ts'
import { readTextFile } from '../features/content/read-text-file.ts'
import type { StoredRichText } from '../features/content/rich-text/stored-rich-text.ts'

const files = demoPageFiles()
const pages = files.map((file) => {
  const result = readPageFile(file)
  if (!result.ok) throw new Error(`${file.slug}: ${JSON.stringify(result.problems)}`)
  return result.page
})
const categoryTexts = demoCategoryTextFiles().map(({ slug, text }) => {
  const { richText, frontMatter, problems } = readTextFile(text, z.strictObject({ category: z.string() }))
  if (richText === undefined) throw new Error(`${slug}: ${JSON.stringify(problems)}`)
  return { slug: `category ${slug}`, body: richText, path: frontMatter?.category }
})
const texts: { slug: string; body: StoredRichText }[] = [...pages, ...categoryTexts]

const pictures = demoPictures()
const pictureKeys = new Set(pictures.map(keyOf))
const productSlugs = new Set(demoProducts((key) => pictureKeys.has(key)).map(({ slug }) => slug))
const categoryPaths = new Set(categories.map(({ path }) => path))
/** Pages that neither staff nor the catalogue make. */
const ownPages = [
  '/',
  '/blog/',
  '/inspiratie/',
  '/kortingscode/',
  '/sitemap/',
  '/brands/',
  '/service/',
  '/favorieten/',
  '/cart/',
]
const addresses = new Set([
  ...ownPages,
  ...pages.map(({ kind, slug }) => pageAddress(kind, slug)),
  ...[...categoryPaths].map((path) => `/${path}/`),
  ...[...productSlugs].map((slug) => `/${slug}.html`),
  ...demoWizards.map(({ code }) => `/keuzehulp/${code}/`),
])

test('there are eight articles or more, each of a length that says something', () => {
  const words = files.filter(({ kind }) => kind === 'blog').map(({ text }) => text.split(/\s+/).length)
  expect(words.length).toBeGreaterThanOrEqual(8)
  expect(Math.min(...words)).toBeGreaterThan(500)
})

test('every link leads to a page that exists', () => {
  const dead = texts.flatMap(({ slug, body }) =>
    pathsIn(body).flatMap((path) => (addresses.has(path.replace(/#.*$/, '')) ? [] : [`${slug}: ${path}`])),
  )
  expect(dead).toEqual([])
})

test('every picture, product and category that a text names exists', () => {
  const missing = texts.flatMap(({ slug, body }) =>
    namesIn(body).flatMap((name) => (name.exists ? [] : [`${slug}: ${name.name}`])),
  )
  const cards = pages.flatMap(({ slug, imageKey }) =>
    imageKey && !pictureKeys.has(imageKey) ? [`${slug}: ${imageKey}`] : [],
  )
  const paths = categoryTexts.flatMap(({ path = '' }) => (categoryPaths.has(path) ? [] : [path]))
  expect([...missing, ...cards, ...paths]).toEqual([])
})

test('articles lead on to articles that exist', () => {
  const slugs = new Set(pages.map(({ kind, slug }) => `${kind} ${slug}`))
  const dead = pages.flatMap(({ kind, relatedSlugs = [] }) =>
    relatedSlugs.filter((related) => !slugs.has(`${kind} ${related}`)),
  )
  expect(dead).toEqual([])
})

test('redirects lead from where nothing is to a page that exists', () => {
  expect(demoRedirects.filter(({ from, to }) => addresses.has(from) || !addresses.has(to))).toEqual([])
})

function pathsIn(body: StoredRichText): string[] {
  return [...JSON.stringify(body).matchAll(/"kind":"local","path":"([^"]+)"/g)].flatMap(
    ([, path]) => path ?? [],
  )
}

function namesIn(body: StoredRichText): { name: string; exists: boolean }[] {
  return body.flatMap((block) => {
    if (block.type === 'image') return [{ name: block.imageKey, exists: pictureKeys.has(block.imageKey) }]
    if (block.type !== 'products') return []
    if ('slugs' in block.from)
      return block.from.slugs.map((name) => ({ name, exists: productSlugs.has(name) }))
    return [{ name: block.from.categoryPath, exists: categoryPaths.has(block.from.categoryPath) }]
  })
}
