import type { Sample } from '@sluimer/contract/catalog/sample'
import { maxSamples } from '@sluimer/domain/sample/sample-limit'
import { samplesPath } from '@sluimer/domain/sample/samples-path'
import { Mail } from 'lucide-react'
import { useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { useEachAnswer } from '../../lib/api/use-each-answer.ts'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { TickBox } from '../../ui/form/tick-box.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { SampleAnswer } from './sample-answer.ts'

/** The samples of a wide screen's first row. */
const firstRow = 6

export interface SamplePickerProps {
  samples: readonly Sample[]
  /** The answer to a form that was sent without scripts. */
  answer?: SampleAnswer | undefined
}

/** Lets shoppers pick up to five free samples. Without scripts the form leads to the cart, or to the page that says why not. */
export function SamplePicker({ samples, answer: posted }: SamplePickerProps) {
  const fetcher = useFetcher<SampleAnswer>()
  const isHydrated = useIsHydrated()
  const answer = fetcher.data ?? posted
  const [picked, setPicked] = useState<readonly string[]>(posted?.ok === false ? posted.picked : [])
  useEachAnswer(fetcher.data, ({ ok }) => {
    if (ok) setPicked([])
  })
  const isFull = picked.length >= maxSamples
  const toggle = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])
  return (
    <fetcher.Form method="post" action={samplesPath}>
      {isHydrated && <input type="hidden" name="via" value="script" />}
      <fieldset className="min-w-0">
        <legend className="mb-3 font-semibold">Kies tot en met {maxSamples} stoffen</legend>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(min(100%,6.75rem),calc((100%-3.125rem)/6)),1fr))] gap-2.5">
          {samples.map((sample, index) => {
            const isPicked = picked.includes(sample.variant_id)
            return (
              <li key={sample.variant_id}>
                <SampleCard
                  sample={sample}
                  isPicked={isPicked}
                  place={index}
                  // Before the scripts are there, and without them, the api counts.
                  isDisabled={!sample.available || (isHydrated && isFull && !isPicked)}
                  onToggle={() => toggle(sample.variant_id)}
                />
              </li>
            )
          })}
        </ul>
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button isLoading={fetcher.state !== 'idle'} icon={<Mail className="size-5" aria-hidden="true" />}>
          Bestel gratis stalen
        </Button>
        <p role="status" className="text-ink-soft">
          <span className="noscript:hidden">{`${picked.length} van ${maxSamples} gekozen`}</span>
        </p>
      </div>
      <div aria-live="polite">
        {fetcher.state === 'idle' && answer !== undefined && <SampleOutcome answer={answer} />}
      </div>
    </fetcher.Form>
  )
}

function SampleCard(props: {
  sample: Sample
  place: number
  isPicked: boolean
  isDisabled: boolean
  onToggle: () => void
}) {
  const { sample, place, isPicked, isDisabled, onToggle } = props
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="edged relative flex h-full cursor-pointer flex-col overflow-hidden rounded-card border border-sand bg-paper has-checked:border-pine has-checked:ring-2 has-checked:ring-pine has-disabled:cursor-default has-disabled:opacity-60"
    >
      <Picture
        image={sample.image}
        sizes="(min-width: 100rem) 16rem, (min-width: 62rem) 12rem, 10rem"
        isPriority={place === 0}
        isEager={place < firstRow}
        isDecorative
        shape="square"
        className="w-full"
      />
      <TickBox
        id={id}
        name="item_id"
        value={sample.variant_id}
        checked={isPicked}
        disabled={isDisabled}
        onChange={onToggle}
        className="absolute top-4 left-4"
      />
      <span className="flex min-h-11 flex-col justify-center px-2.5 py-2 wrap-break-word hyphens-auto">
        {sample.title}
        {!sample.available && <span className="text-sm">even niet op voorraad</span>}
      </span>
    </label>
  )
}

function SampleOutcome({ answer }: { answer: SampleAnswer }) {
  if (!answer.ok)
    return (
      <Alert tone="error" className="mt-4">
        {answer.message}
      </Alert>
    )
  const words = answer.count === 1 ? 'Je staal ligt' : 'Je stalen liggen'
  return (
    <Alert tone="success" title={`${words} in je winkelwagen`} className="mt-4">
      <p>We sturen ze gratis door de brievenbus zodra je bestelt.</p>
      <ButtonLink to="/cart/" variant="secondary" size="small" className="mt-2">
        Naar je winkelwagen
      </ButtonLink>
    </Alert>
  )
}
