import { Outlet } from 'react-router'
import { Container } from '../../../ui/page/container.tsx'
import { guardedBy } from '../session/account-guards.server.ts'
import { AccountMenu } from './account-menu.tsx'
import { useNothingKept } from './use-nothing-kept.ts'

/** RT-18: every page below it needs a login. */
export const middleware = guardedBy('login')

/** Has no data; with it, the guard runs for each move between these pages. */
export function loader() {
  return null
}

/** LY-01: header and footer come from the layout around it; this one adds the side menu. */
export default function AccountLayout() {
  const page = useNothingKept()
  return (
    <Container
      width="wide"
      className="py-8 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-16 lg:py-12"
    >
      {/* Forms and texts keep the width of a line that reads well; lists of cards say with `data-wide` that they fill the page. */}
      <div ref={page} className="max-w-[46rem] has-data-wide:max-w-none lg:order-2">
        <Outlet />
      </div>
      <AccountMenu />
    </Container>
  )
}
