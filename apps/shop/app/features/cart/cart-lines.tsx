import type { CartItem } from '@sluimer/contract/cart/schemas'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { Tag, Trash2, Truck } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { QuantityField } from '../../ui/form/quantity-field.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { DottedParts } from '../../ui/text/dotted-parts.tsx'
import { WholeWords } from '../../ui/text/whole-words.tsx'
import type { CartChange } from '../add-to-cart/cart-change.ts'
import { DealMark } from '../deal/deal-mark.tsx'
import { EnergyMark } from '../energy/energy-label.tsx'
import { formatFirstParts } from '../order/bed-parts.tsx'
import { MadeToMeasureNote } from '../order/made-to-measure-note.tsx'
import { BedNote } from './bed-note.tsx'
import { LineTotal, PiecePrice, PriceRise } from './line-price.tsx'
import { toLineId } from './use-removed-line.ts'

/** The lines of the cart, each with its own forms, so that one slow change never blocks another. */
export function CartLines({ items }: { items: readonly CartItem[] }) {
  return (
    <ul className="flex flex-col divide-y divide-sand border-y border-sand">
      {items.map((item) => (
        <CartLine key={item.id} {...{ item, items }} />
      ))}
    </ul>
  )
}

function CartLine({ item, items }: { item: CartItem; items: readonly CartItem[] }) {
  const fetcher = useFetcher<CartChange>({ key: `cart-item-${item.id}` })
  // The title of a bed names all its parts, which stand below.
  const title = item.configuration ? formatFirstParts(item, items) : item.title
  const name = title ? `${item.name}, ${title}` : item.name
  const refusal = fetcher.data?.ok === false ? fetcher.data : undefined
  const problem = refusal?.error.message ?? (item.available ? undefined : formatShortage(item))
  const send = (fields: Record<string, string>) =>
    fetcher.submit({ ...fields, item_id: item.id, via: 'script' }, { method: 'post', action: '/cart/' })
  return (
    <li
      id={toLineId(item.id)}
      className="grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] gap-x-4 py-5 sm:grid-cols-[8rem_1fr] sm:gap-x-6"
      aria-busy={fetcher.state !== 'idle'}
    >
      <LinePicture item={item} />
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <h2 className="min-w-0 grow basis-32 font-sans text-base leading-snug font-semibold sm:text-lg">
            <Link to={item.link} className="hover:underline">
              {item.name}
            </Link>
          </h2>
          <LineTotal item={item} />
        </div>
        <p className="text-sm text-ink-soft">
          <DottedParts
            parts={[title, item.brand].filter(Boolean).map((part) => <WholeWords key={part} text={part} />)}
          />
        </p>
        {item.configuration && <BedNote bed={item.configuration} link={item.link} isSold={item.stock > 0} />}
        {item.made_to_measure && <MadeToMeasureNote hasIcon />}
        <PiecePrice item={item} />
        <PriceRise item={item} />
        <EnergyMark {...item} />
        {item.deal && <DealMark key={item.deal.ends_at} deal={item.deal} />}
        {item.deal_note && <p className="text-sm text-honey">{item.deal_note}</p>}
        {item.code_note && <p className="text-sm text-ink-soft">{item.code_note}</p>}
        {item.promotion && (
          <p className="flex items-start gap-2 text-sm font-semibold text-pine">
            <Tag className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {item.promotion}
          </p>
        )}
        <p className="flex items-start gap-2 text-sm text-pine">
          <Truck className="mt-1 size-4 shrink-0" aria-hidden="true" />
          {keepDays(item.delivery)}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
          {!item.sample && (
            <fetcher.Form method="post" action="/cart/" className="flex items-center gap-2">
              <input type="hidden" name="intent" value="update" />
              <input type="hidden" name="item_id" value={item.id} />
              <QuantityField
                label={`Aantal ${name}`}
                defaultValue={item.quantity}
                max={Math.max(item.stock, 1)}
                refusal={refusal}
                onCommit={(quantity) => send({ intent: 'update', quantity: String(quantity) })}
              />
              <Button variant="quiet" size="small" className="not-noscript:hidden">
                Bijwerken
              </Button>
            </fetcher.Form>
          )}
          <fetcher.Form method="post" action="/cart/">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="item_id" value={item.id} />
            <Button
              variant="quiet"
              size="small"
              className="max-sm:px-0!"
              icon={<Trash2 className="size-4 max-sm:hidden" aria-hidden="true" />}
              aria-label={`${name} verwijderen`}
            >
              Verwijderen
            </Button>
          </fetcher.Form>
        </div>
        {problem && (
          <p role="alert" className="mt-1 text-sm font-semibold text-error">
            {problem}
          </p>
        )}
      </div>
    </li>
  )
}

/** The words beside it name the article, so that only the picture of a composed bed, which says more, is read out. */
function LinePicture({ item }: { item: CartItem }) {
  const isComposed = item.configuration !== null
  return (
    <Link to={item.link} tabIndex={-1} aria-hidden={!isComposed}>
      <Picture
        image={item.thumbnail}
        sizes="8rem"
        isDecorative={!isComposed}
        shape="square"
        className="rounded-card"
      />
    </Link>
  )
}

/** CO-08: says on the line itself, long before payment, that it cannot be delivered any more. */
function formatShortage({ stock, configuration }: CartItem): string {
  if (configuration !== null && configuration.problem !== null)
    return 'Pas dit bed aan of haal het uit je winkelwagen om verder te gaan.'
  // Beds are made to order, so that only a set that is no longer sold has none.
  if (stock === 0 && configuration !== null)
    return 'Deze boxspring verkopen we niet meer. Haal hem uit je winkelwagen om verder te gaan.'
  if (stock === 0) return 'Dit artikel is uitverkocht. Haal het uit je winkelwagen om verder te gaan.'
  return `Hiervan zijn er nog ${stock}. Pas het aantal aan om verder te gaan.`
}
