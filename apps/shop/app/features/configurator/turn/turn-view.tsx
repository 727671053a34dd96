import { describeBed } from '@sluimer/domain/configurator/bed/describe-bed'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { clsx } from 'clsx'
import { LoaderCircle, Minus, Plus, RotateCcw, RotateCw, X } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { BedSet } from '../set/bed-set.ts'
import { listUndrawn } from '../words/undrawn-choices.ts'
import { describeAngle } from './describe-angle.ts'
import { RoomLink } from './room-link.tsx'
import { type TurnedModel, toShownBed } from './to-shown-bed.ts'
import { useTurning } from './use-turning.ts'
import { useViewer } from './use-viewer.ts'

export interface TurnViewProps {
  set: BedSet
  model: TurnedModel
  choices: Choices
  onClose: () => void
  /** Called when the bed cannot be shown. */
  onFail: () => void
}

/** The bed as it is chosen so far in three dimensions, in the place of its picture. It follows every choice at once. */
export function TurnView({ set, model, choices, onClose, onFail }: TurnViewProps) {
  const hintId = useId()
  const host = useRef<HTMLDivElement>(null)
  const bed = useMemo(() => toShownBed(set, model, choices), [set, model, choices])
  const viewer = useViewer(host, model.url, onFail)
  const { angle, press } = useTurning(host, viewer)
  const spoken = useSettled(describeAngle(angle))
  const { properties } = set.configurator.definition
  const shown = { ...set.defaultChoices, ...choices }
  const undrawn = listUndrawn(properties, shown, model.properties)
  const told = properties.filter((property) => !undrawn.includes(property))
  const phrase = describeBed(set.name, { properties: told }, shown)

  useEffect(() => viewer?.show(bed), [viewer, bed])
  useEffect(() => host.current?.focus({ preventScroll: true }), [])

  return (
    // Keys count wherever the focus is within: on the bed and on its buttons.
    // biome-ignore lint/a11y/noStaticElementInteractions: the bed inside has the role; Escape closes it from its buttons too.
    <div
      data-bed-turn={viewer ? 'ready' : 'loading'}
      className="relative h-[31svh] min-h-52 w-full overflow-hidden bg-[#f2ede5] sm:h-80 lg:aspect-3/2 lg:h-auto lg:rounded-card print:hidden"
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        if (event.key === 'Escape') onClose()
        else if (!press(event.key)) return
        event.preventDefault()
      }}
    >
      <div
        ref={host}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is turned by keys.
        tabIndex={0}
        aria-label={`Draaibaar beeld: ${phrase}`}
        aria-describedby={hintId}
        // One finger across turns the bed; up and down scrolls the page.
        className="absolute inset-0 cursor-grab touch-pan-y outline-offset-[-3px] active:cursor-grabbing"
      />
      {!viewer && (
        <p
          role="status"
          className="pointer-events-none absolute inset-0 grid place-items-center text-ink-soft"
        >
          <span className="inline-flex items-center gap-2">
            <LoaderCircle aria-hidden="true" className="size-5 animate-spin motion-reduce:animate-none" />
            Je bed wordt in 3D geladen
          </span>
        </p>
      )}
      <p id={hintId} className="sr-only">
        Draai met de pijltjes, zoom met plus en min, begin opnieuw met Home en sluit met Escape.
      </p>
      <p aria-live="polite" className="sr-only">
        {viewer && spoken}
      </p>
      <IconButton
        look="floating"
        label="Terug naar de foto"
        icon={<X aria-hidden="true" />}
        onClick={onClose}
        className="absolute top-2 right-2"
      />
      <div className={clsx('absolute top-2 left-2', !viewer && 'invisible')}>
        <RoomLink {...{ set, model, choices }} />
      </div>
      <div className={clsx('absolute right-2 bottom-2 flex gap-2', !viewer && 'invisible')}>
        <IconButton
          look="floating"
          label="Draai naar links"
          icon={<RotateCw />}
          onClick={() => press('ArrowLeft')}
        />
        <IconButton
          look="floating"
          label="Draai naar rechts"
          icon={<RotateCcw />}
          onClick={() => press('ArrowRight')}
        />
        <IconButton look="floating" label="Verder weg" icon={<Minus />} onClick={() => press('-')} />
        <IconButton look="floating" label="Dichterbij" icon={<Plus />} onClick={() => press('+')} />
      </div>
    </div>
  )
}

/** A turning bed is described once it stands still. */
const settledAfterMs = 600

/** Returns words once they have stayed the same for a moment, so that a screen reader does not say each of them. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), settledAfterMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
