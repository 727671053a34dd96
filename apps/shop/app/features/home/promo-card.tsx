import type { Promo } from '@sluimer/contract/content/schemas'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonLook } from '../../ui/button/button.tsx'
import { TwoCropPicture } from '../../ui/picture/two-crop-picture.tsx'
import { useReportPromo } from '../marketing/use-report-promo.ts'

const defaultButton = 'Profiteer nu'

/**
 * HM-01: a picture with its words beneath it, so that they never cover what is sold; the whole is one link. The ground is light under
 * a light picture and dark under a dark one. A picture that brings its own words has the button on it.
 */
export function PromoCard(props: { promo: Promo; isMain?: boolean; className?: string }) {
  const { promo, isMain = false } = props
  const isLight = promo.is_light_background
  const words = (
    <>
      <div>
        {promo.show_title && (
          <h2
            className={isMain ? 'text-[clamp(1.75rem,3.2vw,2.625rem)] leading-[1.12]' : 'text-lg sm:text-xl'}
          >
            {promo.title}
          </h2>
        )}
        {promo.sub_title && (
          <p
            className={clsx(
              promo.show_title && 'mt-1.5',
              isMain ? 'sm:text-lg' : 'text-sm max-sm:hidden lg:hidden',
            )}
          >
            {promo.sub_title}
          </p>
        )}
      </div>
      <PromoLink promo={promo} isMain={isMain} />
    </>
  )
  const hasWords = promo.show_title || promo.sub_title !== ''
  return (
    <section
      className={clsx(
        'group/promo relative isolate flex flex-col overflow-hidden rounded-card',
        isLight ? 'bg-linen text-ink' : 'bg-pine-deep text-white',
        props.className,
      )}
    >
      <div
        className={clsx(
          'relative grow',
          isMain ? 'min-h-72 sm:min-h-136 lg:min-h-88' : 'min-h-40 sm:max-lg:min-h-56',
        )}
      >
        <TwoCropPicture
          image={promo.image}
          narrow={promo.image_mobile}
          sizes={
            isMain
              ? '(min-width: 62rem) 66vw, 100vw'
              : '(min-width: 100rem) 33rem, (min-width: 62rem) 32vw, 50vw'
          }
          alt={promo.show_title ? '' : promo.image.alt}
          className="absolute inset-0 -z-20 size-full object-cover"
        />
      </div>
      {hasWords ? (
        <div
          className={clsx(
            'min-w-0 wrap-anywhere',
            isMain
              ? 'flex flex-wrap items-end justify-between gap-x-8 gap-y-4 p-5 sm:p-7'
              : 'p-3.5 sm:px-5 sm:py-4 lg:flex lg:flex-wrap lg:items-end lg:justify-between lg:gap-x-4',
          )}
        >
          {words}
        </div>
      ) : (
        <div className={clsx('absolute bottom-0 left-0', isMain ? 'm-5 sm:m-8' : 'm-3 sm:m-5')}>{words}</div>
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
          : buttonLook({ size: isMain ? 'large' : 'small', className: 'static!' }),
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
