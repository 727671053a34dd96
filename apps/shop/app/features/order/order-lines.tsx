import type { EnergyLabel as EnergyClass } from '@sluimer/contract/catalog/energy-label'
import type { Image } from '@sluimer/contract/platform/primitives'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { WholeWords } from '../../ui/text/whole-words.tsx'
import { EnergyMark } from '../energy/energy-label.tsx'
import { BedParts } from './bed-parts.tsx'
import { MadeToMeasureNote } from './made-to-measure-note.tsx'

interface Line {
  id: string
  name: string
  title: string
  /** What the shopper composed; null for other goods. */
  configuration?: { parts: readonly { title: string; value: string }[] } | null
  made_to_measure: boolean
  quantity: number
  row_total: number
  discount: number
  thumbnail: Image | null
  /** Where the goods are found now. */
  link?: string
  delivery?: string
  /** For goods that are not bought yet: a light source must show its class beside its price. */
  energy_label?: EnergyClass | null
  energy_label_link?: string | null
}

/** The goods in short: picture, name, options, number, and price. */
export function OrderLines({ items, isLinked = false }: { items: readonly Line[]; isLinked?: boolean }) {
  return (
    <ul className="flex flex-col gap-4 print:gap-2">
      {items.map((item) => (
        <li key={item.id} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3">
          <Picture
            image={item.thumbnail}
            sizes="4rem"
            // The picture of a composed bed says more than the name beside it.
            isDecorative={!item.configuration}
            shape="styled"
            className="size-16 rounded-field"
          />
          <div className="text-sm">
            <div className="flex items-start justify-between gap-3 font-semibold">
              <p className="min-w-0 text-balance">
                {isLinked && item.link ? (
                  <Link
                    to={item.link}
                    className="-my-3 inline-block py-3 underline-offset-4 hover:text-pine hover:underline"
                  >
                    {item.name}
                  </Link>
                ) : (
                  item.name
                )}
              </p>
              <LineSum item={item} />
            </div>
            {item.configuration ? (
              <BedParts {...{ item, items }} />
            ) : (
              item.title && (
                <p className="text-ink-soft print:inline">
                  <WholeWords text={item.title} />
                </p>
              )
            )}
            {/* On paper it stands behind the options, which saves a line for each of the goods. */}
            <p className="text-ink-soft print:inline print:not-first:not-nth-2:before:content-['_·_']">
              Aantal: {item.quantity}
            </p>
            {item.made_to_measure && <MadeToMeasureNote />}
            <EnergyMark {...item} />
            {item.delivery && <p className="text-balance text-pine">{keepDays(item.delivery)}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function LineSum({ item }: { item: Pick<Line, 'row_total' | 'discount'> }) {
  return (
    <p className="shrink-0 text-right tabular-nums">
      <Amount cents={item.row_total} />
      {item.discount > 0 && (
        <span className="block font-normal whitespace-nowrap text-pine">
          <Amount cents={-item.discount} />
        </span>
      )}
    </p>
  )
}
