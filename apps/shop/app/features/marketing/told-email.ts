import { emailSchema } from '@sluimer/contract/marketing/schemas'
import { tellNot, tellSoon } from './abandonment.ts'

/** Handlers for the form that asks for an e-mail address: they report an address that was filled in and not sent. */
export const toldEmail = {
  onChange: (event: React.FormEvent<HTMLFormElement>) => {
    const field: unknown = event.target
    if (!(field instanceof HTMLInputElement) || field.type !== 'email') return
    const email = emailSchema.safeParse(field.value)
    if (email.success) tellSoon('email', { email: email.data })
    else tellNot('email')
  },
  onSent: () => tellNot('email'),
}
