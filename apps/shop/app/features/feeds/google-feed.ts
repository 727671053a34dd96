import { getProductFeedEndpoint, getProductFeedPartsEndpoint } from '@sluimer/contract/catalog/endpoints'
import type { FeedProduct } from '@sluimer/contract/catalog/product-feed'
import type { Client } from '@sluimer/contract/client'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { brand } from '../../lib/brand.ts'
import type { Route } from './+types/google-feed.ts'
import { readFeedName } from './google-feed-file.ts'
import { toGoogleItems } from './google-item.ts'
import { toTextStream } from './text-stream.ts'
import { buildXmlElement, noSuchFile, xmlAnswer, xmlHead } from './xml.ts'

/** Products per request; it bounds the memory that a file of any length needs. */
const productsAtOnce = 100

/** `/feeds/google-{nl|be}.xml`, and `-2`, `-3` … when a shop has more than 50,000 items. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const feed = readFeedName(params.feed)
  if (feed === undefined) return noSuchFile()
  const api = getApi(context)
  const { parts } = dataOrThrow(await api.call(getProductFeedPartsEndpoint, {}))
  const part = parts[feed.part - 1]
  // A shop without products has an empty feed rather than a 404.
  if (part === undefined && feed.part > 1) return noSuchFile()
  const products = part === undefined ? noProducts() : readProducts(api, part)
  return xmlAnswer(toTextStream(feedText(products, { ...feed, publicUrl: getHost(context).publicUrl })))
}

async function* feedText(
  products: AsyncGenerator<FeedProduct[]>,
  place: Parameters<typeof toGoogleItems>[1],
): AsyncGenerator<string> {
  yield `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n`
  yield buildXmlElement('title', `${brand.name} ${place.country}`)
  yield `${buildXmlElement('link', `${place.publicUrl}/`)}${buildXmlElement('description', brand.tagline)}\n`
  for await (const some of products) yield some.flatMap((product) => toGoogleItems(product, place)).join('')
  yield '</channel></rss>\n'
}

async function* readProducts(
  api: Client,
  part: { after: string; until: string },
): AsyncGenerator<FeedProduct[]> {
  const until = Number(part.until)
  for (let after = Number(part.after); ; ) {
    const query = { after, until, limit: productsAtOnce }
    const page = await api.call(getProductFeedEndpoint, { query })
    if (!page.ok) throw new Error(`a feed broke off after product ${after}: the api answered ${page.status}`)
    yield page.data.products
    if (page.data.next === null) return
    after = Number(page.data.next)
  }
}

async function* noProducts(): AsyncGenerator<FeedProduct[]> {}
