import { expect, test } from '@playwright/test'
import { crawl } from '../support/crawl/crawl.ts'
import { deadAnchors, sameHeads } from '../support/crawl/crawled-page.ts'

/** Enough to see every kind of page; all links of header, footer and home come first. */
const mostPages = 90
const mostOpened = 14

test('no link of the shop is dead, none of its pages complains, and none calls anyone else', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const shop = new URL(baseURL ?? '').origin
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`))
  page.on('request', (call) => {
    const { origin, protocol } = new URL(call.url())
    if (protocol.startsWith('http') && origin !== shop) complaints.push(`${page.url()} calls ${call.url()}`)
  })

  await page.exposeFunction('complain', (words: string) => complaints.push(words))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'complain')(`${location.href} breaks ${violatedDirective} with ${blockedURI}`),
    )
  })

  const { pages, paths, faults } = await crawl(request, shop, mostPages)
  expect([...faults, ...deadAnchors(pages), ...sameHeads(pages)]).toEqual([])
  expect(paths.length).toBeGreaterThan(60)

  for (const path of chooseKinds(paths).slice(0, mostOpened)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  }
  expect(complaints).toEqual([])
})

/** Returns one address of each shape: a product, a brand, a service page, and the first of the plain ones. */
function chooseKinds(paths: readonly string[]): string[] {
  const shapes = new Map<string, string>()
  for (const path of paths) {
    const shape = path.endsWith('.html') ? 'product' : (path.split('/')[1] ?? '')
    const plain = path.split('/').length > 3 ? `${shape}/…` : shape
    if (!shapes.has(plain)) shapes.set(plain, path)
  }
  return [...shapes.values()]
}
