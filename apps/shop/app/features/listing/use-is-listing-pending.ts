import type { Listing } from '@sluimer/contract/catalog/overview'
import { useNavigation } from 'react-router'

/** Whether another view of the same listing is loading. */
export function useIsListingPending({ reset_url }: Pick<Listing, 'reset_url'>): boolean {
  const { state, location } = useNavigation()
  const [ownPath = ''] = reset_url.split('?')
  return state === 'loading' && location.pathname.startsWith(ownPath)
}
