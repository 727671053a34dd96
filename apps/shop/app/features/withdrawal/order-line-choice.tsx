import type { WithdrawableOrder } from '@sluimer/contract/service/schemas'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { clsx } from 'clsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'

/** The lines of the shopper's order to choose from. Goods made to measure are apart, since the law excludes them. */
export function OrderLineChoice(props: {
  order: WithdrawableOrder
  name: string
  chosen: readonly string[]
}) {
  const { order, name, chosen } = props
  const open = order.lines.filter((line) => !line.made_to_measure)
  const excluded = order.lines.filter((line) => line.made_to_measure)
  return (
    <fieldset className="rounded-card border border-sand p-5">
      <legend className="px-1.5 text-sm font-semibold">Van welke artikelen zie je af?</legend>
      {open.length > 0 && (
        <p className="text-sm text-ink-soft">
          Kies niets als het om de hele bestelling gaat.
          {order.last_day && ` Je bedenktijd loopt tot en met ${formatDutchDate(order.last_day)}.`}
        </p>
      )}
      <div className="mt-1">
        {open.map((line) => (
          <CheckboxField
            key={line.id}
            name={name}
            value={line.id}
            defaultChecked={chosen.includes(line.id)}
            label={<LineName line={line} />}
          />
        ))}
      </div>
      {excluded.length > 0 && (
        <div className={clsx(open.length > 0 && 'mt-3 border-t border-sand pt-3')}>
          <p className="text-sm font-semibold">Op maat gemaakt: hiervoor geldt de bedenktijd niet</p>
          <ul className="mt-1 text-ink-soft">
            {excluded.map((line) => (
              <li key={line.id}>
                <LineName line={line} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  )
}

function LineName({ line: { quantity, name, title } }: { line: WithdrawableOrder['lines'][number] }) {
  return (
    <>
      {quantity > 1 && `${quantity} × `}
      {name}
      {title !== '' && <span className="text-ink-soft">, {title}</span>}
    </>
  )
}
