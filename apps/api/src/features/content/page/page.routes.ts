import {
  findRedirectEndpoint,
  getBlogEndpoint,
  getContentIndexEndpoint,
  getInspirationsEndpoint,
  getServicePagesEndpoint,
} from '@sluimer/contract/content/page-endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { findMovedPage } from '../redirect/find-moved-page.ts'
import { listBlog } from './list-blog.ts'
import { listContentIndex, listPages } from './list-pages.ts'

/** These answers contain what staff wrote, and no product. */
const sameForAll = () => ({ product: [] })

/** Registers lists of pages, and addresses of moved pages. A page itself shows products too: it belongs to search. */
export function registerContentPageRoutes(app: Server, { db, clock }: Deps): void {
  registerEndpoint(
    app,
    getBlogEndpoint,
    async ({ query }) => ({
      ok: true,
      data: await listBlog(db, query, clock()),
    }),
    { sameForAll },
  )
  registerEndpoint(
    app,
    getServicePagesEndpoint,
    async () => ({
      ok: true,
      data: { pages: await listPages(db, 'service', clock()) },
    }),
    { sameForAll },
  )
  registerEndpoint(
    app,
    getInspirationsEndpoint,
    async () => ({
      ok: true,
      data: { pages: await listPages(db, 'inspiration', clock()) },
    }),
    { sameForAll },
  )
  registerEndpoint(
    app,
    getContentIndexEndpoint,
    async () => ({
      ok: true,
      data: await listContentIndex(db, clock()),
    }),
    { sameForAll },
  )
  registerEndpoint(app, findRedirectEndpoint, async ({ query }) => {
    const to = await findMovedPage(db, query.from)
    return to === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data: { to } }
  })
}
