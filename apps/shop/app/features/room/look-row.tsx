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
    <li className="grid grid-cols-[min(5rem,20vw)_minmax(0,1fr)] items-start gap-x-[min(1rem,4vw)] border-b border-sand py-4 sm:max-lg:grid-cols-[6rem_minmax(0,1fr)_12rem]">
      <Picture
        image={piece.image}
        sizes="6rem"
        isDecorative
        shape="square"
        className="row-span-3 rounded-card"
      />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          {piece.label}
          {quantity > 1 && `, ${quantity} stuks`}
        </p>
        <Link
          to={piece.link}
          className="font-semibold underline-offset-4 wrap-anywhere hover:text-pine hover:underline"
        >
          {title}
        </Link>
      </div>
      <div className="min-w-0 max-sm:mt-1 sm:max-lg:row-span-2 lg:mt-1">
        {variant.available ? (
          <>
            <ProductPrice price={variant.price} size="small" />
            {quantity > 1 && <p className="text-sm text-ink-soft">per stuk</p>}
            <EnergyMark {...piece} />
            {variant.deal && <DealMark key={variant.deal.ends_at} deal={variant.deal} />}
          </>
        ) : (
          <p className="text-sm text-ink-soft">Uitverkocht</p>
        )}
      </div>
      <div className="col-start-2 min-w-0">
        {piece.variants.length > 1 ? (
          <SelectField
            label={`Maat van ${title}`}
            isLabelHidden
            name={itemField}
            value={variant.variant_id}
            onChange={(event) => onChoose(event.target.value)}
            options={piece.variants.map((one) => toOption(one, piece.variants))}
            className="mt-2"
          />
        ) : (
          variant.available && <input type="hidden" name={itemField} value={variant.variant_id} />
        )}
        {quantity > 1 &&
          piece.variants.map(({ variant_id: id }) => (
            <input key={id} type="hidden" name={toQuantityField(id)} value={quantity} />
          ))}
      </div>
    </li>
  )
}

/** The list is too narrow for the words in brackets behind a size, which the product's page shows. */
const withoutRemark = (title: string) => title.replace(/ \([^()]*\)$/, '')

function toOption({ variant_id: value, title, price, available }: LookVariant, all: readonly LookVariant[]) {
  const short = withoutRemark(title)
  const isAmbiguous = all.filter((other) => withoutRemark(other.title) === short).length > 1
  return {
    value,
    label: `${isAmbiguous ? title : short}, ${available ? formatEuro(price.price) : 'uitverkocht'}`,
    isDisabled: !available,
  }
}
