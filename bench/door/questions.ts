import {
  askLoginCodeEndpoint,
  forgotPasswordEndpoint,
  logInEndpoint,
  registerCustomerEndpoint,
} from '@sluimer/contract/account/endpoints'
import type { CallResult, Client } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'
import { stateWithdrawalEndpoint } from '@sluimer/contract/service/endpoints'
import { password } from './people.ts'

/** Somebody who is asked about: an address, and the number of an order that has it. */
export interface Asked {
  email: string
  order: string
}

export interface Question {
  name: string
  ask: (visitor: Client, asked: Asked) => Promise<CallResult<Endpoint>>
}

/** Lists what a stranger can ask that has to do with an address. `ticket` is that of the withdrawal form. */
export function listQuestions(ticket: string): Question[] {
  const registration = {
    ...{ type: 'private' as const, gender: '2' as const, first_name: 'Proef', last_name: 'de Koper' },
    ...{ phone: '0612345678', company: '', password, password_confirmation: password },
  }
  return [
    {
      name: 'registration',
      ask: (visitor, { email }) =>
        visitor.call(registerCustomerEndpoint, { body: { ...registration, email } }),
    },
    {
      name: 'login, wrong password',
      ask: (visitor, { email }) =>
        visitor.call(logInEndpoint, { body: { username: email, password: 'Verkeerd!Wachtwoord9' } }),
    },
    {
      name: 'code by mail',
      ask: (visitor, { email }) => visitor.call(askLoginCodeEndpoint, { body: { email } }),
    },
    {
      name: 'forgotten password',
      ask: (visitor, { email }) => visitor.call(forgotPasswordEndpoint, { body: { email } }),
    },
    {
      name: 'order look-up',
      ask: (visitor, { email, order }) =>
        visitor.call(stateWithdrawalEndpoint, {
          body: { name: 'Proef de Koper', email, order_number: order, ticket },
        }),
    },
  ]
}
