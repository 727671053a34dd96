import { useNavigation } from 'react-router'

/** Whether another view of the same category is on its way. */
export function useIsListingPending(categoryPath: string): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname.startsWith(`/${categoryPath}/`)
}
