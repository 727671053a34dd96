import type { Room } from '@sluimer/contract/content/room'
import type { Promo } from '@sluimer/contract/content/schemas'
import { clsx } from 'clsx'
import { Container } from '../../ui/page/container.tsx'
import { PromoCard } from './promo-card.tsx'
import { RoomStage } from './room-stage.tsx'

/** HM-02: side promos appear beside the main one only when there are exactly two. */
const sidePromos = 2

/** The first thing a visitor sees: one large promo, or one with two beside it. A room takes the place of the large one. */
export function Promos(props: { main: Promo; room?: Room | null; extra: readonly Promo[] }) {
  const { main, room, extra } = props
  const largeLook = clsx('lg:min-h-[34rem]', extra.length === sidePromos && 'lg:row-span-2')
  const side = extra.length === sidePromos ? extra : []
  return (
    <Container width="wide" className="pt-4 lg:pt-6">
      <div
        className={clsx('grid grid-cols-1 gap-4', side.length > 0 && 'lg:grid-cols-[2fr_1fr] lg:grid-rows-2')}
      >
        {room ? (
          <RoomStage room={room} className={largeLook} />
        ) : (
          <PromoCard promo={main} isMain className={largeLook} />
        )}
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
