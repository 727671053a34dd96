import type { LookVariant, RoomPiece } from '@sluimer/contract/content/room'
import { formatEuro } from '@sluimer/domain/money/euro'
import { Link } from 'react-router'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { DealMark } from '../deal/deal-mark.tsx'
import { EnergyMark } from '../energy/energy-label.tsx'
import { ProductPrice } from '../tile/product-price.tsx'
import { type Chosen, findLookVariant } from './look-choice.ts'
import { itemField, toQuantityField } from './look-form.ts'

/** One piece of a look: its picture, its name, its size where one is left to choose, and its price. */
export function LookRow(props: { piece: RoomPiece; chosen: Chosen; onChoose: (variantId: string) => void }) {
  const { piece, onChoose } = props
  const variant = findLookVariant(piece, props.chosen)
  if (variant === undefined) return null
  const { title, quantity } = piece
  return (
    <li className="flex gap-4 border-b border-sand py-4">
      <Picture
        image={piece.image}
        sizes="6rem"
        isDecorative
        className="size-20 shrink-0 rounded-card sm:size-24"
      />
      <div className="min-w-0 grow">
        <p className="text-sm text-ink-soft">
          {piece.label}
          {quantity > 1 && `, ${quantity} stuks`}
        </p>
        <Link to={piece.link} className="font-semibold underline-offset-4 hover:text-pine hover:underline">
          {title}
        </Link>
        {piece.variants.length > 1 ? (
          <SelectField
            label={`Maat van ${title}`}
            isLabelHidden
            name={itemField}
            value={variant.variant_id}
            onChange={(event) => onChoose(event.target.value)}
            options={piece.variants.map(toOption)}
            className="mt-1.5 max-w-72"
          />
        ) : (
          variant.available && <input type="hidden" name={itemField} value={variant.variant_id} />
        )}
        {quantity > 1 &&
          piece.variants.map(({ variant_id: id }) => (
            <input key={id} type="hidden" name={toQuantityField(id)} value={quantity} />
          ))}
      </div>
      <div className="flex max-w-32 shrink-0 flex-col items-end gap-1 text-right">
        {variant.available ? (
          <>
            <ProductPrice price={variant.price} size="small" />
            {quantity > 1 && <span className="text-sm text-ink-soft">per stuk</span>}
            <EnergyMark {...piece} />
            {variant.deal && <DealMark key={variant.deal.ends_at} deal={variant.deal} />}
          </>
        ) : (
          <span className="text-sm text-ink-soft">Uitverkocht</span>
        )}
      </div>
    </li>
  )
}

function toOption({ variant_id: value, title, price, available }: LookVariant) {
  return {
    value,
    label: `${title}, ${available ? formatEuro(price.price) : 'uitverkocht'}`,
    isDisabled: !available,
  }
}
