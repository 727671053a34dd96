import { expect, test } from '@playwright/test'

/** Enough to see every kind of page; all links of header, footer and home come first. */
const mostPages = 90
const mostOpened = 14

test('no link of the shop is dead, none of its pages complains, and none calls anyone else', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
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

  const dead: string[] = []
  const known = new Set(['/'])
  const waiting = ['/']
  const pathOf = (href: string) => {
    const { origin, pathname, search } = new URL(href, shop)
    return origin === shop ? pathname + search : undefined
  }
  for (let count = 0; count < mostPages; count++) {
    const path = waiting.shift()
    if (path === undefined) break
    const answer = await request.get(path)
    if (answer.status() >= 400) dead.push(`${path} ${answer.status()}`)
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const link = pathOf(href.replaceAll('&amp;', '&'))
      // Filters and sorting of one listing lead to a thousand others; one page of each kind is enough.
      if (!link || known.has(link) || link.includes('tn_') || link.split('/').length > 4) continue
      known.add(link)
      waiting.push(link)
    }
  }
  expect(dead).toEqual([])
  expect(known.size).toBeGreaterThan(60)

  for (const path of kindsOf([...known]).slice(0, mostOpened)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  }
  expect(complaints).toEqual([])
})

/** One address of each shape: a product, a brand, a service page, and the first of the plain ones. */
function kindsOf(paths: readonly string[]): string[] {
  const shapes = new Map<string, string>()
  for (const path of paths) {
    const shape = path.endsWith('.html') ? 'product' : (path.split('/')[1] ?? '')
    const plain = path.split('/').length > 3 ? `${shape}/…` : shape
    if (!shapes.has(plain)) shapes.set(plain, path)
  }
  return [...shapes.values()]
}
