import { findAdvisedBed } from '@sluimer/domain/configurator/guide/advised-bed'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Alert } from '../../../ui/message/alert.tsx'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { adviceParameter, advisedParameter, toBedLink } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'
import { readAdvice } from './read-advice.ts'

const adviceId = 'advies'

export interface AdviceQuestionsProps {
  set: BedSet
  /** What is chosen already. */
  choices: Choices
  /** A form came without all its answers. */
  isIncomplete: boolean
  onAdvise: (bed: Choices) => void
}

/** "Weet je het niet zeker?": a few questions fill in a whole bed, which can be changed. A plain form without scripts. */
export function AdviceQuestions({ set, choices, isIncomplete, onAdvise }: AdviceQuestionsProps) {
  const form = useRef<HTMLFormElement>(null)
  const [mustAnswer, setMustAnswer] = useState(isIncomplete)
  if (set.advice.length === 0) return null
  return (
    <Disclosure
      title="Weet je het niet zeker?"
      isOpenAtFirst={isIncomplete}
      className="mt-5 rounded-card border border-sand bg-linen px-4 print:hidden"
    >
      <p className="text-ink-soft">
        Beantwoord {set.advice.length === 1 ? 'een vraag' : `${set.advice.length} vragen`}. Dan stellen wij
        een bed voor je samen, en jij past aan wat je wilt.
      </p>
      <form
        ref={form}
        id={adviceId}
        method="get"
        // Without scripts, an answer that is missing is asked for where the questions are.
        action={`${toBedLink(set, 1, {})}#${adviceId}`}
        className="mt-4 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          const texts = set.advice.map((_, at) => String(given.get(`${adviceParameter}-${at}`) ?? ''))
          const bed = findAdvisedBed(set, readAdvice(texts))
          setMustAnswer(bed === undefined)
          if (bed !== undefined) onAdvise(bed)
        }}
      >
        {Object.entries(choices).map(([property, option]) => (
          // Without scripts the advised bed says what it replaced.
          <input key={property} type="hidden" name={property} value={option} />
        ))}
        <input type="hidden" name={advisedParameter} value="1" />
        {set.advice.map(({ question, answers }, at) => (
          <fieldset key={question} className="min-w-0">
            <legend className="mb-1 font-semibold">{question}</legend>
            {answers.map(({ title }, place) => (
              <label key={title} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={`${adviceParameter}-${at}`}
                  value={place}
                  className="size-5.5 shrink-0 appearance-none rounded-full border border-bark bg-paper checked:border-7 checked:border-pine"
                />
                {title}
              </label>
            ))}
          </fieldset>
        ))}
        {mustAnswer && <Alert tone="warning">Beantwoord eerst alle vragen.</Alert>}
        <Button variant="secondary" className="self-start">
          Stel een bed voor
        </Button>
      </form>
    </Disclosure>
  )
}
