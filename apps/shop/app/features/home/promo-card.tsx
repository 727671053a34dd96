import type { Promo } from '@sluimer/contract/content/schemas'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonLook } from '../../ui/button.tsx'
import { PromoPicture } from './promo-picture.tsx'

const defaultButton = 'Profiteer nu'

/** HM-01: a picture with words upon it, all of it one link. A veil keeps the words readable on any picture. */
export function PromoCard(props: { promo: Promo; isMain?: boolean; className?: string }) {
  const { promo, isMain = false } = props
  const isLight = promo.is_light_background
  return (
    <section
      className={clsx(
        'group/promo relative isolate flex items-end overflow-hidden rounded-card',
        isLight ? 'bg-linen text-ink' : 'bg-ink text-white',
        props.className,
      )}
    >
      <PromoPicture
        promo={promo}
        sizes={isMain ? '(min-width: 62rem) 66vw, 100vw' : '(min-width: 62rem) 33vw, 50vw'}
      />
      <div
        className={clsx(
          'absolute inset-0 -z-10',
          isLight
            ? 'bg-linear-to-t from-paper/95 via-paper/55 to-transparent to-70%'
            : 'bg-linear-to-t from-ink/90 via-ink/45 to-transparent to-70%',
        )}
      />
      <div className={clsx('w-full', isMain ? 'p-5 sm:p-8 lg:p-10' : 'p-4 sm:p-6')}>
        {promo.show_title && (
          <h2 className={clsx('max-w-[18ch]', isMain ? 'text-h1' : 'text-xl sm:text-h3')}>{promo.title}</h2>
        )}
        {promo.show_title && promo.sub_title && (
          <p className={clsx('mt-2 max-w-[38ch]', isMain ? 'text-lg' : 'text-sm max-sm:hidden')}>
            {promo.sub_title}
          </p>
        )}
        <Link
          to={promo.link}
          className={clsx(
            'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-6 focus-visible:after:outline-pine',
            isMain
              ? buttonLook({ size: 'large', className: 'static! mt-5' })
              : 'mt-2 inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold underline underline-offset-4',
          )}
        >
          {promo.button_text || defaultButton}
          <ArrowRight
            className="size-5 transition-transform group-hover/promo:translate-x-1"
            aria-hidden="true"
          />
          {!promo.show_title && <span className="sr-only">: {promo.title}</span>}
        </Link>
      </div>
    </section>
  )
}
