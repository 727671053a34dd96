import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { reviewsId } from './review-address.ts'

/**
 * Returns the anchor for links that list other reviews. With scripts, page and focus stay where they are; without them
 * the page opens at the list.
 */
export function useListHash(): string {
  return useIsHydrated() ? '' : `#${reviewsId}`
}
