import type { Account } from '@sluimer/contract/account/schemas'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { DigitsField } from '../../../ui/form/digits-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { informationPath } from '../account-paths.ts'
import { canSend, FreshLogin } from '../page/fresh-login.tsx'
import { SavedAlert } from '../page/saved-alert.tsx'
import { type InformationAnswer, intentName } from './information-answer.ts'

interface EmailFormProps {
  account: Account
  answer: InformationAnswer | undefined
}

/** The address with which somebody logs in: another one counts once its mailbox is proven with a code. */
export function EmailForm({ account, answer }: EmailFormProps) {
  const { state, formData } = useNavigation()
  const intent = state === 'idle' ? undefined : formData?.get(intentName)
  const isSending = intent === 'email' || intent === 'email_code'
  if (answer?.minutes !== undefined && !answer.isSaved)
    return <NewAddressForm answer={answer} minutes={answer.minutes} isSending={isSending} />
  const proof = { ...account, mailedMinutes: answer?.proofMinutes }
  return (
    <Form method="post" noValidate className="flex flex-col gap-4" preventScrollReset>
      <p>
        Je logt in met{' '}
        <span className="inline-block max-w-full wrap-anywhere">
          <strong>{account.customer.email}</strong>.
        </span>
      </p>
      {answer?.problem && <AnswerAlert answer={answer}>{answer.problem}</AnswerAlert>}
      {answer?.isSaved && !isSending && <SavedAlert answer={answer} />}
      <input type="hidden" name={intentName} value="email" />
      <TextField
        // After the change the field is empty again.
        key={account.customer.email}
        label="Nieuw e-mailadres"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={answer?.isSaved ? '' : answer?.email}
      />
      <FreshLogin {...proof} formId="adres" />
      {canSend(proof) && (
        <Button variant="secondary" isLoading={isSending} className="self-start max-sm:w-full">
          Wijzig mijn e-mailadres
        </Button>
      )}
    </Form>
  )
}

function NewAddressForm(props: { answer: InformationAnswer; minutes: number; isSending: boolean }) {
  const { answer, minutes } = props
  return (
    <Form method="post" noValidate className="flex flex-col gap-4" preventScrollReset>
      <p>
        We hebben een code gestuurd naar <strong className="break-words">{answer.email}</strong>. Hij werkt{' '}
        {minutes} minuten.
      </p>
      {answer.problem && <AnswerAlert answer={answer}>{answer.problem}</AnswerAlert>}
      <input type="hidden" name={intentName} value="email_code" />
      <input type="hidden" name="email" value={answer.email ?? ''} />
      <input type="hidden" name="minutes" value={minutes} />
      <DigitsField label="Code uit de mail" name="code" isFocusedAtFirst={!answer.problem} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button isLoading={props.isSending}>Bevestig het nieuwe adres</Button>
        <Link
          to={informationPath}
          reloadDocument
          className="inline-flex min-h-11 items-center text-pine underline underline-offset-4"
        >
          Toch niet
        </Link>
      </div>
    </Form>
  )
}
