import { getBrandsEndpoint } from '@sluimer/contract/catalog/endpoints'
import { getHomepageEndpoint } from '@sluimer/contract/content/endpoints'
import { getBlogEndpoint } from '@sluimer/contract/content/page-endpoints'
import type { Homepage } from '@sluimer/contract/content/schemas'
import { getLatestReviewsEndpoint } from '@sluimer/contract/review/endpoints'
import { answerOrNothing } from '../../lib/api/answer-or-nothing.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { brand, formatPageTitle } from '../../lib/brand.ts'
import { toBedSizeQuery } from '../bed-size/bed-size.server.ts'
import { ReviewStrip } from '../review/review-strip.tsx'
import { openGraph } from '../seo/open-graph.ts'
import type { Route } from './+types/home-page.ts'
import { ArticleCards } from './article-cards.tsx'
import { BrandRow } from './brand-row.tsx'
import { CategoryCards } from './category-cards.tsx'
import { ContentBlock } from './content-block.tsx'
import { Highlights } from './highlights.tsx'
import { PlainHome } from './plain-home.tsx'
import { ProductStrip } from './product-strip.tsx'
import { Promos } from './promos.tsx'
import { StoreStructuredData } from './store-structured-data.tsx'
import { TrustBand } from './trust-band.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: formatPageTitle() },
  { name: 'description', content: brand.description },
  ...(loaderData ? homeCard(loaderData) : []),
]

/** Loads each part independently: a part that fails is left out, and the rest of the page stays (ER-02). */
export async function loader({ context }: Route.LoaderArgs) {
  const [home, blog, brands, latest] = await Promise.all([
    answerOrNothing(context, getHomepageEndpoint, { query: toBedSizeQuery(context) }),
    answerOrNothing(context, getBlogEndpoint, { query: {} }),
    answerOrNothing(context, getBrandsEndpoint, {}),
    answerOrNothing(context, getLatestReviewsEndpoint, { query: { limit: 3 } }),
  ])
  return {
    home,
    articles: blog?.pages.slice(0, 3) ?? [],
    brands: brands?.brands.map(({ title, link }) => ({ title, link })) ?? [],
    reviews: latest?.reviews ?? [],
    publicUrl: getHost(context).publicUrl,
  }
}

/** RT-01, HM-01 to HM-03: promos, the categories, deals and stories, and reasons to trust the shop. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, articles, brands, reviews, publicUrl } = loaderData
  return (
    <>
      <StoreStructuredData publicUrl={publicUrl} />
      {home ? (
        <Content home={home} />
      ) : (
        <>
          <PlainHome />
          <TrustBand />
        </>
      )}
      <ReviewStrip reviews={reviews} />
      <ArticleCards articles={articles} />
      <BrandRow brands={brands} />
    </>
  )
}

function Content({ home }: { home: Homepage }) {
  const [firstStrip, ...strips] = home.strips
  return (
    <>
      <h1 className="sr-only">{home.title}</h1>
      <Promos main={home.promo} room={home.room} extra={home.extra_promos} />
      <Highlights texts={home.highlights} />
      {firstStrip && <ProductStrip strip={firstStrip} />}
      <CategoryCards categories={home.categories} />
      <TrustBand />
      {home.blocks.map((block, index) => {
        const strip = strips[index]
        return (
          <div key={block.link + block.title}>
            <ContentBlock block={block} isMirrored={index % 2 === 1} />
            {strip && <ProductStrip strip={strip} />}
          </div>
        )
      })}
      {strips.slice(home.blocks.length).map((strip) => (
        <ProductStrip key={strip.title} strip={strip} />
      ))}
    </>
  )
}

function homeCard({ home, publicUrl }: Route.ComponentProps['loaderData']) {
  const address = `${publicUrl}/`
  const { description } = brand
  const image = home?.room?.image ?? home?.promo.image
  const card = openGraph({
    type: 'website',
    title: formatPageTitle(),
    description,
    address,
    publicUrl,
    image,
  })
  return [{ tagName: 'link', rel: 'canonical', href: address }, ...card]
}
