import { useMemo } from 'react'
import { data, type ShouldRevalidateFunction } from 'react-router'
import { getHost } from '../../lib/api/host-context.server.ts'
import { sendOrKeep, unsentMessage } from '../../lib/api/unsent.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { listBreaks } from '../../lib/words/list-breaks.server.ts'
import { Container } from '../../ui/page/container.tsx'
import { WithBreaks } from '../../ui/text/words.tsx'
import { readBedSize } from '../bed-size/bed-size.server.ts'
import { useToldPlace } from '../postcode/use-told-place.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import type { Route } from './+types/configurator-page.ts'
import { Composer } from './composer.tsx'
import { sendBed } from './configurator-action.server.ts'
import { configuratorHead } from './configurator-head.ts'
import { findForward, hasOpenAdvice } from './find-forward.ts'
import { findOwnSize } from './keep/own-size.ts'
import { type BedSet, toBedSet } from './set/bed-set.ts'
import { findDefinition } from './set/load-definition.server.ts'
import { toSetJsonLd } from './set/set-json-ld.ts'
import { listSoldSets } from './set/sold-sets.server.ts'
import { type BedAnswer, saysSetIsGone, toUnsentBed } from './summary/bed-answer.ts'
import { UnsoldSet } from './unsold-set.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.definition
    ? configuratorHead(loaderData.definition, loaderData.publicUrl)
    : [{ title: formatPageTitle('Niet te koop') }]

/**
 * Choices and steps are worked out in the browser; only another set is asked for, and the same one again after a form
 * or a deal.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}) => {
  if (saysSetIsGone(actionResult)) return false
  const isSameSet = currentParams.product === nextParams.product
  const isMove = currentUrl.href !== nextUrl.href && (formMethod === undefined || formMethod === 'GET')
  return isSameSet && isMove ? false : defaultShouldRevalidate
}

/**
 * RT-09: loads a set, and begins with the size that the visitor gave. Forms that were sent without scripts are answered with
 * the step where they lead. A set that is not sold is not found, and its page shows the ones that are.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const definition = await findDefinition(context, params.product)
  if (definition === undefined)
    return data({ definition, sold: await listSoldSets(context) }, { status: 404 })
  const set = toBedSet(definition)
  const ownSize = findOwnSize(set, readBedSize(context))
  const forward = findForward(set, { stepText: params.step, query: url.searchParams, ownSize })
  if (forward !== undefined) throw forward
  return {
    definition,
    ownSize,
    breaks: listBreaks(listOptionWords(set)),
    now: new Date().toISOString(),
    isAdviceOpen: hasOpenAdvice(url.searchParams),
    publicUrl: getHost(context).publicUrl,
  }
}

/** The words that stand on narrow tiles. */
function listOptionWords({ steps }: BedSet): readonly string[] {
  return steps
    .flatMap(({ properties }) => properties.flatMap(({ options }) => options))
    .flatMap(({ title, subTitle }) => [title, subTitle])
}

/** CF-12: puts the bed of the address in the cart, or keeps it. */
export async function action({ params, context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  return sendBed({ context, slug: params.product, query: url.searchParams, form })
}

/** ER-01: a bed that cannot be sent stays as it is, in the address. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (form) => toUnsentBed(form, unsentMessage))
}

export default function ConfiguratorPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.definition === undefined) return <UnsoldSet sold={loaderData.sold} />
  return <SoldSet {...{ loaderData }} answer={actionData} />
}

interface SoldSetProps {
  loaderData: Extract<Route.ComponentProps['loaderData'], { publicUrl: string }>
  answer: BedAnswer | undefined
}

function SoldSet({ loaderData, answer }: SoldSetProps) {
  const { area } = useToldPlace()
  const { definition, ownSize, breaks, now, isAdviceOpen, publicUrl } = loaderData
  const set = useMemo(() => toBedSet(definition, area), [definition, area])
  const moment = useMemo(() => new Date(now), [now])
  return (
    <Container width="wide" className="pt-1 pb-10 lg:pt-6">
      <JsonLd nodes={toSetJsonLd(set, publicUrl)} />
      <WithBreaks breaks={breaks}>
        <Composer key={set.slug} {...{ set, ownSize, isAdviceOpen }} now={moment} answer={answer} />
      </WithBreaks>
    </Container>
  )
}
