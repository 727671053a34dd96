import {
  getFormTicket,
  getWithdrawableOrder,
  sendContactMessage,
  stateWithdrawal,
} from '@sluimer/contract/service/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import { issueFormTicket } from '../../platform/http/form-ticket.ts'
import type { Server } from '../../platform/http/server.ts'
import * as contact from './send-contact-message.ts'
import { formRateLimit as rateLimit } from './sent-form.ts'
import * as withdrawal from './state-withdrawal.ts'
import * as withdrawable from './withdrawable-order.ts'

export function registerServiceRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, getFormTicket, () => issueFormTicket(deps))
  registerEndpoint(app, sendContactMessage, ({ body }) => contact.sendContactMessage(deps, body), {
    rateLimit,
  })
  registerEndpoint(app, getWithdrawableOrder, ({ params }) =>
    withdrawable.getWithdrawableOrder(deps, params.id),
  )
  registerEndpoint(app, stateWithdrawal, ({ body }) => withdrawal.stateWithdrawal(deps, body), { rateLimit })
}
