import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'

export interface QuantityFieldProps {
  name?: string
  /** The name of the field for screen readers: 'Aantal Dekbedovertrek Duin'. */
  label?: string
  defaultValue?: number
  min?: number
  /** At most the stock. */
  max: number
  isDisabled?: boolean
  /** Receives a new whole quantity within the bounds, after a press or when the field loses the focus. */
  onCommit?: (quantity: number) => void
  /** A new value each time a quantity was refused: the field then shows `defaultValue` again. */
  refusal?: unknown
  className?: string
}

/** A quantity: a number field for any form, with minus and plus beside it where scripts run. */
export function QuantityField(props: QuantityFieldProps) {
  const { label = 'Aantal', name = 'quantity', defaultValue = 1, min = 1, max, isDisabled } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const committed = useRef(defaultValue)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal leaves the value as it was.
  useEffect(() => {
    committed.current = defaultValue
    if (input.current) input.current.value = String(defaultValue)
  }, [defaultValue, props.refusal])

  function commit(wanted: number) {
    const quantity = Math.min(
      max,
      Math.max(min, Number.isFinite(wanted) ? Math.round(wanted) : committed.current),
    )
    if (input.current) input.current.value = String(quantity)
    if (quantity === committed.current) return
    committed.current = quantity
    props.onCommit?.(quantity)
  }
  const step = (by: number) => commit((input.current?.valueAsNumber ?? committed.current) + by)

  return (
    <div
      className={clsx(
        'inline-flex h-12 items-stretch overflow-clip rounded-full border border-bark bg-paper',
        'focus-within:border-pine has-disabled:bg-linen',
        props.className,
      )}
    >
      <StepButton label={`${label}: een minder`} isDisabled={isDisabled} onPress={() => step(-1)}>
        <Minus className="size-4.5" aria-hidden="true" />
      </StepButton>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        defaultValue={defaultValue}
        disabled={isDisabled}
        required
        onBlur={(event) => commit(event.target.valueAsNumber)}
        className="field-plain w-11 bg-transparent text-center font-semibold tabular-nums noscript:w-16"
      />
      <StepButton label={`${label}: een meer`} isDisabled={isDisabled} onPress={() => step(1)}>
        <Plus className="size-4.5" aria-hidden="true" />
      </StepButton>
    </div>
  )
}

function StepButton(props: {
  label: string
  isDisabled: boolean | undefined
  onPress: () => void
  children: React.ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={props.isDisabled}
      onClick={props.onPress}
      className="grid w-[min(2.75rem,12vw)] place-items-center rounded-full text-pine transition-colors hover:bg-pine-mist noscript:hidden"
    >
      {props.children}
    </button>
  )
}
