import {
  type NewsletterSource,
  newsletterConsentText,
  newsletterCreditTerms,
} from '@sluimer/domain/marketing/newsletter'
import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

export interface SignupFormProps {
  source: NewsletterSource
  /** The address of the page after a signup. */
  returnTo: string
  buttonText: string
  smallText?: string
  email?: string
  error?: string | undefined
  isSending: boolean
}

/**
 * The content of a newsletter form (API-13): one field, hidden ones, what the visitor agrees to and the terms of the
 * offer. It works without scripts. The form around it is `noValidate`: the shop says in its own words what is wrong, below the field, which then
 * has the focus.
 */
export function SignupFields(props: SignupFormProps) {
  const { source, returnTo, buttonText, smallText, email, error, isSending } = props
  const id = useId()
  const fieldId = `${id}-email`
  useEffect(() => {
    if (error !== undefined && !isSending) document.getElementById(fieldId)?.focus()
  }, [error, isSending, fieldId])
  return (
    <>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="return_to" value={returnTo} />
      <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
        <label htmlFor={`${id}-leave_empty`}>Laat dit veld leeg</label>
        <input
          id={`${id}-leave_empty`}
          type="text"
          name="leave_empty"
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
        />
      </div>
      <TextField
        id={fieldId}
        label="E-mailadres"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={255}
        defaultValue={email ?? ''}
        error={error}
      />
      <p className="text-sm text-ink-soft">
        {newsletterConsentText} Hoe we met je gegevens omgaan lees je bij{' '}
        <Link to="/service/privacy/" className="text-pine underline underline-offset-4">
          Privacy
        </Link>
        .
      </p>
      <Button size="large" isWide isLoading={isSending}>
        {buttonText}
      </Button>
      <p className="text-sm text-ink-soft">
        {newsletterCreditTerms} {smallText}
      </p>
    </>
  )
}
