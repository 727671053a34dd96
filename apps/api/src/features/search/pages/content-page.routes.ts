import {
  getBlogArticleEndpoint,
  getCategoryTextEndpoint,
  getInspirationEndpoint,
  getServicePageEndpoint,
  getTextPageEndpoint,
} from '@sluimer/contract/content/page-endpoints'
import type { ContentPage } from '@sluimer/contract/content/pages'
import type { PageKind } from '@sluimer/domain/content/page-address'
import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
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
  const sourcesFor = (area: DeliveryArea | undefined) => ({ db, search, tiles: tiles.promisedFor(area) })
  const answer = async (
    kind: PageKind,
    slug: string,
    query: { deliver_to?: DeliveryArea | undefined },
  ): Promise<PageAnswer> => {
    const data = await findFilledPage(sourcesFor(query.deliver_to), kind, slug, clock())
    return data === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data }
  }
  registerEndpoint(
    app,
    getServicePageEndpoint,
    ({ params, query }) => answer('service', params.page, query),
    {
      sameForAll,
    },
  )
  registerEndpoint(app, getBlogArticleEndpoint, ({ params, query }) => answer('blog', params.slug, query), {
    sameForAll,
  })
  registerEndpoint(
    app,
    getInspirationEndpoint,
    ({ params, query }) => answer('inspiration', params.slug, query),
    {
      sameForAll,
    },
  )
  registerEndpoint(app, getTextPageEndpoint, ({ params, query }) => answer('text', params.slug, query), {
    sameForAll,
  })
  registerEndpoint(
    app,
    getCategoryTextEndpoint,
    async ({ query }) => ({
      ok: true,
      data: { body: await getFilledCategoryText(sourcesFor(query.deliver_to), query.path, clock()) },
    }),
    { sameForAll },
  )
}
