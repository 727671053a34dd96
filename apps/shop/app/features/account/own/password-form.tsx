import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type Account, changePasswordSchema } from '@sluimer/contract/account/schemas'
import { Form, Link, useNavigation } from 'react-router'
import type { z } from 'zod'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { listProblems } from '../../service/field-props.ts'
import { passkeysPath } from '../account-paths.ts'
import { NewPasswordFields, passwordFields } from '../new-password-fields.tsx'
import { canSend, FreshLogin, mailProofName } from '../page/fresh-login.tsx'
import { SavedAlert } from '../page/saved-alert.tsx'
import { type InformationAnswer, intentName, readFields } from './information-answer.ts'

/** A first or another password (VA-12); none where only a passkey opens the account. */
export function PasswordForm(props: { account: Account; answer: InformationAnswer | undefined }) {
  if (!props.account.isPasskeyOnly) return <ChangeForm {...props} />
  return (
    <p className="text-ink-soft">
      Je account opent alleen met een passkey, dus je hebt geen wachtwoord. Wil je er toch een? Zet dat dan
      eerst uit bij{' '}
      <Link to={passkeysPath} className="text-pine underline underline-offset-4">
        Passkeys
      </Link>
      .
    </p>
  )
}

/** Other devices are logged out by another password. */
function ChangeForm(props: { account: Account; answer: InformationAnswer | undefined }) {
  const { account, answer } = props
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get(intentName) === 'password'
  const [form, fields] = useForm<z.output<typeof changePasswordSchema>>({
    id: 'wachtwoord',
    lastResult: isSending ? undefined : answer?.result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData: sent }) =>
      parseWithZod(readFields(sent, passwordFields), { schema: changePasswordSchema }),
  })
  const proof = { ...account, mailedMinutes: answer?.proofMinutes }
  const formProps = getFormProps(form)
  return (
    <Form
      method="post"
      {...formProps}
      onSubmit={(event) => {
        if (!isForProof(event)) formProps.onSubmit(event)
      }}
      // A password that is saved is not left in its fields.
      key={answer?.isSaved ? 'saved' : 'open'}
      className="flex flex-col gap-4"
      preventScrollReset
    >
      <p className="text-ink-soft">
        {account.hasPassword
          ? 'Kies een ander wachtwoord. Op je andere apparaten ben je daarna uitgelogd.'
          : 'Je hebt nog geen wachtwoord: je logt in met een code per mail. Dat mag zo blijven.'}
      </p>
      <ErrorSummary
        problems={listProblems(form.allErrors, form.id)}
        message={form.errors?.[0] ?? answer?.problem}
        submission={answer}
      />
      <input type="hidden" name={intentName} value="password" />
      {/* Tells password managers whose password this is. */}
      <input type="hidden" autoComplete="username" value={account.customer.email} readOnly />
      <FreshLogin {...proof} formId={form.id} />
      <NewPasswordFields
        label="Nieuw wachtwoord"
        password={fields.password}
        confirmation={fields.password_confirmation}
      />
      {answer?.isSaved && !isSending && <SavedAlert answer={answer} />}
      {canSend(proof) && (
        <Button variant="secondary" isLoading={isSending} className="self-start max-sm:w-full">
          {account.hasPassword ? 'Wijzig mijn wachtwoord' : 'Bewaar mijn wachtwoord'}
        </Button>
      )}
    </Form>
  )
}

/** Whether the press only asks for a code by mail, so that no field is judged yet. */
function isForProof({ nativeEvent }: React.FormEvent<HTMLFormElement>): boolean {
  return nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('name') === mailProofName
}
