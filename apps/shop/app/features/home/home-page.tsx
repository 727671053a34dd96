import { getHomepage } from '@sluimer/contract/content/endpoints'
import { apiFor } from '../../lib/api.server.ts'
import { brand, pageTitle } from '../../lib/brand.ts'
import { dataOrThrow } from '../../lib/data-or-throw.server.ts'
import { hostOf } from '../../lib/host-context.server.ts'
import { openGraph } from '../seo/open-graph.ts'
import { StoreStructuredData } from '../seo/store-structured-data.tsx'
import type { Route } from './+types/home-page.ts'
import { CategoryCards } from './category-cards.tsx'
import { ContentBlock } from './content-block.tsx'
import { Highlights } from './highlights.tsx'
import { ProductStrip } from './product-strip.tsx'
import { Promos } from './promos.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle() },
  { name: 'description', content: brand.description },
  ...(loaderData ? homeCard(loaderData) : []),
]

export async function loader({ context }: Route.LoaderArgs) {
  const home = dataOrThrow(await apiFor(context).call(getHomepage, {}))
  return { home, publicUrl: hostOf(context).publicUrl }
}

/** RT-01, HM-01 to HM-03: promos, selling points, the way into the shop, and deals with stories between them. */
export default function HomePage({ loaderData: { home, publicUrl } }: Route.ComponentProps) {
  const [firstStrip, ...strips] = home.strips
  return (
    <>
      <StoreStructuredData publicUrl={publicUrl} />
      <h1 className="sr-only">{home.title}</h1>
      <Promos main={home.promo} extra={home.extra_promos} />
      <Highlights texts={home.highlights} />
      <CategoryCards categories={home.categories} />
      {firstStrip && <ProductStrip strip={firstStrip} />}
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
  const card = openGraph({
    type: 'website',
    title: pageTitle(),
    description,
    address,
    publicUrl,
    image: home.promo.image,
  })
  return [{ tagName: 'link', rel: 'canonical', href: address }, ...card]
}
