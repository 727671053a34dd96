import type { ListedOrder } from '@sluimer/contract/account/order-schemas'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Amount } from '../../../ui/price/price.tsx'
import { toOwnOrderPath } from '../../order/own-order-path.ts'
import { describeGoods, describeJoining } from './order-words.ts'

/** So many pictures stand side by side on the smallest phone. */
const mostPictures = 3

/** An order in short: what it was, how it stands, and the way to all about it. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const { goods, progress } = order
  const hidden = goods.length - mostPictures
  return (
    <li className="relative rounded-card border border-sand bg-paper p-5 transition-colors hover:border-pine">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <p className="text-lg font-semibold">{progress.words}</p>
        <p className="font-semibold whitespace-nowrap tabular-nums">
          <Amount cents={order.grand_total} />
        </p>
      </div>
      {progress.detail !== '' && <p className="text-pine">{keepDays(progress.detail)}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-4">
        <ul className="flex gap-2" aria-hidden="true">
          {goods.slice(0, mostPictures).map(({ name, thumbnail }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: goods of an order never change places.
            <li key={`${name}-${at}`}>
              <Picture
                image={thumbnail}
                sizes="4rem"
                isDecorative
                shape="styled"
                className="size-16 rounded-field"
              />
            </li>
          ))}
          {hidden > 0 && (
            <li className="grid size-16 place-items-center rounded-field bg-linen text-sm font-semibold">
              +{hidden}
            </li>
          )}
        </ul>
        <p className="min-w-0 flex-1 basis-48 text-sm">{describeGoods(goods)}</p>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-sand pt-3 text-sm">
        <div>
          <p>
            <Link
              to={toOwnOrderPath(order.order_id)}
              className="font-semibold text-pine underline underline-offset-4 after:absolute after:inset-0 after:rounded-card"
            >
              Bestelling {order.order_number}
            </Link>{' '}
            <span className="inline-block text-ink-soft">
              van {formatDutchDate(toAmsterdamDate(new Date(order.placed_at)))}
            </span>
          </p>
          <p className="text-ink-soft">Geplaatst {describeJoining(order.joined)}</p>
        </div>
        {order.payable && (
          <ButtonLink
            to={`/checkout/betalen/${encodeURIComponent(order.order_id)}/`}
            size="small"
            // Above the link that covers the card.
            className="z-10"
          >
            Betaal alsnog
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
