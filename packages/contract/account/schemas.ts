import { isPassword } from '@sluimer/domain/customer/password'
import { proofMethods } from '@sluimer/domain/customer/session-life'
import { genders } from '@sluimer/domain/payment/payment-answers'
import { validationMessages } from '@sluimer/domain/validation/messages'
import { z } from 'zod'
import { personFields } from '../customer/schemas.ts'
import { emailSchema } from '../marketing/schemas.ts'
import { idSchema } from '../platform/primitives.ts'
import { whenValid } from '../platform/when-valid.ts'

const remember = z.boolean().default(false).describe('Whether the session outlives a day (AC-04)')
/** A password as it is typed to log in: any text, since the rules may have been others when it was chosen. */
const givenPassword = z.string('Vul je wachtwoord in').min(1, 'Vul je wachtwoord in').max(255)
/** A password as it is chosen (VA-12). */
const newPassword = z
  .string(validationMessages.password)
  .refine(isPassword, { error: validationMessages.password, abort: true })

/** The login form (section 3 of the specification). */
export const loginSchema = z
  .strictObject({
    username: z.string('Vul je e-mailadres in').trim().min(1, 'Vul je e-mailadres in').max(255),
    password: givenPassword,
    remember,
  })
  .meta({ id: 'Login' })
export type Login = z.output<typeof loginSchema>

export const tokenSchema = z
  .object({
    token: z
      .string()
      .describe(
        'Names the session, and opens nothing: what opens it is in a cookie that scripts cannot read',
      ),
  })
  .meta({ id: 'SessionName' })

export const loginStatusSchema = z.object({ loggedIn: z.boolean() }).meta({ id: 'LoginStatus' })

/** Asks for a code by mail. The answer is the same for every mailbox. */
export const askCodeSchema = z.strictObject({ email: emailSchema }).meta({ id: 'CodeQuestion' })
export const codeReceiptSchema = z
  .object({ minutes: z.int().describe('How long the code, or the link, works') })
  .meta({ id: 'CodeReceipt' })
export const giveCodeSchema = z
  .strictObject({
    code: z
      .string('Vul de code in')
      .max(20, 'Vul de zes cijfers uit de mail in')
      .transform((text) => text.replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'Vul de zes cijfers uit de mail in')),
    remember,
  })
  .meta({ id: 'Code' })

const repeated = z.string(validationMessages.password_confirmation)
const confirmed = <Shape extends { password: string; password_confirmation: string }>(form: Shape) =>
  form.password === form.password_confirmation
const notConfirmed = {
  error: validationMessages.password_confirmation,
  path: ['password_confirmation'],
  when: whenValid(z.object({ password: z.string(), password_confirmation: z.string() })),
}

/** The register form (section 3 of the specification, VA-12). */
const { phone_number: phone, ...person } = personFields
export const registerSchema = z
  .strictObject({
    ...person,
    phone,
    gender: z.enum(genders, validationMessages.gender).describe('1 Man, 2 Vrouw, 3 Anders'),
    password: newPassword,
    password_confirmation: repeated,
  })
  .refine(confirmed, notConfirmed)
  .refine(({ type, company }) => type === 'private' || company !== '', {
    error: validationMessages.company,
    path: ['company'],
    when: whenValid(z.object({ type: person.type, company: person.company })),
  })
  .meta({ id: 'Registration' })
export type Registration = z.output<typeof registerSchema>

/** An account for whoever is checking out. Names and address are those of the checkout. */
export const orderAccountSchema = z
  .strictObject({
    password: z
      .string(validationMessages.password)
      .max(255, validationMessages.password)
      .default('')
      .refine((text) => text === '' || isPassword(text), validationMessages.password)
      .describe('As VA-12 asks; empty for an account that is opened with codes by mail'),
    password_confirmation: z.string().max(255).default(''),
  })
  .refine(confirmed, notConfirmed)
  .meta({ id: 'OrderAccount' })

const linkCode = z.string().min(1).max(200).describe('From the link in the mail')

/** Confirms a registration. In another browser than the one that registered, the password proves whose it is. */
export const confirmEmailSchema = z
  .strictObject({ code: linkCode, password: z.string().max(255).default('') })
  .meta({ id: 'EmailConfirmation' })
export const confirmedEmailSchema = z
  .object({
    keptPassword: z.boolean().describe('False when the password was not proven, and so is not in use'),
  })
  .meta({ id: 'ConfirmedEmail' })

export const resetPasswordSchema = z
  .strictObject({ code: linkCode, password: newPassword, password_confirmation: repeated })
  .refine(confirmed, notConfirmed)
  .meta({ id: 'PasswordReset' })
export const changePasswordSchema = z
  .strictObject({ password: newPassword, password_confirmation: repeated })
  .refine(confirmed, notConfirmed)
  .meta({ id: 'PasswordChange' })

export const changeEmailSchema = z.strictObject({ email: emailSchema }).meta({ id: 'EmailChange' })
export const confirmEmailChangeSchema = giveCodeSchema
  .omit({ remember: true })
  .meta({ id: 'EmailChangeCode' })

export const alarmSchema = z
  .strictObject({ code: z.string().min(1).max(800).describe('From the link in the mail') })
  .meta({ id: 'Alarm' })

export const raisedAlarmSchema = z
  .object({
    done: z.literal(true),
    isPasskeyOnly: z
      .boolean()
      .describe(
        'True when the account goes on opening with a passkey only: everybody is logged out, no more',
      ),
  })
  .meta({ id: 'RaisedAlarm' })
export type RaisedAlarm = z.infer<typeof raisedAlarmSchema>

const text = z.string()
/** A person as an account knows them. Whoever logged in with a code only has no name yet, so that the rules of the form do not hold. */
const knownPersonSchema = z.object({
  type: z.enum(['private', 'company']),
  ...{ first_name: text, last_name: text, birthdate: text, gender: text, email: text, phone_number: text },
  ...{ company: text, vat_number: text, coc_number: text },
  loaded: z.literal(true),
})

/** What a customer knows of their own account. */
export const accountSchema = z
  .object({
    customer: knownPersonSchema,
    hasPassword: z.boolean(),
    hasPasskey: z.boolean(),
    isFresh: z.boolean().describe('Whether the login is recent enough to change what opens the account'),
    isFreshPasskey: z.boolean().describe('Whether it is, and was made or confirmed with a passkey'),
    isPasskeyOnly: z.boolean().describe('Whether the owner chose that only a passkey opens the account'),
    wayBackAt: z.iso
      .datetime()
      .nullable()
      .describe('When codes by mail open it again, because somebody said that all passkeys are lost'),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof accountSchema>

/** The person behind a session, for the header (section 3: customer and scope). */
export const authUserSchema = z
  .object({
    user: z
      .object({ customer: z.object({ first_name: z.string() }), scope: z.array(z.literal('customer')) })
      .nullable(),
  })
  .meta({ id: 'AuthUser' })
export type AuthUser = z.infer<typeof authUserSchema>

export const sessionSchema = z
  .object({
    id: idSchema,
    device: z.string().describe('The browser as its owner would name it: "Safari op iPhone"'),
    method: z.enum(proofMethods),
    isCurrent: z.boolean(),
    loggedInAt: z.iso.datetime(),
    usedAt: z.iso.datetime().describe('To within five minutes'),
    endsAt: z.iso.datetime().describe('When it ends if it is not used again'),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof sessionSchema>
