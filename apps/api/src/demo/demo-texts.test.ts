import { categories } from '@sluimer/demo/catalog/catalog-names'
import { readDemoProducts } from '@sluimer/demo/catalog/demo-products'
import { demoPictures, toKey } from '@sluimer/demo/catalog/pictures'
import { demoContent } from '@sluimer/demo/content/demo-content'
import { demoTextsFolder } from '@sluimer/demo/content/demo-texts'
import { demoWizards } from '@sluimer/demo/wizard/demo-wizards'
import { toPageAddress } from '@sluimer/domain/content/page-address'
import { expect, test } from 'vitest'
import { readContentFolder } from '../features/content/file/read-content-folder.ts'
import type { StoredRichText } from '../features/content/rich-text/stored-rich-text.ts'

const { pages, categoryTexts: textsOfCategories, redirects, problems } = readContentFolder(demoTextsFolder)
const categoryTexts = textsOfCategories.map(({ categoryPath, body }) => ({
  slug: `category ${categoryPath}`,
  path: categoryPath,
  body,
}))
const texts: { slug: string; body: StoredRichText }[] = [...pages, ...categoryTexts]

const pictures = demoPictures()
const pictureKeys = new Set(pictures.map(toKey))
const products = await readDemoProducts()
const productSlugs = new Set(products.map(({ slug }) => slug))
const categoryPaths = new Set(categories.map(({ path }) => path))
/** Pages that come neither from staff nor from the catalogue. */
const ownPages = [
  '/',
  '/blog/',
  '/inspiratie/',
  '/kortingscode/',
  '/sitemap/',
  '/stalen/',
  '/brands/',
  '/service/',
  '/favorieten/',
  '/nieuwsbrief/',
  '/cart/',
  '/account/',
  '/account/login/',
  '/account/register/',
  '/account/forgot-password/',
  '/account/orders/',
  '/account/subscription/',
  '/account/passkeys/',
  '/account/bedden/',
  '/account/gegevens/',
]
const addresses = new Set([
  ...ownPages,
  ...pages.map(({ kind, slug }) => toPageAddress(kind, slug)),
  ...[...categoryPaths].map((path) => `/${path}/`),
  ...[...productSlugs].map((slug) => `/${slug}.html`),
  ...demoWizards.map(({ code }) => `/keuzehulp/${code}/`),
])

test('every text can be read', () => expect(problems).toEqual([]))

test('there are eight articles or more, each of a length that says something', () => {
  const words = pages.flatMap(({ kind, body }) =>
    kind === 'blog' ? [JSON.stringify(body).split(/\s+/).length] : [],
  )
  expect(words.length).toBeGreaterThanOrEqual(8)
  expect(Math.min(...words)).toBeGreaterThan(450)
})

test('every link leads to a page that exists', () => {
  const dead = texts.flatMap(({ slug, body }) =>
    pathsIn(body).flatMap((path) => (addresses.has(path.replace(/#.*$/, '')) ? [] : [`${slug}: ${path}`])),
  )
  expect(dead).toEqual([])
})

test('the conditions of every guarantee of a producer stand where its product leads to', () => {
  const parts = new Set(
    pages.flatMap(({ kind, slug, body }) =>
      body.flatMap((block) =>
        block.type === 'heading' ? [`${toPageAddress(kind, slug)}#${block.anchor}`] : [],
      ),
    ),
  )
  const links = products.flatMap(({ producerGuarantee }) => producerGuarantee?.conditionsLink ?? [])
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !parts.has(link))).toEqual([])
})

test('every picture, product and category that a text names exists', () => {
  const missing = texts.flatMap(({ slug, body }) =>
    namesIn(body).flatMap((name) => (name.exists ? [] : [`${slug}: ${name.name}`])),
  )
  const cards = pages.flatMap(({ slug, imageKey }) =>
    imageKey && !pictureKeys.has(imageKey) ? [`${slug}: ${imageKey}`] : [],
  )
  const paths = categoryTexts.flatMap(({ path }) => (categoryPaths.has(path) ? [] : [path]))
  expect([...missing, ...cards, ...paths]).toEqual([])
})

test('what is put together for a category leads to a page that exists, and has a picture', () => {
  const { floors } = demoContent['shop-floor']
  const wrong = floors.flatMap(({ categoryPath, edits }) =>
    edits.filter(
      ({ link, imageKey }) =>
        !categoryPaths.has(categoryPath) ||
        !addresses.has(link.replace(/\?.*$/, '')) ||
        !pictureKeys.has(imageKey),
    ),
  )
  expect(wrong).toEqual([])
})

test('articles lead on to articles that exist', () => {
  const slugs = new Set(pages.map(({ kind, slug }) => `${kind} ${slug}`))
  const dead = pages.flatMap(({ kind, relatedSlugs = [] }) =>
    relatedSlugs.filter((related) => !slugs.has(`${kind} ${related}`)),
  )
  expect(dead).toEqual([])
})

test('redirects lead from where nothing is to a page that exists', () => {
  const toPath = (to: string) => to.replace(/\?.*$/, '')
  expect(redirects.filter(({ from, to }) => addresses.has(from) || !addresses.has(toPath(to)))).toEqual([])
})

test('[RT-05] an old address leads to a product with a choice made that can be bought', () => {
  const bySlug = new Map(products.map((product) => [`/${product.slug}.html`, product]))
  const chosen = redirects.filter(({ to }) => to.includes('?'))
  const wrong = chosen.filter(({ to }) => {
    const [path = '', query] = to.split('?')
    const { options = [], variants = [] } = bySlug.get(path) ?? {}
    return !variants.some(({ values }) =>
      [...new URLSearchParams(query)].every(
        ([key, value]) => values[options.findIndex((one) => one.key === key)] === value,
      ),
    )
  })
  expect(chosen.length).toBeGreaterThan(600)
  expect(wrong).toEqual([])
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
