import { configuratorCategory, toStepPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { redirect } from 'react-router'
import type { Route } from './+types/forward-to-step.ts'
import { checkoutStep } from './find-forward.ts'

/** The set that the configurator opens with when an address names none (RT-09). */
const defaultSlug = 'boxspringset-hotel'

/**
 * RT-09: `/configurator`, its category and a set without a step lead to step 1. Other categories do not exist. The step name
 * of the checkout leads there; `/configurator/checkout-personaldetails` too.
 */
export function loader({ params, url }: Route.LoaderArgs) {
  const parts = (params['*'] ?? '').split('/').filter(Boolean)
  if (parts.at(-1) === checkoutStep) throw redirect('/checkout/address-details/')
  const [category = configuratorCategory, slug = defaultSlug, ...rest] = parts
  if (category !== configuratorCategory || rest.length > 0) throw new Response(null, { status: 404 })
  throw redirect(`${toStepPath(encodeURIComponent(slug), 1)}${url.search}`)
}
