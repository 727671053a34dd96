import { Slider } from '@base-ui/react/slider'
import { useEffect, useRef, useState } from 'react'
import { controlLook } from './field-frame.tsx'

export type Range = readonly [from: number, to: number]

export interface RangeSliderProps {
  /** The name of the range: 'Prijs'. */
  label: string
  min: number
  max: number
  value: Range
  /** Before each number: '€'. */
  unit?: string
  step?: number
  /** Names of the two number fields, for a form that is sent without scripts. */
  names?: { from: string; to: string }
  /** Called with new bounds when the thumbs are released, or when a field loses the focus. */
  onCommit: (range: Range) => void
}

/** A range with two thumbs and two number fields; the fields alone where scripts do not run. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, value, step = 1, onCommit } = props
  const [from, to] = value
  const [range, setRange] = useState<Range>([from, to])
  useEffect(() => setRange([from, to]), [from, to])

  function commit(next: Range) {
    const bounded = limitRange(next, min, max)
    setRange(bounded)
    if (bounded[0] !== from || bounded[1] !== to) onCommit(bounded)
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <Slider.Root
        value={range}
        min={min}
        max={max}
        step={step}
        disabled={min >= max}
        onValueChange={(next) => setRange(asRange(next))}
        onValueCommitted={(next) => commit(asRange(next))}
        className="noscript:hidden"
      >
        <Slider.Control className="flex h-11 touch-none items-center px-3 select-none">
          <Slider.Track className="edged h-1.5 w-full rounded-full bg-sand">
            <Slider.Indicator className="edged rounded-full bg-pine" />
            <Thumb index={0} label={`${label} vanaf`} unit={props.unit} />
            <Thumb index={1} label={`${label} tot en met`} unit={props.unit} />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <Bound {...props} side="from" value={range[0]} onLeave={(next) => commit([next, range[1]])} />
        <Bound {...props} side="to" value={range[1]} onLeave={(next) => commit([range[0], next])} />
      </div>
    </fieldset>
  )
}

function Thumb({ index, label, unit }: { index: number; label: string; unit: string | undefined }) {
  return (
    <Slider.Thumb
      index={index}
      aria-label={label}
      getAriaValueText={(formatted) => (unit ? `${unit} ${formatted}` : formatted)}
      className="size-7 rounded-full border-2 border-pine bg-paper shadow-card has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-pine"
    />
  )
}

function Bound(
  props: Pick<RangeSliderProps, 'min' | 'max' | 'label' | 'unit' | 'names' | 'step'> & {
    side: 'from' | 'to'
    value: number
    onLeave: (value: number) => void
  },
) {
  const { value } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = String(value)
  }, [value])
  return (
    <label className="text-sm font-semibold">
      {props.side === 'from' ? 'Vanaf' : 'Tot en met'}
      <span className="sr-only"> ({props.label})</span>
      <span className="relative mt-1 block font-normal">
        {props.unit && (
          <span className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft">{props.unit}</span>
        )}
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          name={props.names?.[props.side]}
          min={props.min}
          max={props.max}
          step={props.step ?? 1}
          defaultValue={value}
          onBlur={(event) => props.onLeave(event.target.valueAsNumber)}
          className={`field-plain ${controlLook} ${props.unit ? 'pl-8' : ''}`}
        />
      </span>
    </label>
  )
}

/** Returns both bounds inside the limits and in order; a bound that is not a number becomes the limit. */
export function limitRange([from, to]: Range, min: number, max: number): Range {
  const within = (value: number, otherwise: number) =>
    Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : otherwise
  const bounds = [within(from, min), within(to, max)]
  return [Math.min(...bounds), Math.max(...bounds)]
}

function asRange(value: number | readonly number[]): Range {
  const [from, to] = typeof value === 'number' ? [value, value] : value
  return [from ?? 0, to ?? 0]
}
