import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import { genderLabels, genders, type PaymentQuestion } from '@sluimer/domain/payment/payment-answers'
import { NewTabLink } from '../../ui/button/new-tab-link.tsx'
import { BirthdateField } from '../../ui/form/birthdate-field.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type PaymentAnswers, toQuestionField } from './payment-form.ts'

export interface PaymentQuestionsProps {
  method: PaymentMethod
  /** The initial values of the controls. */
  answers: PaymentAnswers
  findError: (fieldId: string) => string | undefined
}

/** The questions of a payment method beside the address (SC-04, VA-11), inside its card. */
export function PaymentQuestions({ method, answers, findError }: PaymentQuestionsProps) {
  const control = (question: PaymentQuestion) => {
    const id = toQuestionField(method.code, question)
    return { id, name: id, error: findError(id) }
  }
  const asks = (question: PaymentQuestion) => method.asks.includes(question)
  return (
    <div className="flex flex-col gap-4">
      {asks('installment') && (
        <SelectField
          label="Aantal termijnen"
          defaultValue={answers.installment || startTerms(method.terms)}
          options={[
            { value: '', label: 'Maak een keuze', isDisabled: true },
            ...method.terms.map((count) => ({ value: String(count), label: `${count} termijnen` })),
          ]}
          {...control('installment')}
        />
      )}
      {asks('dob') && (
        <BirthdateField
          label="Geboortedatum"
          hint="Dag, maand, jaar, bijvoorbeeld 31121980. We bewaren die niet langer dan voor de betaling nodig is."
          defaultValue={answers.dob}
          {...control('dob')}
        />
      )}
      {asks('gender') && (
        <SelectField
          label="Geslacht"
          defaultValue={answers.gender}
          options={[
            // Stays selectable, so that a first, mistaken choice can be undone.
            { value: '', label: 'Maak een keuze' },
            ...genders.map((value) => ({ value, label: genderLabels[value] })),
          ]}
          {...control('gender')}
        />
      )}
      {asks('phone') && (
        <TextField
          label="Telefoonnummer"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          defaultValue={answers.phone}
          {...control('phone')}
        />
      )}
      {asks('terms') && (
        <CheckboxField
          label={<TermsLabel method={method} />}
          defaultChecked={answers.terms}
          {...control('terms')}
        />
      )}
    </div>
  )
}

/** The words of the box, with a link to the terms that open beside the page, so that the box keeps its state. */
function TermsLabel({ method: { title, lender } }: { method: PaymentMethod }) {
  if (lender === null) return <>Ik ga akkoord met de betaalvoorwaarden van {title}.</>
  return (
    <>
      Ik ga akkoord met de <NewTabLink to={lender.conditions_url}>betaalvoorwaarden van {title}</NewTabLink>.
    </>
  )
}

/** Returns the only possible number of terms, which leaves nothing to choose; empty when there are several. */
function startTerms(terms: readonly number[]): string {
  return terms.length === 1 ? String(terms[0]) : ''
}
