import type { Promo } from '@sluimer/contract/content/schemas'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonLook } from '../../ui/button/button.tsx'
import { useReportPromo } from '../marketing/use-report-promo.ts'
import { PromoPicture } from './promo-picture.tsx'

const defaultButton = 'Profiteer nu'

/**
 * HM-01: a picture with a card of words on it; the whole is one link. The card is light on a light picture and dark on
 * a dark one, so the words are readable on any.
 */
export function PromoCard(props: { promo: Promo; isMain?: boolean; className?: string }) {
  const { promo, isMain = false } = props
  const isLight = promo.is_light_background
  const words = (
    <>
      {promo.show_title && (
        <h2 className={isMain ? 'text-[clamp(1.75rem,3.2vw,2.625rem)] leading-[1.12]' : 'text-lg sm:text-xl'}>
          {promo.title}
        </h2>
      )}
      {promo.sub_title && (
        <p className={clsx(promo.show_title && 'mt-1.5', isMain ? 'sm:text-lg' : 'text-sm max-sm:hidden')}>
          {promo.sub_title}
        </p>
      )}
      <PromoLink promo={promo} isMain={isMain} />
    </>
  )
  return (
    <section
      className={clsx(
        'group/promo relative isolate flex items-end overflow-hidden rounded-card bg-linen',
        props.className,
      )}
    >
      <PromoPicture
        promo={promo}
        sizes={isMain ? '(min-width: 62rem) 66vw, 100vw' : '(min-width: 62rem) 33vw, 50vw'}
      />
      {promo.show_title || promo.sub_title ? (
        <div
          className={clsx(
            'min-w-0 rounded-card wrap-anywhere',
            isLight ? 'bg-paper/94 text-ink' : 'bg-pine-deep/94 text-white',
            isMain
              ? 'm-[min(0.75rem,3.25vw)] max-w-md p-[min(1.25rem,5.5vw)] sm:m-6 sm:p-7'
              : 'm-2.5 p-3.5 sm:m-4 sm:p-5',
          )}
        >
          {words}
        </div>
      ) : (
        <div className={isMain ? 'm-5 sm:m-8' : 'm-3 sm:m-5'}>{words}</div>
      )}
    </section>
  )
}

function PromoLink({ promo, isMain }: { promo: Promo; isMain: boolean }) {
  const isQuiet = !isMain && (promo.show_title || promo.sub_title !== '')
  const onChoose = useReportPromo(promo, isMain ? 'home main' : 'home side')
  return (
    <Link
      to={promo.link}
      onClick={onChoose}
      className={clsx(
        'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-6 focus-visible:after:outline-pine',
        isQuiet
          ? 'mt-1 inline-flex items-center gap-1.5 text-sm font-semibold underline underline-offset-4'
          : buttonLook({ size: isMain ? 'large' : 'small', className: 'static! mt-4' }),
        !isQuiet && !promo.is_light_background && promo.show_title && 'bg-white! text-pine-deep!',
      )}
    >
      {promo.button_text || defaultButton}
      <ArrowRight
        className={clsx(
          'size-5 shrink-0 transition-transform duration-200 group-hover/promo:translate-x-1',
          isQuiet && 'max-sm:hidden',
        )}
        aria-hidden="true"
      />
      {!promo.show_title && <span className="sr-only">: {promo.title}</span>}
    </Link>
  )
}
