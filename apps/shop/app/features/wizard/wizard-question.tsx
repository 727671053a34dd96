import type { Wizard, WizardAnswer } from '@sluimer/contract/wizard/schemas'
import { type BedSize, findValueForBed } from '@sluimer/domain/catalog/bed-size'
import { listChosen, type WizardAnswers } from '@sluimer/domain/wizard/answers'
import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { FieldError, toErrorId } from '../../ui/form/field-error.tsx'
import { AnswerCard, QuickAnswer } from './answer-card.tsx'
import { AnswerCards } from './answer-cards.tsx'
import { toQuestionKey } from './wizard-address.ts'

export interface WizardQuestionProps {
  wizard: Wizard
  step: number
  answers: WizardAnswers
  isQuick: boolean
  /** WZ-05: whether the visitor tried to go on without an answer. */
  mustChoose: boolean
  /** Whether the question takes the focus as soon as it appears, so that screen readers announce it. */
  takesFocus: boolean
  /** The visitor's bed, if they gave its size: the answer that suits it comes first. */
  bed?: BedSize | undefined
  onGive: (answerId: string) => void
}

/** One question with its answers, as a labelled group. */
export function WizardQuestion(props: WizardQuestionProps) {
  const { wizard, step, answers, isQuick } = props
  const id = useId()
  const question = wizard.questions[step]
  const heading = useFocusAt(question?.id, props.takesFocus)
  if (question === undefined) return null
  const chosen = listChosen(answers, question.id)
  const own = props.bed && findOwnAnswer(question.answers, props.bed)
  const shown = own ? [own, ...question.answers.filter((answer) => answer !== own)] : question.answers
  const name = toQuestionKey(question.id)
  const describedBy = clsx(
    !isQuick && `${id}-voortgang`,
    question.explanation && `${id}-uitleg`,
    props.mustChoose && toErrorId(id),
  )
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy || undefined}>
      {/* Enter presses the first button of a form, and that must not be the one that skips. */}
      {!isQuick && <button type="submit" hidden />}
      {!isQuick && <Progress id={`${id}-voortgang`} step={step} count={wizard.questions.length} />}
      <legend className="contents">
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-offset-4">
          {question.question}
        </h2>
      </legend>
      {question.explanation && (
        <p id={`${id}-uitleg`} className="mt-2 max-w-prose text-ink-soft">
          {question.explanation}
        </p>
      )}
      <div className="mt-5">
        <AnswerCards
          key={question.id}
          chosenIndex={shown.findLastIndex((answer) => chosen.includes(answer.id))}
          hasPictures={isQuick && question.answers.some(({ image }) => image !== null)}
        >
          {shown.map((answer) =>
            isQuick ? (
              <QuickAnswer key={answer.id} answer={answer} name={name} />
            ) : (
              <AnswerCard
                key={answer.id}
                answer={answer}
                name={name}
                isMultiselect={question.is_multiselect}
                isChosen={chosen.includes(answer.id)}
                isOwn={answer === own}
                onGive={props.onGive}
              />
            ),
          )}
        </AnswerCards>
      </div>
      <div className="mt-2" role="alert">
        <FieldError fieldId={id} message={props.mustChoose ? 'Maak eerst een keuze' : undefined} />
      </div>
    </fieldset>
  )
}

/** Returns the answer with the size that suits a bed: "240 x 220 cm" among the sizes of duvets. */
function findOwnAnswer(answers: readonly WizardAnswer[], bed: BedSize): WizardAnswer | undefined {
  const sizes = answers.flatMap((answer) => {
    const [, width, length] = /^(\d+) x (\d+) cm$/.exec(answer.answer) ?? []
    return width && length ? [{ key: `${width}x${length}`, answer }] : []
  })
  return findValueForBed(sizes, bed)?.answer
}

function Progress({ id, step, count }: { id: string; step: number; count: number }) {
  return (
    <div className="mb-4">
      <p id={id} className="text-sm font-semibold text-ink-soft">
        Vraag {step + 1} van {count}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-sand">
        <div
          className="h-full rounded-full bg-pine transition-[width] duration-200 ease-calm"
          style={{ width: `${((step + 1) / count) * 100}%` }}
        />
      </div>
    </div>
  )
}

/** Moves the focus to each new question, so that screen readers announce it. */
function useFocusAt(questionId: string | undefined, takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (questionId !== undefined && takesFocus) heading.current?.focus()
  }, [questionId, takesFocus])
  return heading
}
