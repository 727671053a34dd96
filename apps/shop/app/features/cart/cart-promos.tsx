import type { Promo } from '@sluimer/contract/content/schemas'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Swiper } from '../../ui/carousel/swiper.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { useReportPromo } from '../marketing/use-report-promo.ts'

const label = 'Acties van nu'

/** The promos that staff chose for beside the cart, one after another (SC-06). */
export function CartPromos({ promos, className }: { promos: readonly Promo[]; className?: string }) {
  if (promos.length === 0) return null
  return (
    <section aria-label={label} className={clsx('rounded-card bg-pine-mist pl-3 pr-4', className)}>
      <Swiper label={label} className="min-h-20">
        {promos.map((promo) => (
          <CartPromo key={promo.link + promo.title} promo={promo} />
        ))}
      </Swiper>
    </section>
  )
}

function CartPromo({ promo }: { promo: Promo }) {
  const onChoose = useReportPromo(promo, 'cart')
  return (
    <Link
      to={promo.link}
      onClick={onChoose}
      className="group/promo flex min-h-20 w-full min-w-0 items-center gap-3 rounded-field py-2 leading-snug focus-visible:-outline-offset-3"
    >
      <Picture
        image={promo.image_mobile ?? promo.image}
        sizes="4rem"
        isDecorative
        // What a wide picture is about stands at its right: the rest leaves room for words.
        shape="styled"
        className="size-16 shrink-0 rounded-field [&_img]:object-right"
      />
      <span className="min-w-0">
        {promo.show_title && <span className="block font-semibold text-pine-deep">{promo.title}</span>}
        {promo.sub_title && <span className="block text-sm text-balance">{promo.sub_title}</span>}
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-pine underline underline-offset-4">
          {promo.button_text}
          <ArrowRight className="size-4 shrink-0" aria-hidden="true" />
          {!promo.show_title && <span className="sr-only">: {promo.title}</span>}
        </span>
      </span>
    </Link>
  )
}
