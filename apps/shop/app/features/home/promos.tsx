import type { Promo } from '@sluimer/contract/content/schemas'
import { clsx } from 'clsx'
import { Container } from '../../ui/page/container.tsx'
import { PromoCard } from './promo-card.tsx'

/** HM-02: side promos appear beside the main one only when there are exactly two. */
const sidePromos = 2

/** The first thing a visitor sees: one large promo, or one with two beside it. */
export function Promos({ main, extra }: { main: Promo; extra: readonly Promo[] }) {
  const side = extra.length === sidePromos ? extra : []
  return (
    <Container width="wide" className="pt-4 lg:pt-6">
      <div
        className={clsx('grid grid-cols-1 gap-4', side.length > 0 && 'lg:grid-cols-[2fr_1fr] lg:grid-rows-2')}
      >
        <PromoCard
          promo={main}
          isMain
          className={clsx('lg:min-h-[34rem]', side.length > 0 && 'lg:row-span-2')}
        />
        {side.length > 0 && (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4 lg:contents">
            {side.map((promo) => (
              <PromoCard key={promo.link + promo.title} promo={promo} />
            ))}
          </div>
        )}
      </div>
    </Container>
  )
}
