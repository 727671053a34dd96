import type { CartItem } from '@sluimer/contract/cart/schemas'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { LineTotal, PiecePrice } from '../cart/line-price.tsx'
import { EnergyMark } from '../energy/energy-label.tsx'
import { MadeToMeasureNote } from '../order/made-to-measure-note.tsx'

/** The goods that an agent chose, with what must be known of them before they are bought. */
export function ProposalLines({ items }: { items: readonly CartItem[] }) {
  return (
    <ul className="mt-6 flex flex-col divide-y divide-sand border-y border-sand">
      {items.map((item) => (
        <li key={item.id} className="grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] gap-x-4 py-5">
          <Picture image={item.thumbnail} sizes="6rem" isDecorative shape="square" className="rounded-card" />
          <div className="flex min-w-0 flex-col gap-1">
            <div className="flex flex-wrap items-start justify-between gap-x-4">
              <h2 className="min-w-0 grow basis-32 font-sans text-base leading-snug font-semibold">
                <Link to={item.link} className="hover:underline">
                  {item.name}
                </Link>
              </h2>
              <LineTotal item={item} />
            </div>
            <p className="text-sm text-ink-soft">{[item.title, item.brand].filter(Boolean).join(' · ')}</p>
            <p className="text-sm">Aantal: {item.quantity}</p>
            <PiecePrice item={item} />
            {item.made_to_measure && <MadeToMeasureNote hasIcon />}
            <EnergyMark {...item} />
            {item.promotion && <p className="text-sm font-semibold text-pine">{item.promotion}</p>}
            <p className="text-sm text-pine">{item.delivery}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
