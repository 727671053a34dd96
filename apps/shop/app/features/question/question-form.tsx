import {
  findQuestionProblems,
  longestAsker,
  longestQuestion,
  type QuestionField,
  type QuestionProblems,
  questionFields,
  readQuestionValues,
} from '@sluimer/domain/question/question-form'
import { useState } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { readText } from '../../lib/form-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FormProof } from '../service/form-proof.tsx'
import { buildQuestionSearch, questionFormId } from './question-address.ts'
import type { RefusedQuestion } from './question-answer.ts'

const toId = (field: QuestionField) => `question-${field}`
const names: Readonly<Record<QuestionField, string>> = {
  question: 'Vraag',
  asker: 'Voornaam',
  asker_email: 'E-mail',
}

/** The form for a question, which is sent only when it is valid, and keeps what was typed when it is refused. */
export function QuestionForm(props: { refused: RefusedQuestion | undefined; ticket: string | undefined }) {
  const { refused, ticket } = props
  const [search] = useSearchParams()
  const navigation = useNavigation()
  const [ownProblems, setOwnProblems] = useState<QuestionProblems>()
  const [attempt, setAttempt] = useState(0)
  const isSending = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const problems = ownProblems ?? refused?.problems ?? {}
  // With scripts the focus stays in the form; without them the page must open there.
  const hash = useIsHydrated() ? '' : `#${questionFormId}`
  const toFieldProps = (field: QuestionField) => ({
    id: toId(field),
    name: field,
    defaultValue: refused?.values[field] ?? '',
    error: problems[field],
    'aria-required': true,
  })

  function check(event: React.FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget)
    const found = findQuestionProblems(readQuestionValues((field) => readText(form, field)))
    const isRight = Object.keys(found).length === 0
    setOwnProblems(isRight ? undefined : found)
    setAttempt(attempt + 1)
    if (!isRight) event.preventDefault()
  }
  return (
    <Form
      method="post"
      action={`${buildQuestionSearch(search, { isAsking: true, page: 1 })}${hash}`}
      noValidate
      preventScrollReset
      onSubmit={check}
      className="relative flex flex-col gap-5"
    >
      <ErrorSummary
        title="Controleer je vraag"
        failureTitle="Er ging iets mis"
        message={ownProblems ? undefined : refused?.message}
        problems={questionFields.flatMap((field) => {
          const message = problems[field]
          return message ? [{ fieldId: toId(field), message: `${names[field]}: ${message}` }] : []
        })}
        submission={ownProblems ? attempt : refused}
      />
      <TextAreaField
        label="Wat wil je weten?"
        hint="Zet er geen telefoonnummer of bestelnummer in: je vraag komt met ons antwoord op deze pagina."
        maxLength={longestQuestion}
        {...toFieldProps('question')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Je voornaam"
          hint="Staat bij je vraag. Een andere naam mag ook."
          autoComplete="given-name"
          maxLength={longestAsker}
          {...toFieldProps('asker')}
        />
        <TextField
          label="Je e-mailadres"
          hint="Voor ons antwoord. Komt niet op de pagina, en daarna wissen we het."
          type="email"
          inputMode="email"
          autoComplete="email"
          {...toFieldProps('asker_email')}
        />
      </div>
      <FormProof formId="vraag" ticket={refused?.ticket ?? ticket ?? ''} />
      <p className="text-sm text-ink-soft">
        Gaat het over je bestelling?{' '}
        <Link to="/service/klantenservice-contact/" className="text-pine underline underline-offset-4">
          Neem dan contact op
        </Link>
      </p>
      <Button size="large" disabled={isSending} className="self-start max-sm:w-full">
        {isSending ? 'Aan het versturen...' : 'Verstuur je vraag'}
      </Button>
    </Form>
  )
}
