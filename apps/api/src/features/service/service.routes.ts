import {
  getFormTicketEndpoint,
  getWithdrawableOrderEndpoint,
  sendContactMessageEndpoint,
  stateWithdrawalEndpoint,
} from '@sluimer/contract/service/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import { issueFormTicket } from '../../platform/http/form-ticket.ts'
import type { Server } from '../../platform/http/server.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { formRateLimit as rateLimit } from './sent-form.ts'
import { stateWithdrawal } from './state-withdrawal.ts'
import { getWithdrawableOrder } from './withdrawable-order.ts'

export function registerServiceRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, getFormTicketEndpoint, () => issueFormTicket(deps))
  registerEndpoint(app, sendContactMessageEndpoint, ({ body }) => sendContactMessage(deps, body), {
    rateLimit,
  })
  registerEndpoint(app, getWithdrawableOrderEndpoint, ({ params }) => getWithdrawableOrder(deps, params.id))
  registerEndpoint(app, stateWithdrawalEndpoint, ({ body }) => stateWithdrawal(deps, body), { rateLimit })
}
