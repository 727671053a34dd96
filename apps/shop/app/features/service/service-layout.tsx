import { Outlet, useLocation } from 'react-router'
import { Container } from '../../ui/page/container.tsx'
import type { Route } from './+types/service-layout.ts'
import { ContactBlock } from './contact-block.tsx'
import { findServicePages } from './service-content.server.ts'
import { ServiceMenu } from './service-menu.tsx'
import { contactPath } from './service-paths.ts'
import { useFooter } from './use-footer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { pages: await findServicePages(context) }
}

/** The menu stays the same on every service page and after every form. */
export const shouldRevalidate = () => false

/** RT-06: shows every service page beside the menu of all of them, with the contact block below (HF-06). */
export default function ServiceLayout({ loaderData: { pages } }: Route.ComponentProps) {
  const footer = useFooter()
  // The contact page is that block at full length.
  const isContact = useLocation().pathname.startsWith(contactPath)
  return (
    <Container width="wide" className="pt-2 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-16 lg:pt-4">
      {/* Each has its own column, so that the page does not stand in that of the menu until the menu has come. */}
      <div className="lg:col-start-2 lg:row-start-1">
        <Outlet />
        {footer && !isContact && <ContactBlock footer={footer} />}
      </div>
      <ServiceMenu pages={pages} />
    </Container>
  )
}
