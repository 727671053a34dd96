import { type Birthdate, parseBirthdate } from '../customer/birthdate.ts'
import { isPhoneNumber, normalisePhone } from '../customer/phone.ts'
import type { IsoDate } from '../time/amsterdam.ts'
import { validationMessages } from '../validation/messages.ts'

/** What a payment method asks beside the address (VA-11). `installment` is the number of terms. */
export const paymentQuestions = ['dob', 'gender', 'phone', 'installment', 'terms'] as const
export type PaymentQuestion = (typeof paymentQuestions)[number]

/** Our own words: the specification gives none. */
const installmentMessage = 'Selecteer het aantal termijnen'

export const genders = ['1', '2', '3'] as const
export type Gender = (typeof genders)[number]
/** Numbered as in the specification, with a third for people who are neither or do not say. None is preset (VA-11). */
export const genderLabels: Readonly<Record<Gender, string>> = { '1': 'Man', '2': 'Vrouw', '3': 'Anders' }

/** The answers as a form sends them; each may be missing. */
export interface PaymentAnswersInput {
  dob?: string | undefined
  gender?: string | undefined
  phone?: string | undefined
  installment?: string | undefined
  terms?: boolean | undefined
}

/** The answers that a method asked for, as they are stored. */
export interface PaymentAnswers {
  /** The birth date, yyyy-mm-dd, of somebody aged 18 or older. */
  dob?: IsoDate
  gender?: Gender
  /** Digits only, 10 to 14 of them. */
  phone?: string
  installment?: number
  terms?: true
  /** A card brand or bank that the provider lists for the method. */
  issuer?: string
}

export type PaymentAnswersOutcome =
  | { ok: true; answers: PaymentAnswers }
  | { ok: false; problems: { field: PaymentQuestion; message: string }[] }

/** What a method asks, and the numbers of terms in which it can be paid. */
export interface PaymentQuestions {
  asks: readonly PaymentQuestion[]
  terms: readonly number[]
}

/**
 * Reads the answers that a payment method asks for, on the date `today`. Answers that it does not ask for are dropped,
 * so that nothing is stored without need. The problems carry the exact messages of the specification, in the order of
 * the form.
 */
export function readPaymentAnswers(
  questions: PaymentQuestions,
  input: PaymentAnswersInput,
  today: IsoDate,
): PaymentAnswersOutcome {
  const answers: PaymentAnswers = {}
  const problems: { field: PaymentQuestion; message: string }[] = []
  for (const field of paymentQuestions.filter((one) => questions.asks.includes(one))) {
    const problem = read(field, { terms: questions.terms, input, today, answers })
    if (problem !== undefined) problems.push({ field, message: problem })
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, answers }
}

function read(
  field: PaymentQuestion,
  {
    terms,
    input,
    today,
    answers,
  }: Pick<PaymentQuestions, 'terms'> & {
    input: PaymentAnswersInput
    today: IsoDate
    answers: PaymentAnswers
  },
): string | undefined {
  switch (field) {
    case 'dob': {
      const birthdate: Birthdate = parseBirthdate(input.dob ?? '', today)
      if (!birthdate.ok) return validationMessages.dob
      answers.dob = birthdate.date
      return undefined
    }
    case 'gender': {
      const gender = genders.find((one) => one === input.gender)
      if (gender === undefined) return validationMessages.gender
      answers.gender = gender
      return undefined
    }
    case 'phone': {
      const phone = normalisePhone(input.phone ?? '')
      if (!isPhoneNumber(phone)) return validationMessages.phone
      answers.phone = phone
      return undefined
    }
    case 'installment': {
      const installment = terms.find((one) => String(one) === input.installment)
      if (installment === undefined) return installmentMessage
      answers.installment = installment
      return undefined
    }
    case 'terms':
      if (input.terms !== true) return validationMessages.terms
      answers.terms = true
      return undefined
  }
}
