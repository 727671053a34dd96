import { getSamplesEndpoint } from '@sluimer/contract/catalog/sample-endpoints'
import { samplesPath } from '@sluimer/domain/sample/samples-path'
import { data, redirect } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { sendOrKeep, unsentMessage } from '../../lib/api/unsent.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Container } from '../../ui/page/container.tsx'
import type { Route } from './+types/samples-page.ts'
import { orderSamples } from './order-samples.server.ts'
import { toUnsentSamples } from './sample-answer.ts'
import { SamplePicker } from './sample-picker.tsx'

const title = 'Gratis stalen'

const steps = [
  { title: 'Kies je stoffen', text: 'Neem ook de kleur ernaast: het verschil zie je pas thuis.' },
  {
    title: 'Bestel ze gratis',
    text: 'Ze liggen in je winkelwagen en komen door de brievenbus. Je hoeft er niet voor thuis te blijven.',
  },
  {
    title: 'Leg ze bij je bed',
    text: 'Kijk overdag en met de lamp aan, en voel. Stel daarna je boxspring samen in de stof die het werd.',
  },
]

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
      <section aria-labelledby="zo-gaat-het" className="mt-12 rounded-card bg-linen p-5 sm:p-8">
        <h2 id="zo-gaat-het" className="text-h3">
          Zo gaat het
        </h2>
        <ol className="mt-4 grid gap-5 md:grid-cols-3 md:gap-8">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="font-display text-2xl text-pine" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="mt-1 font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to="/boxsprings/" variant="secondary" className="mt-6">
          Bekijk de boxsprings
        </ButtonLink>
      </section>
    </Container>
  )
}
