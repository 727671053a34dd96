import { getConfigurationEndpoint } from '@sluimer/contract/configurator/endpoints'
import {
  configuratorCategory,
  readBedId,
  toBedPath,
} from '@sluimer/domain/configurator/guide/configurator-paths'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { Bookmark } from 'lucide-react'
import { Form, redirect } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { sendOrKeep, unsentMessage } from '../../lib/api/unsent.ts'
import { rememberWish } from '../../lib/api/wish.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { readText } from '../../lib/form-text.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/page/container.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { PromisedPlace } from '../postcode/postcode-link.tsx'
import { createFormTicket } from '../service/service-forms.server.ts'
import type { Route } from './+types/bed-page.ts'
import { BedChanges } from './bed/bed-changes.tsx'
import { BedPrices } from './bed/bed-prices.tsx'
import type { MailAnswer } from './bed/mail-answer.ts'
import { mailBed } from './bed/mail-bed.server.ts'
import { MailForm } from './bed/mail-form.tsx'
import { ShareLink } from './bed/share-link.tsx'
import { ownBedsPath } from './own-beds-path.ts'

/** Search engines keep no beds of single visitors. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: formatPageTitle(loaderData ? `Bewaard: ${loaderData.bed.name}` : 'Bewaard bed') },
  { name: 'robots', content: 'noindex' },
]

/** CF-18: an address that was typed in capitals, or copied with the end of a sentence, opens its bed all the same. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = readBedId(params.id)
  if (id === undefined) throw new Response(null, { status: 404 })
  if (id !== params.id) throw redirect(toBedPath(id))
  const [result, ticket] = await Promise.all([
    getApi(context).call(getConfigurationEndpoint, { params: { id } }),
    createFormTicket(context),
  ])
  if (!result.ok) throw new Response(null, { status: result.status })
  return { bed: result.data, ticket, publicUrl: getHost(context).publicUrl }
}

/** Mails the bed, or keeps it in the account: that page does it, after the login of a guest, and says so. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  if (readText(form, 'intent') !== 'own') return mailBed({ context, id: params.id, form })
  rememberWish(context, 'bed', params.id)
  throw redirect(ownBedsPath)
}

/** ER-02: a form that cannot be sent leaves the page as it was. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(
    args,
    (form): MailAnswer => ({
      ...{ isSent: false, message: unsentMessage },
      ...{ email: readText(form, 'email'), ticket: readText(form, 'ticket') },
    }),
  )
}

/** A kept bed: its parts, what it cost then and costs now, and what has changed since. Fits on one printed page. */
export default function BedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { bed, ticket, publicUrl } = loaderData
  const present = bed.now ?? bed.nearest
  return (
    <Container className="py-6 lg:py-10">
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2 print:mt-4 print:grid-cols-[8cm_minmax(0,1fr)]">
        <Picture
          image={bed.image}
          sizes="(min-width: 62rem) 45vw, 100vw"
          isPriority
          shape="styled"
          className="aspect-4/3 w-full rounded-card lg:sticky lg:top-6"
        />
        <div>
          <h1 className="text-[clamp(1.5rem,3vw,2.25rem)]!">Je bewaarde {bed.name}</h1>
          <BedChanges bed={bed} />
          <dl className="mt-5 divide-y divide-sand">
            {bed.saved.description.map(({ title, value }) => (
              <div key={title} className="flex justify-between gap-4 py-2">
                <dt className="text-ink-soft">{title}</dt>
                <dd className="text-right">{value}</dd>
              </div>
            ))}
          </dl>
          <BedPrices bed={bed} />
          {present === null ? (
            <ButtonLink to={`/${configuratorCategory}/`} size="large" className="mt-5">
              Bekijk alle boxsprings
            </ButtonLink>
          ) : (
            <>
              <p className="mt-2 text-ink-soft">
                {keepDays(present.delivery)}
                <PromisedPlace />
              </p>
              <ButtonLink to={present.link} size="large" className="mt-5">
                {bed.now === null ? 'Verder met het dichtstbijzijnde bed' : 'Verder met dit bed'}
              </ButtonLink>
            </>
          )}
          <Form method="post" className="mt-4 print:hidden">
            <Button
              variant="secondary"
              name="intent"
              value="own"
              icon={<Bookmark className="size-5" aria-hidden="true" />}
            >
              Bewaar bij Mijn bedden
            </Button>
          </Form>
          <ShareLink address={`${publicUrl}${bed.link}`} />
          <MailForm ticket={ticket} answer={actionData} />
        </div>
      </div>
    </Container>
  )
}
