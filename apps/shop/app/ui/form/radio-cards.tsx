import { clsx } from 'clsx'
import { useId } from 'react'
import { FieldError, toErrorId } from './field-error.tsx'

export interface RadioCard {
  value: string
  title: React.ReactNode
  description?: React.ReactNode
  /** At the end of the card: a price, a logo. */
  trailing?: React.ReactNode
  /** Shown inside the card only while it is chosen: fields that belong to the choice. */
  detail?: React.ReactNode
  isDisabled?: boolean
}

export interface RadioCardsProps {
  legend: React.ReactNode
  isLegendHidden?: boolean
  name: string
  cards: readonly RadioCard[]
  defaultValue?: string | undefined
  /** With `onChange`, the caller keeps the choice. */
  value?: string | undefined
  onChange?: (value: string) => void
  error?: string | undefined
  isRequired?: boolean
  className?: string
}

/** A choice out of a few cards: delivery ways, payment methods. The id of the group is its `name`. */
export function RadioCards(props: RadioCardsProps) {
  const groupId = useId()
  const { error, name } = props
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={error ? toErrorId(groupId) : undefined}
      className={clsx('min-w-0', props.className)}
    >
      <legend className={props.isLegendHidden ? 'sr-only' : 'mb-3 text-lg font-semibold'}>
        {props.legend}
      </legend>
      <div className="flex flex-col gap-2">
        {props.cards.map((card) => (
          <Card key={card.value} card={card} group={props} />
        ))}
      </div>
      <div className="mt-1.5">
        <FieldError fieldId={groupId} message={error} />
      </div>
    </fieldset>
  )
}

function Card({ card, group }: { card: RadioCard; group: RadioCardsProps }) {
  const { onChange } = group
  const id = useId()
  return (
    <div
      className={clsx(
        'group/card rounded-card border border-bark bg-paper transition-colors duration-150',
        // Looks only at the card's own radio: a chosen option of a list in its details is `:checked` too.
        'has-[>label>input:checked]:border-pine has-[>label>input:checked]:bg-pine-mist has-[>label>input:checked]:ring-1 has-[>label>input:checked]:ring-pine',
        card.isDisabled ? 'bg-linen text-ink-soft' : 'hover:border-pine',
      )}
    >
      {/* The description continues under the trailing part, and on a phone under the radio too, so that it has the whole width. */}
      <label
        htmlFor={id}
        className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3.5 px-4 py-3"
      >
        <input
          id={id}
          type="radio"
          name={group.name}
          value={card.value}
          required={group.isRequired}
          disabled={card.isDisabled}
          className="size-6 shrink-0 appearance-none rounded-full border border-bark bg-paper transition-[border-width] duration-150 checked:border-7 checked:border-pine"
          {...(onChange
            ? { checked: group.value === card.value, onChange: () => onChange(card.value) }
            : { defaultChecked: group.defaultValue === card.value })}
        />
        <span className="font-semibold">{card.title}</span>
        {card.trailing && <span className="text-right font-semibold">{card.trailing}</span>}
        {card.description && (
          <span className="col-span-2 col-start-2 text-sm text-ink-soft max-[26rem]:col-span-full">
            {card.description}
          </span>
        )}
      </label>
      {card.detail && (
        <div className="hidden px-4 pb-4 group-has-[>label>input:checked]/card:block sm:pl-13.5">
          {card.detail}
        </div>
      )}
    </div>
  )
}
