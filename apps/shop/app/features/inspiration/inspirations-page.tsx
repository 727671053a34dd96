import { getInspirationsEndpoint } from '@sluimer/contract/content/page-endpoints'
import { getRoomsEndpoint } from '@sluimer/contract/content/room-endpoints'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { Container } from '../../ui/page/container.tsx'
import { toBedSizeQuery } from '../bed-size/bed-size.server.ts'
import { PageCard } from '../content/page-card.tsx'
import { BreadcrumbTrail } from '../seo/breadcrumb-trail.tsx'
import { openGraph } from '../seo/open-graph.ts'
import type { Route } from './+types/inspirations-page.ts'
import { RoomCards } from './room-cards.tsx'

const title = 'Inspiratie'
const description = 'Kamers en stijlen om bij weg te dromen, met alles wat erin staat erbij.'
const address = '/inspiratie/'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: formatPageTitle(title) }]
  const { pages, rooms, publicUrl } = loaderData
  const canonical = `${publicUrl}${address}`
  return [
    { title: formatPageTitle(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...openGraph({
      type: 'website',
      title,
      description,
      address: canonical,
      publicUrl,
      image: rooms[0]?.image ?? pages[0]?.image,
    }),
  ]
}

/** A page about a room is shown as the room. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context)
  const [list, found] = await Promise.all([
    api.call(getInspirationsEndpoint, {}),
    api.call(getRoomsEndpoint, { query: toBedSizeQuery(context) }),
  ])
  const { rooms } = dataOrThrow(found)
  const shown = new Set(rooms.map(({ link }) => link))
  const pages = dataOrThrow(list).pages.filter(({ link }) => !shown.has(link))
  return { pages, rooms, publicUrl: getHost(context).publicUrl }
}

/** RT-05: rooms with everything in them, then styles and ideas, large pictures two by two. */
export default function InspirationsPage({ loaderData }: Route.ComponentProps) {
  const { pages, rooms, publicUrl } = loaderData
  return (
    <Container width="wide" className="pt-2 lg:pt-4">
      <BreadcrumbTrail
        publicUrl={publicUrl}
        items={[
          { title: 'Home', link: '/' },
          { title, link: address },
        ]}
      />
      <header className="mb-8 pt-2 lg:mb-10 lg:pt-4">
        <h1>{title}</h1>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{description}</p>
      </header>
      <RoomCards rooms={rooms} />
      {rooms.length > 0 && pages.length > 0 && <h2 className="mt-14 mb-6">Meer om bij weg te dromen</h2>}
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {pages.map((card, index) => (
          <li key={card.link}>
            <PageCard
              card={card}
              label=""
              heading={rooms.length > 0 ? 'h3' : 'h2'}
              isPriority={rooms.length === 0 && index < 2}
              sizes="(min-width: 90rem) 42rem, (min-width: 48rem) 46vw, 92vw"
            />
          </li>
        ))}
      </ul>
    </Container>
  )
}
