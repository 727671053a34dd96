import { clsx } from 'clsx'
import { Link, useLocation } from 'react-router'
import { AccountLink } from '../../features/account/header/account-link.tsx'
import { FavoritesLink } from '../../features/favorites/favorites-link.tsx'
import { FullNotice } from '../../features/favorites/full-notice.tsx'
import { PostcodeLink } from '../../features/postcode/postcode-link.tsx'
import { SearchField } from '../../features/search/search-field.tsx'
import type { Shell } from '../../features/shell/shell.server.ts'
import { brand } from '../../lib/brand.ts'
import { Wordmark } from '../../ui/mark/wordmark.tsx'
import { Container } from '../../ui/page/container.tsx'
import { UspList, UspRow } from '../../ui/page/usp-row.tsx'
import { CartLink } from './cart-link.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts'

/** HF-01 to HF-04: top bar, logo with search and cart, navigation, selling points. What did not load is left out. */
export function SiteHeader({ shell, cartCount }: { shell: Shell; cartCount: number }) {
  const items = shell.navigation?.items ?? []
  const place = useHiddenOnScroll()
  const usps = shell.notification?.usps ?? []
  const isProduct = useLocation().pathname.endsWith('.html')
  return (
    <>
      <TopBar alert={shell.notification?.alert ?? null} links={shell.extraNavigation} />
      <header
        data-back={place === 'back' || undefined}
        className={clsx(
          'sticky top-(--header-top) z-30 border-b border-sand bg-paper duration-200 ease-calm focus-within:translate-y-0 lg:top-0 print:static print:translate-y-0 print:border-0',
          place === 'resting' && 'lg:relative',
          place !== 'gone' && 'transition-[translate]',
          (place === 'hidden' || place === 'gone') && '-translate-y-full',
        )}
      >
        <Container
          width="wide"
          // With large letters on a phone its icons grow no further than fit in one row.
          className="flex min-h-16 flex-wrap max-md:[--spacing:min(0.25rem,2px+0.65vw)] items-center gap-x-1 max-md:pt-1.5 md:gap-x-4 lg:gap-x-8 lg:min-h-18 print:min-h-20"
        >
          <Link
            to="/"
            className="inline-flex min-h-11 shrink-0 items-center rounded-field text-[min(1.5rem,6.25vw)] lg:text-[1.75rem]"
            aria-label={`${brand.name}, naar de voorpagina`}
          >
            <Wordmark />
          </Link>
          <SearchField
            isTool
            className="print:hidden max-md:order-last max-md:basis-full max-md:pb-3 md:mx-auto md:max-w-176 md:grow md:basis-64"
          />
          <div className="flex max-w-full shrink-0 flex-wrap items-center justify-end gap-1 max-[359px]:gap-0 max-sm:noscript:gap-0 max-md:ml-auto print:hidden">
            <AccountLink />
            <FavoritesLink />
            <CartLink count={cartCount} />
            {items.length > 0 && <PhoneMenu items={items} extra={shell.extraNavigation} />}
          </div>
        </Container>
        <MainNavigation items={items} />
      </header>
      <FullNotice />
      {/* On a phone a product needs the room for its price, and says itself where and when it is delivered. */}
      <div
        className={clsx(
          'flex flex-wrap items-center bg-linen text-sm print:hidden',
          isProduct && 'max-md:hidden',
          usps.length === 0 && 'lg:hidden',
        )}
      >
        {/* From 1024 px on it stands in the bar on top. */}
        <nav aria-label="Bezorgplaats" className="ml-edge shrink-0 sm:ml-6 lg:hidden">
          <PostcodeLink isShort className="font-semibold text-pine max-[359px]:[&>svg]:hidden" />
        </nav>
        {!isProduct && (
          <UspRow
            label="Onze voordelen"
            usps={usps}
            className="min-w-0 flex-[1_1_11rem] leading-tight text-balance md:hidden"
          />
        )}
        {usps.length > 0 && (
          <section
            aria-label="Onze voordelen"
            className="min-w-0 flex-[1_1_0] py-2 text-ink-soft max-md:hidden md:pr-4 lg:px-edge"
          >
            <UspList
              usps={usps}
              className="mx-auto max-w-176 max-lg:grid! max-lg:grid-cols-[auto_auto] max-lg:gap-x-4! max-lg:pl-3 xl:max-w-none"
            />
          </section>
        )}
      </div>
    </>
  )
}
