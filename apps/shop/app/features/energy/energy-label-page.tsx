import { getProductEndpoint } from '@sluimer/contract/catalog/endpoints'
import { Link } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { Alert } from '../../ui/message/alert.tsx'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Container } from '../../ui/page/container.tsx'
import type { Route } from './+types/energy-label-page.ts'
import { FullEnergyLabel } from './full-energy-label.tsx'
import { InformationSheet } from './information-sheet.tsx'

/** Next to its product's page, this page tells search engines nothing new. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: formatPageTitle(loaderData && `Energielabel van ${loaderData.title}`) },
  {
    name: 'description',
    content: `Het energielabel, het EPREL-nummer en het productinformatieblad van de lichtbron${loaderData ? ` van ${loaderData.title}` : ''}.`,
  },
  { name: 'robots', content: 'noindex' },
]

/** Loads the full label and the information sheet of a light source; 404 for a product without them. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const product = dataOrThrow(
    await getApi(context).call(getProductEndpoint, { params: { slugOrId: slug }, query: {} }),
  )
  const { title, link, energy_label: label, light_source: source, breadcrumb } = product
  if (label === null || source === null) throw new Response(null, { status: 404 })
  return { title, link, label, source, breadcrumb }
}

export default function EnergyLabelPage({ loaderData }: Route.ComponentProps) {
  const { title, link, label, source, breadcrumb } = loaderData
  const steps = [...breadcrumb, { title: 'Energielabel', link: `/energielabel/` }]
  return (
    <Container className="pt-2 lg:pt-4">
      <Breadcrumbs items={steps} />
      <h1 className="pt-2 lg:pt-4">Energielabel van {title}</h1>
      <p className="mt-2 text-lg text-ink-soft">
        Het label hoort bij de lichtbron die in de doos zit.{' '}
        <Link to={link} className="text-pine underline underline-offset-4">
          Terug naar {title}
        </Link>
      </p>
      {source.is_example && (
        <Alert tone="info" className="mt-6">
          Dit is een voorbeeld. Leverancier, type en EPREL-nummer zijn verzonnen en staan niet in de Europese
          productendatabank EPREL.
        </Alert>
      )}
      <div className="mt-8 grid grid-cols-1 items-start gap-12 md:grid-cols-2">
        {source.is_example ? (
          <FullEnergyLabel source={source} label={label} />
        ) : (
          <a href={source.label_link} className="text-pine underline underline-offset-4">
            Energielabel in EPREL
          </a>
        )}
        <InformationSheet source={source} label={label} />
      </div>
    </Container>
  )
}
