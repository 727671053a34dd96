import {
  getBlogArticleEndpoint,
  getCategoryTextEndpoint,
  getInspirationEndpoint,
  getServicePageEndpoint,
  getTextPageEndpoint,
} from '@sluimer/contract/content/page-endpoints'
import type { ContentPage } from '@sluimer/contract/content/pages'
import type { PageKind } from '@sluimer/domain/content/page-address'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import type { ListingSources } from '../index/listing-sources.ts'
import { findFilledPage, getFilledCategoryText } from './find-filled-page.ts'

type PageAnswer = { ok: true; data: ContentPage } | { ok: false; error: { code: 'not_found' } }

/** Any product or text may be part of it. */
const sameForAll = () => ({})

/** Registers pages of content, filled with the products of this moment. */
export function registerContentPages(
  app: Server,
  { db, clock }: Deps,
  { search, tiles }: ListingSources,
): void {
  const sources = { db, search, tiles }
  const answer = async (kind: PageKind, slug: string): Promise<PageAnswer> => {
    const data = await findFilledPage(sources, kind, slug, clock())
    return data === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data }
  }
  registerEndpoint(app, getServicePageEndpoint, ({ params }) => answer('service', params.page), {
    sameForAll,
  })
  registerEndpoint(app, getBlogArticleEndpoint, ({ params }) => answer('blog', params.slug), { sameForAll })
  registerEndpoint(app, getInspirationEndpoint, ({ params }) => answer('inspiration', params.slug), {
    sameForAll,
  })
  registerEndpoint(app, getTextPageEndpoint, ({ params }) => answer('text', params.slug), { sameForAll })
  registerEndpoint(
    app,
    getCategoryTextEndpoint,
    async ({ query }) => ({
      ok: true,
      data: { body: await getFilledCategoryText(sources, query.path, clock()) },
    }),
    { sameForAll },
  )
}
