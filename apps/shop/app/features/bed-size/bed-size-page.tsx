import {
  type BedSize,
  bedSizes,
  formatBedSize,
  parseBedSize,
  toSizeKey,
} from '@sluimer/domain/catalog/bed-size'
import { clsx } from 'clsx'
import { data, Form, redirect } from 'react-router'
import { formatPageTitle } from '../../lib/brand.ts'
import { readText } from '../../lib/form-text.ts'
import { toLocalPath } from '../../lib/local-path.ts'
import { Button } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Container } from '../../ui/page/container.tsx'
import type { Route } from './+types/bed-size-page.ts'
import { forgetBedSize, readBedSize, rememberBedSize } from './bed-size.server.ts'
import { backParameter, bedSizePath } from './bed-size-path.ts'

const title = 'Hoe groot is je bed?'
const sizeField = 'maat'
const forgetValue = 'vergeet'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle(title) },
  { name: 'robots', content: 'noindex' },
]

export function loader({ context, url }: Route.LoaderArgs) {
  const bed = readBedSize(context)
  return { chosen: bed ? toSizeKey(bed) : null, back: readBack(url.searchParams.get(backParameter)) }
}

/** Keeps or forgets the size, and leads back to the page that the visitor came from. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const wanted = readText(form, sizeField)
  const bed = parseBedSize(wanted)
  if (bed === undefined && wanted !== forgetValue)
    return data({ error: 'Kies een van de maten hieronder.' }, { status: 400 })
  if (bed === undefined) forgetBedSize(context)
  else rememberBedSize(context, bed)
  throw redirect(readBack(readText(form, backParameter)))
}

/** Any page of the shop but this one; anything else becomes the front page. */
function readBack(text: string | null): string {
  const path = toLocalPath(text ?? '')
  return path === undefined || path.startsWith(bedSizePath) ? '/' : path
}

const widths = [...new Set(bedSizes.map(({ widthCm }) => widthCm))]

/** Asks once for the size of the bed: from then on products are shown in the size that suits it. */
export default function BedSizePage({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, back } = loaderData
  return (
    <Container width="wide" className="pt-2 pb-12 lg:pt-4">
      <Breadcrumbs
        items={[
          { title: 'Home', link: '/' },
          { title: 'Mijn bed', link: bedSizePath },
        ]}
      />
      <h1 className="mt-2">{title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">
        Kies de maat van je matras. Dan zie je hoeslakens, dekbedden, overtrekken, toppers en matrassen meteen
        in de maat die erbij past, met de prijs van die maat.
      </p>
      {actionData?.error && (
        <Alert className="mt-5" tone="error">
          {actionData.error}
        </Alert>
      )}
      <div className="mt-6 grid items-start gap-x-16 lg:grid-cols-[minmax(0,48rem)_minmax(0,24rem)] lg:justify-between">
        <div>
          <Form method="post">
            <input type="hidden" name={backParameter} value={back} />
            <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
              {widths.map((width) => (
                <fieldset key={width} className="min-w-0">
                  <legend className="font-semibold">{width} cm breed</legend>
                  <div className="mt-2 flex flex-wrap gap-2">
                    {bedSizes
                      .filter(({ widthCm }) => widthCm === width)
                      .map((size) => (
                        <SizeButton key={toSizeKey(size)} size={size} isChosen={toSizeKey(size) === chosen} />
                      ))}
                  </div>
                </fieldset>
              ))}
            </div>
            {chosen !== null && (
              <Button variant="quiet" name={sizeField} value={forgetValue} className="mt-8 -ml-3">
                Vergeet mijn bedmaat
              </Button>
            )}
          </Form>
          <p className="mt-8 max-w-prose text-sm text-ink-soft">
            De eerste maat is de breedte, de tweede de lengte. Slaap je op twee matrassen naast elkaar, tel
            dan de breedtes op. We bewaren je keuze alleen in deze browser.
          </p>
        </div>
        <BedFromAbove />
      </div>
    </Container>
  )
}

/** Shows which of the two figures is which, beside the sizes of a wide screen; the note below them says it in words. */
function BedFromAbove() {
  return (
    <svg
      viewBox="0 0 320 300"
      aria-hidden="true"
      className="w-full rounded-card bg-linen text-pine max-lg:hidden"
    >
      <g className="fill-paper stroke-current" strokeWidth="2">
        <rect x="50" y="34" width="190" height="14" rx="5" className="fill-sand" />
        <rect x="54" y="48" width="182" height="202" rx="10" />
        <rect x="66" y="60" width="72" height="44" rx="12" />
        <rect x="152" y="60" width="72" height="44" rx="12" />
        <path d="M54 128q91 14 182 0v112q0 10-10 10H64q-10 0-10-10Z" className="fill-pine-mist" />
      </g>
      <path
        d="M54 266h182M54 260v12M236 260v12M252 48v202M246 48h12M246 250h12"
        className="fill-none stroke-current"
        strokeWidth="2"
      />
      <text x="145" y="286" textAnchor="middle" className="fill-ink text-[15px] font-semibold">
        breedte
      </text>
      <text x="262" y="154" className="fill-ink text-[15px] font-semibold">
        lengte
      </text>
    </svg>
  )
}

function SizeButton({ size, isChosen }: { size: BedSize; isChosen: boolean }) {
  return (
    <button
      type="submit"
      name={sizeField}
      value={toSizeKey(size)}
      aria-current={isChosen ? 'true' : undefined}
      className={clsx(
        'min-h-12 grow rounded-full border px-4 font-semibold whitespace-nowrap transition-colors duration-150',
        isChosen
          ? 'border-pine bg-pine-mist text-pine-deep'
          : 'border-bark bg-paper hover:border-pine hover:bg-pine-mist',
      )}
    >
      {formatBedSize(size)}
    </button>
  )
}
