import {
  agentCartSchema,
  completeCheckoutSchema,
  createCheckoutSchema,
} from '@sluimer/contract/agent/requests'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { answerOnce } from '../protocol/once.ts'
import { type Operation, readPayload } from '../protocol/operation.ts'
import type { BasketDeps } from './carts.ts'
import {
  cancelAgentCheckout,
  completeAgentCheckout,
  createAgentCheckout,
  getAgentCheckout,
  updateAgentCheckout,
} from './checkouts.ts'

/** Lists what agents can do with checkouts, up to the hand-over. Each change happens once per idempotency key. */
export function listCheckoutOperations(deps: BasketDeps): Operation[] {
  const common = { part: 'basket', isReadOnly: false } as const
  return [
    {
      ...common,
      name: 'create_checkout',
      summary: 'Start a checkout of items or of a cart. The buyer finishes it at continue_url.',
      method: 'POST',
      path: '/checkout-sessions',
      payload: { name: 'checkout', schema: createCheckoutSchema },
      run: (call) => {
        const request = readPayload(createCheckoutSchema, call.payload)
        const question = { name: 'create_checkout', payload: call.payload }
        return answerOnce(deps, { key: call.key, question }, (tx) => createAgentCheckout(tx, deps, request))
      },
    },
    {
      ...common,
      name: 'get_checkout',
      summary: 'Get a checkout with the prices and stock of this moment.',
      method: 'GET',
      path: '/checkout-sessions/:id',
      isReadOnly: true,
      run: ({ id }) => inTransaction(deps.db, (tx) => getAgentCheckout(tx, deps, id)),
    },
    {
      ...common,
      name: 'update_checkout',
      summary: 'Replace the whole content of a checkout.',
      method: 'PUT',
      path: '/checkout-sessions/:id',
      payload: { name: 'checkout', schema: agentCartSchema },
      run: ({ id, key, payload }) => {
        const request = readPayload(agentCartSchema, payload)
        const question = { name: 'update_checkout', id, payload }
        return answerOnce(deps, { key, question }, (tx) => updateAgentCheckout(tx, deps, { id, request }))
      },
    },
    {
      ...common,
      name: 'complete_checkout',
      summary: 'Places no order: only the buyer can, at continue_url. Returns the checkout with that link.',
      method: 'POST',
      path: '/checkout-sessions/:id/complete',
      payload: { name: 'checkout', schema: completeCheckoutSchema },
      run: ({ id, key, payload }) =>
        answerOnce(deps, { key, question: { name: 'complete_checkout', id, payload } }, (tx) =>
          completeAgentCheckout(tx, deps, id),
        ),
    },
    {
      ...common,
      name: 'cancel_checkout',
      summary: 'Cancel a checkout. Its link stops working.',
      method: 'POST',
      path: '/checkout-sessions/:id/cancel',
      run: ({ id, key, payload }) =>
        answerOnce(deps, { key, question: { name: 'cancel_checkout', id, payload } }, (tx) =>
          cancelAgentCheckout(tx, deps, id),
        ),
    },
  ]
}
