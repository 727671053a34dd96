import type { APIRequestContext } from '@playwright/test'
import { readPage, type SeenPage } from './crawled-page.ts'

/** RT-18: where a guest ends up who opens a page of an account. */
const loginPath = '/account/login/'

/**
 * Follows the shop's own links from the home page, for as many pages as asked. A link that redirects counts as a fault,
 * unless it leads to an account: kept pages have one link to it for guests and customers.
 */
export async function crawl(request: APIRequestContext, shop: string, mostPages: number) {
  const linkedFrom = new Map([['/', '/']])
  const waiting = ['/']
  const pages: SeenPage[] = []
  const faults: string[] = []
  for (let path = waiting.shift(); path !== undefined && pages.length < mostPages; path = waiting.shift()) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const where = `${path} (linked from ${linkedFrom.get(path)})`
    if (answer.status() >= 400) faults.push(`${where} is dead: ${answer.status()}`)
    else if (answer.status() >= 300) {
      const { location } = answer.headers()
      if (path !== '/account/' || location !== loginPath) faults.push(`${where} leads on to ${location}`)
      else if (!linkedFrom.has(loginPath)) {
        linkedFrom.set(loginPath, path)
        waiting.push(loginPath)
      }
    }
    if (!answer.ok() || !answer.headers()['content-type']?.startsWith('text/html')) continue
    const page = readPage(path, await answer.text(), shop)
    pages.push(page)
    faults.push(...page.faults)
    for (const { pathname, search } of page.links) {
      const link = pathname + search
      // Filters and sorting of one listing lead to a thousand others; one page of each kind is enough.
      if (linkedFrom.has(link) || link.includes('tn_') || link.split('/').length > 4) continue
      linkedFrom.set(link, path)
      waiting.push(link)
    }
  }
  return { pages, faults, paths: [...linkedFrom.keys()] }
}
