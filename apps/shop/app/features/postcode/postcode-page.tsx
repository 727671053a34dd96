import { type CountryCode, countryNames, isCountryCode } from '@sluimer/domain/address/country'
import {
  deliveryAreas,
  hasDutchLetters,
  readPostcodeDigits,
  toPlaceKey,
} from '@sluimer/domain/delivery/areas'
import { withCapital } from '@sluimer/domain/time/dutch-date'
import { data, Form, redirect } from 'react-router'
import { getHost } from '../../lib/api/host-context.server.ts'
import { forgetOwnCookie, setOwnCookie } from '../../lib/api/own-cookie.server.ts'
import { postcodeCookie, readToldPlace } from '../../lib/api/shared-cookie.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { readText } from '../../lib/form-text.ts'
import { toLocalPath } from '../../lib/local-path.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { Container } from '../../ui/page/container.tsx'
import type { Route } from './+types/postcode-page.ts'
import { areaNames, areaWords } from './area-words.ts'
import { describeArea } from './describe-area.ts'
import { backParameter, postcodePath } from './postcode-path.ts'

const title = 'Waar bezorgen we?'
const fields = { postcode: 'postcode', country: 'land', forget: 'vergeet' }
/** Nobody moves often; a visitor who comes back within a year finds the postcode. */
const rememberedSeconds = 365 * 24 * 60 * 60
/** What is typed in place of a postcode is shown again, but no more of it. */
const longestTyped = 12

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle(title) },
  { name: 'robots', content: 'noindex' },
]

export function loader({ context, url }: Route.LoaderArgs) {
  const told = readToldPlace(getHost(context).visit.cookie)
  return { told: told ?? null, back: readBack(url.searchParams.get(backParameter)) }
}

/** Keeps or forgets the postcode, and leads back to the page that the visitor came from. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const back = readBack(readText(form, backParameter))
  if (form.has(fields.forget)) {
    forgetOwnCookie(context, postcodeCookie)
    throw redirect(back)
  }
  const typed = readText(form, fields.postcode).trim()
  const chosen = readText(form, fields.country)
  const country: CountryCode = isCountryCode(chosen) ? chosen : 'NL'
  const digits = readPostcodeDigits(country, typed)
  if (digits === undefined)
    return data(
      { error: explain(country, typed), typed: typed.slice(0, longestTyped), country },
      { status: 400 },
    )
  setOwnCookie(context, postcodeCookie, toPlaceKey(country, digits), {
    maxAgeSeconds: rememberedSeconds,
    isShownByScripts: true,
  })
  throw redirect(back)
}

function explain(country: CountryCode, typed: string): string {
  if (country === 'BE')
    return hasDutchLetters(typed)
      ? 'Dit is een Nederlandse postcode. Kies Nederland, of vul vier cijfers in zoals 9000.'
      : 'Een Belgische postcode heeft vier cijfers, zoals 9000.'
  return 'Een Nederlandse postcode heeft vier cijfers en twee letters, zoals 1012 AB. Alleen de cijfers mag ook.'
}

/** Any page of the shop but this one; anything else becomes the front page. */
function readBack(text: string | null): string {
  const path = toLocalPath(text ?? '')
  return path === undefined || path.startsWith(postcodePath) ? '/' : path
}

/** Asks once for the postcode: from then on delivery is promised for its area. */
export default function PostcodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { told, back } = loaderData
  const country = actionData?.country ?? told?.country ?? 'NL'
  return (
    <Container width="wide" className="pt-2 pb-12 lg:pt-4">
      <Breadcrumbs
        items={[
          { title: 'Home', link: '/' },
          { title: 'Mijn postcode', link: postcodePath },
        ]}
      />
      <h1 className="mt-2">{title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">
        Vul je postcode in. Dan zie je bij elk artikel en in je winkelwagen op welke dag we het bij jou
        bezorgen.
      </p>
      <div className="mt-6 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,30rem)_minmax(0,30rem)]">
        <div>
          <Form method="post" className="flex flex-col gap-5">
            <input type="hidden" name={backParameter} value={back} />
            <fieldset className="min-w-0">
              <legend className="font-semibold">Land</legend>
              <div className="mt-1 flex flex-wrap gap-x-6">
                {(['NL', 'BE'] as const).map((code) => (
                  <label key={code} className="inline-flex min-h-11 items-center gap-2">
                    <input
                      type="radio"
                      name={fields.country}
                      value={code}
                      defaultChecked={code === country}
                      className="size-6 shrink-0 appearance-none rounded-full border border-bark bg-paper checked:border-7 checked:border-pine"
                    />
                    {countryNames[code]}
                  </label>
                ))}
              </div>
            </fieldset>
            <TextField
              label="Postcode"
              name={fields.postcode}
              defaultValue={actionData?.typed ?? told?.digits ?? ''}
              error={actionData?.error}
              autoComplete="postal-code"
              autoFocus={actionData !== undefined}
              required
              className="max-w-60"
            />
            <div className="flex flex-wrap items-center gap-3">
              <Button>Bewaar mijn postcode</Button>
            </div>
          </Form>
          {told !== null && (
            <Form method="post" className="mt-3 -ml-3">
              <input type="hidden" name={backParameter} value={back} />
              <Button variant="quiet" name={fields.forget} value="ja">
                Vergeet mijn postcode
              </Button>
            </Form>
          )}
          <p className="mt-6 max-w-prose text-sm text-ink-soft">
            We bewaren alleen de vier cijfers, en alleen in deze browser. Bij het bestellen staan ze alvast
            klaar; het adres dat je daar invult, geldt.
          </p>
        </div>
        <section aria-labelledby="gebied" className="rounded-card bg-linen p-5 sm:p-6">
          <h2 id="gebied" className="text-xl">
            {told === null
              ? 'Wat je postcode uitmaakt'
              : ['Bezorgen', areaWords[told.area], told.digits].filter(Boolean).join(' ')}
          </h2>
          <dl className="mt-3 flex flex-col gap-4">
            {(told === null ? deliveryAreas : [told.area]).map((area) => (
              <div key={area}>
                <dt className={told === null ? 'font-semibold' : 'sr-only'}>
                  {withCapital(areaNames[area])}
                </dt>
                {describeArea(area).map((sentence) => (
                  <dd key={sentence} className="mt-1.5">
                    {sentence}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Container>
  )
}
