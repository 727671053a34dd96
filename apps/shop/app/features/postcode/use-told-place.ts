import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import { useLocation, useRouteLoaderData } from 'react-router'
import { toPostcodeLink } from './postcode-path.ts'

/** What the page around all others knows of the visitor's postcode. */
interface AroundThePage {
  /** Null when the visitor never told it. */
  deliveryArea: DeliveryArea | null
}

/** Returns the area in which the visitor wants goods delivered, undefined when they never told it, and the link to change it. */
export function useToldPlace(): { area: DeliveryArea | undefined; link: string } {
  const aroundPages = useRouteLoaderData<AroundThePage>('layouts/default-layout')
  const aroundCart = useRouteLoaderData<AroundThePage>('layouts/cart-layout')
  const around = aroundPages ?? aroundCart
  return { area: around?.deliveryArea ?? undefined, link: toPostcodeLink(useLocation()) }
}
