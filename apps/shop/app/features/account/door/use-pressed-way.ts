import { useLocation, useNavigation } from 'react-router'
import { wayName } from './login-steps.ts'

/**
 * Returns the way of logging in whose form is on its way, or that leads to the next page now; undefined once an answer is
 * on the page. The page still reads its data then, and a button that looks busy would swallow the next press.
 */
export function usePressedWay(): FormDataEntryValue | null | undefined {
  const { state, formData, location } = useNavigation()
  const { pathname } = useLocation()
  const isAnswered = state === 'loading' && location.pathname === pathname
  return state === 'idle' || isAnswered ? undefined : formData?.get(wayName)
}
