import { Link } from 'react-router'
import { FavoritesLink } from '../../features/favorites/favorites-link.tsx'
import { brand } from '../../lib/brand.ts'
import { Container } from '../../ui/container.tsx'
import { UspList, UspRow } from '../../ui/usp-row.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import type { Shell } from '../shell.server.ts'
import { CartLink } from './cart-link.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { TopBar } from './top-bar.tsx'

/** HF-01 to HF-04: top bar, logo with cart, navigation, selling points. What did not load is left out. */
export function SiteHeader({ shell, cartCount }: { shell: Shell; cartCount: number }) {
  const items = shell.navigation?.items ?? []
  const usps = shell.notification?.usps ?? []
  return (
    <>
      <TopBar alert={shell.notification?.alert ?? null} links={shell.extraNavigation} />
      <header className="sticky top-0 z-30 border-b border-sand bg-paper lg:relative">
        <Container width="wide" className="flex min-h-16 items-center gap-4 lg:min-h-18">
          <Link
            to="/"
            className="inline-flex min-h-11 shrink-0 items-center rounded-field text-2xl lg:text-[1.75rem]"
            aria-label={`${brand.name}, naar de voorpagina`}
          >
            <Wordmark />
          </Link>
          <div className="min-w-0 grow text-sm text-ink-soft">
            <UspList usps={usps} className="max-md:hidden" />
          </div>
          <div className="flex shrink-0 items-center gap-1">
            <FavoritesLink />
            <CartLink count={cartCount} />
            {items.length > 0 && <PhoneMenu items={items} extra={shell.extraNavigation} />}
          </div>
        </Container>
        <MainNavigation items={items} />
      </header>
      <UspRow label="Onze voordelen" usps={usps} className="md:hidden" />
    </>
  )
}
