import type { WizardAnswer } from '@sluimer/contract/wizard/schemas'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Picture } from '../../ui/picture/picture.tsx'
import { Words } from '../../ui/text/words.tsx'

export interface AnswerCardProps {
  answer: WizardAnswer
  name: string
  isMultiselect: boolean
  isChosen: boolean
  /** Whether it suits the visitor's own bed. */
  isOwn: boolean
  onGive: (answerId: string) => void
}

/** One answer: a radio button, or a box where several may be chosen. It says when it would leave no products. */
export function AnswerCard({ answer, name, isMultiselect, isChosen, isOwn, onGive }: AnswerCardProps) {
  const id = useId()
  const leavesNothing = answer.count === 0 && !isChosen
  return (
    <label
      htmlFor={id}
      className={clsx(
        'relative flex min-h-16 items-center gap-3.5 rounded-card border px-4 py-3 transition-colors duration-150',
        'has-checked:border-pine has-checked:bg-pine-mist has-checked:ring-1 has-checked:ring-pine',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine',
        leavesNothing ? 'border-sand bg-linen text-ink-soft' : 'border-bark bg-paper hover:border-pine',
      )}
    >
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          id={id}
          type={isMultiselect ? 'checkbox' : 'radio'}
          name={name}
          value={answer.id}
          checked={isChosen}
          disabled={leavesNothing}
          onChange={() => onGive(answer.id)}
          className={clsx(
            'peer size-6 appearance-none border border-bark bg-paper outline-none checked:border-pine',
            isMultiselect ? 'rounded-md checked:bg-pine' : 'rounded-full checked:border-7',
          )}
        />
        {isMultiselect && (
          <Check
            className="pointer-events-none absolute size-4.5 text-white opacity-0 peer-checked:opacity-100"
            strokeWidth={3}
            aria-hidden="true"
          />
        )}
      </span>
      <AnswerWords
        answer={answer}
        note={leavesNothing ? 'Past niet bij je andere antwoorden' : undefined}
        isOwn={isOwn}
      />
      {answer.image && (
        <Picture
          image={answer.image}
          sizes="4rem"
          isDecorative
          shape="styled"
          className="size-16 shrink-0 rounded-field"
        />
      )}
    </label>
  )
}

/** WZ-02: one answer of a quick wizard. Choosing it ends the wizard, so it is a button rather than a radio button. */
export function QuickAnswer({ answer, name }: Pick<AnswerCardProps, 'answer' | 'name'>) {
  return (
    <button
      type="submit"
      name={name}
      value={answer.id}
      disabled={answer.count === 0}
      className="flex w-full flex-col overflow-hidden rounded-card border border-bark bg-paper text-left transition-colors duration-150 hover:border-pine hover:bg-pine-mist disabled:opacity-55"
    >
      {answer.image && (
        <Picture
          image={answer.image}
          sizes="(min-width: 40rem) 14rem, 45vw"
          isDecorative
          shape="landscape"
          className="w-full"
        />
      )}
      <span className="block px-4 py-3">
        <AnswerWords answer={answer} />
      </span>
    </button>
  )
}

function AnswerWords(props: { answer: WizardAnswer; note?: string | undefined; isOwn?: boolean }) {
  const { answer, note, isOwn } = props
  const words = note ?? answer.description
  return (
    <span className="min-w-0 grow">
      <span className="block font-semibold">
        <Words text={answer.answer} />
      </span>
      {isOwn && <span className="block text-xs text-pine">voor je bed</span>}
      {words && <span className="block text-sm text-ink-soft">{words}</span>}
    </span>
  )
}
