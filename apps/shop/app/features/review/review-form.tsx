import {
  findReviewProblems,
  type ReviewField,
  type ReviewProblems,
  type ReviewValues,
  readReviewValues,
  reviewFields,
} from '@sluimer/domain/review/review-form'
import { longestContent, longestName, longestTitle } from '@sluimer/domain/review/review-text'
import { useState } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { readText } from '../../lib/form-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { WholeWords } from '../../ui/text/whole-words.tsx'
import { FormProof } from '../service/form-proof.tsx'
import { PictureField, pictureFieldId } from './pictures/picture-field.tsx'
import { buildReviewSearch, readReviewWish, reviewFormId } from './review-address.ts'
import type { RefusedReview } from './review-answer.ts'
import { ScoreField } from './score-field.tsx'

const nothingTyped = readReviewValues(() => '')
const toId = (field: ReviewField) => `review-${field}`

/** PD-04, VA-13: the form, which is sent only when it is valid, and keeps what was typed when it is refused. */
export function ReviewForm({
  refused,
  ticket,
}: {
  refused: RefusedReview | undefined
  ticket: string | undefined
}) {
  const [search] = useSearchParams()
  const navigation = useNavigation()
  const [ownProblems, setOwnProblems] = useState<ReviewProblems>()
  const [attempt, setAttempt] = useState(0)
  const [isSendingPictures, setIsSendingPictures] = useState(false)
  const isPosting = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const problems = ownProblems ?? refused?.problems ?? {}
  const values: ReviewValues = refused?.values ?? nothingTyped
  const { invitation } = readReviewWish(search)
  const pictureProblems = ownProblems ? [] : (refused?.pictures.problems ?? [])
  const failure = ownProblems ? undefined : refused?.message
  // With scripts the focus stays in the form; without them the page must open there.
  const hash = useIsHydrated() ? '' : `#${reviewFormId}`
  const toFieldProps = (field: ReviewField) => ({
    id: toId(field),
    name: field,
    defaultValue: values[field],
    error: problems[field],
    'aria-required': true,
  })

  function check(event: React.FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget)
    const found = findReviewProblems(readReviewValues((field) => readText(form, field)))
    const isRight = Object.keys(found).length === 0
    setOwnProblems(isRight ? undefined : found)
    setAttempt(attempt + 1)
    if (!isRight) event.preventDefault()
  }
  /** Checks the form with every change once it has shown problems; before that it interrupts nobody. */
  function checkAgain(event: React.FormEvent<HTMLFormElement>) {
    if (Object.keys(problems).length === 0) return
    const form = new FormData(event.currentTarget)
    const found = findReviewProblems(readReviewValues((field) => readText(form, field)))
    setOwnProblems(Object.fromEntries(Object.entries(found).filter(([field]) => field in problems)))
  }

  return (
    <Form
      method="post"
      action={`${buildReviewSearch(search, { isWriting: true, page: 1 }) || '?'}${hash}`}
      noValidate
      preventScrollReset
      onSubmit={check}
      onChange={checkAgain}
      encType="multipart/form-data"
      className="relative flex flex-col gap-5"
    >
      <ErrorSummary
        title="Controleer je beoordeling"
        failureTitle="Er ging iets mis"
        message={failure}
        problems={[
          ...reviewFields.flatMap((field) => {
            const message = problems[field]
            return message ? [{ fieldId: toId(field), message: `${names[field]}: ${message}` }] : []
          }),
          ...pictureProblems.map((message) => ({ fieldId: pictureFieldId, message: `Foto’s: ${message}` })),
        ]}
        submission={ownProblems ? attempt : refused}
      />
      <ScoreField id={toId('review_score')} value={values.review_score} error={problems.review_score} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Je voornaam"
          placeholder="Voornaam"
          hint="Staat bij je beoordeling. Een andere naam mag ook."
          autoComplete="given-name"
          maxLength={longestName}
          {...toFieldProps('display_name')}
        />
        <TextField
          label="Je e-mailadres"
          placeholder="E-mail"
          hint="Komt niet op de pagina en we bewaren het niet leesbaar."
          type="email"
          inputMode="email"
          autoComplete="email"
          {...toFieldProps('email')}
        />
      </div>
      <TextField
        label="In een paar woorden"
        placeholder="Titel"
        maxLength={longestTitle}
        {...toFieldProps('review_title')}
      />
      <TextAreaField
        label="Wat vind je ervan?"
        placeholder="Beoordeling"
        maxLength={longestContent}
        {...toFieldProps('review_content')}
      />
      <PictureField sent={refused?.pictures} onBusy={setIsSendingPictures} />
      <label className="flex min-h-11 items-start gap-3 text-sm">
        <input
          type="checkbox"
          name="tell_me"
          value="1"
          defaultChecked={refused?.wantsAnswer}
          className="mt-0.5 size-5 shrink-0 accent-pine"
        />
        <span>
          <WholeWords text="Mail me als de winkel hierop antwoordt. Alleen daarvoor bewaren we je e-mailadres, hoogstens een half jaar." />
        </span>
      </label>
      <FormProof formId="beoordeling" ticket={refused?.ticket ?? ticket ?? ''} />
      {invitation && <input type="hidden" name="invitation" value={invitation} />}
      <p className="text-sm text-ink-soft">
        Elke eerlijke mening mag, ook als het tegenvalt.{' '}
        <Link to="/service/review-schrijven/" className="text-pine underline underline-offset-4">
          Wat we wel en niet plaatsen
        </Link>
      </p>
      <Button size="large" disabled={isPosting || isSendingPictures} className="self-start max-sm:w-full">
        {isPosting
          ? 'Aan het plaatsen...'
          : isSendingPictures
            ? "Nog even je foto's..."
            : 'Plaats je beoordeling'}
      </Button>
    </Form>
  )
}

const names: Readonly<Record<ReviewField, string>> = {
  review_score: 'Sterren',
  display_name: 'Voornaam',
  email: 'E-mail',
  review_title: 'Titel',
  review_content: 'Beoordeling',
}
