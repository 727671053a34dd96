import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { FormProof } from '../../service/form-proof.tsx'
import type { MailAnswer } from './mail-answer.ts'

const formId = 'mail-bed'

interface MailFormProps {
  ticket: string
  answer: MailAnswer | undefined
}

/**
 * 'Deel of mail dit bed': mails the link with picture, parts and price. What the address is used for stands beside the field, and
 * nothing else is asked.
 */
export function MailForm({ ticket, answer }: MailFormProps) {
  const isSending = useNavigation().formData?.has('email') === true
  return (
    <section
      aria-labelledby={`${formId}-titel`}
      className="mt-8 rounded-card bg-linen p-5 sm:p-6 print:hidden"
    >
      <h2 id={`${formId}-titel`} className="text-xl">
        Mail dit bed naar jezelf
      </h2>
      {answer?.isSent ? (
        <Sent email={answer.email} />
      ) : (
        <Form method="post" className="relative mt-3 flex flex-col gap-4" preventScrollReset>
          {answer?.message && (
            <AnswerAlert answer={answer} title="De mail is nog niet verstuurd">
              {answer.message}
            </AnswerAlert>
          )}
          <TextField
            id={`${formId}-email`}
            label="E-mailadres"
            hint="Je krijgt één mail, met de link, het plaatje, je keuzes en de prijs. We gebruiken je adres nergens anders voor en wissen het binnen drie dagen."
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={255}
            required
            defaultValue={answer?.email ?? ''}
            error={answer?.problem}
          />
          <FormProof formId={formId} ticket={answer?.ticket ?? ticket} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button variant="secondary" isLoading={isSending}>
              Mail mijn bed
            </Button>
            <Link to="/service/privacy/" className="text-sm text-pine underline underline-offset-4">
              Privacy
            </Link>
          </div>
        </Form>
      )}
    </section>
  )
}

/** Takes the focus from the form that it replaces, so that screen readers announce it. */
function Sent({ email }: { email: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1} className="mt-3 flex gap-3 wrap-anywhere outline-none">
      <MailCheck className="mt-0.5 size-5 shrink-0 text-pine" aria-hidden="true" />
      <span>
        De mail aan {email} is onderweg. Kijk ook bij ongewenste mail. Per adres mailen we elk bed één keer
        per dag, en hoogstens drie bedden.
      </span>
    </p>
  )
}
