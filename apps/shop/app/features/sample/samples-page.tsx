import { getSamplesEndpoint } from '@sluimer/contract/catalog/sample-endpoints'
import { samplesPath } from '@sluimer/domain/sample/samples-path'
import { data, redirect } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { sendOrKeep, unsentMessage } from '../../lib/api/unsent.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Container } from '../../ui/page/container.tsx'
import type { Route } from './+types/samples-page.ts'
import { orderSamples } from './order-samples.server.ts'
import { toUnsentSamples } from './sample-answer.ts'
import { SamplePicker } from './sample-picker.tsx'

const title = 'Gratis stalen'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: formatPageTitle(title) },
  {
    name: 'description',
    content:
      'Voel thuis hoe een stof is en zie de kleur in je eigen licht: kies tot en met vijf stalen, gratis door de brievenbus.',
  },
  ...(loaderData
    ? [{ tagName: 'link', rel: 'canonical', href: `${loaderData.publicUrl}${samplesPath}` }]
    : []),
]

export async function loader({ context }: Route.LoaderArgs) {
  const { samples } = dataOrThrow(await getApi(context).call(getSamplesEndpoint, {}))
  // A shop without samples has no such page.
  if (samples.length === 0) throw new Response(null, { status: 404 })
  return { samples, publicUrl: getHost(context).publicUrl }
}

/** Orders samples. A form sent by a script gets the outcome; one without scripts leads to the cart, or back here with the reason. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const answer = await orderSamples(getApi(context), form)
  if (form.get('via') === 'script') return answer
  return answer.ok ? redirect('/cart/') : data(answer, { status: 409 })
}

/** ER-01: samples that cannot be sent stay picked. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (form) => toUnsentSamples(form, unsentMessage))
}

export default function SamplesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="wide" className="pt-2 pb-10 lg:pt-4">
      <Breadcrumbs
        items={[
          { title: 'Home', link: '/' },
          { title, link: samplesPath },
        ]}
      />
      <h1 className="mt-2">{title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">
        Een kleur ziet er in je slaapkamer anders uit dan op je scherm. Kies de stoffen waar je over twijfelt,
        dan sturen we er van elk een stukje. Ze passen door de brievenbus, en je betaalt er niets voor.
      </p>
      <div className="mt-6">
        <SamplePicker samples={loaderData.samples} answer={actionData} />
      </div>
    </Container>
  )
}
