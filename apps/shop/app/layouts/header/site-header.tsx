import { Link } from 'react-router'
import { brand } from '../../lib/brand.ts'
import { Container } from '../../ui/container.tsx'
import { UspRow } from '../../ui/usp-row.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import type { Shell } from '../shell.server.ts'
import { AlertBar } from './alert-bar.tsx'
import { CartLink } from './cart-link.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { TopLinks } from './top-links.tsx'

/** HF-01 to HF-04: alert bar, top links, logo with cart, navigation, selling points. What did not load is left out. */
export function SiteHeader({ shell, cartCount }: { shell: Shell; cartCount: number }) {
  const items = shell.navigation?.items ?? []
  return (
    <>
      <AlertBar alert={shell.notification?.alert ?? null} />
      <TopLinks links={shell.extraNavigation} usps={shell.notification?.usps ?? []} />
      <header className="sticky top-0 z-30 border-b border-sand bg-paper lg:static">
        <Container width="wide" className="flex min-h-16 items-center gap-4 lg:min-h-20 lg:gap-8">
          <Link
            to="/"
            className="inline-flex min-h-11 shrink-0 items-center rounded-field text-2xl lg:text-[1.75rem]"
            aria-label={`${brand.name}, naar de voorpagina`}
          >
            <Wordmark />
          </Link>
          <MainNavigation items={items} />
          <div className="ml-auto flex items-center gap-1">
            <CartLink count={cartCount} />
            <PhoneMenu items={items} extra={shell.extraNavigation} />
          </div>
        </Container>
      </header>
      <UspRow usps={shell.notification?.usps ?? []} className="md:hidden" />
    </>
  )
}
