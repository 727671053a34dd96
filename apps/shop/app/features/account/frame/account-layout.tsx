import { Outlet, useLocation } from 'react-router'
import { Container } from '../../../ui/page/container.tsx'
import { accountPath } from '../account-paths.ts'
import { guardedBy } from '../session/account-guards.server.ts'
import { AccountMenu } from './account-menu.tsx'
import { UpLink } from './up-link.tsx'
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
      {/* Each has its own column, so that the page does not stand in that of the menu until the menu has come.
          Forms and texts keep the width of a line that reads well; lists of cards say with `data-wide` that they fill the page. */}
      <div ref={page} className="max-w-[46rem] has-data-wide:max-w-none lg:col-start-2 lg:row-start-1">
        <WayUp />
        <Outlet />
      </div>
      <AccountMenu />
    </Container>
  )
}

/** Where the menu stands below the page, the page begins with the way back; an order has its own, to the other orders. */
function WayUp() {
  const { pathname } = useLocation()
  const isBelow = /^[^/]+\/?$/.test(pathname.slice(accountPath.length))
  if (!isBelow) return null
  return (
    <UpLink to={accountPath} className="lg:hidden">
      Mijn account
    </UpLink>
  )
}
