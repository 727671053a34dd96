import { agentCartSchema } from '@sluimer/contract/agent/requests'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { answerOnce } from '../protocol/once.ts'
import { type Operation, readPayload } from '../protocol/operation.ts'
import { type BasketDeps, cancelAgentCart, createAgentCart, getAgentCart, updateAgentCart } from './carts.ts'

const payload = { name: 'cart', schema: agentCartSchema }

/** Lists what agents can do with carts. Each change happens once per idempotency key. */
export function listCartOperations(deps: BasketDeps): Operation[] {
  const common = { part: 'basket', isReadOnly: false } as const
  return [
    {
      ...common,
      name: 'create_cart',
      summary: 'Create a cart with items. Prices, discounts and delivery are worked out by the shop.',
      method: 'POST',
      path: '/carts',
      payload,
      run: (call) => {
        const request = readPayload(agentCartSchema, call.payload)
        const question = { name: 'create_cart', payload: call.payload }
        return answerOnce(deps, { key: call.key, question }, (tx) => createAgentCart(tx, deps, request))
      },
    },
    {
      ...common,
      name: 'get_cart',
      summary: 'Get a cart with the prices and stock of this moment.',
      method: 'GET',
      path: '/carts/:id',
      isReadOnly: true,
      run: ({ id }) => inTransaction(deps.db, (tx) => getAgentCart(tx, deps, id)),
    },
    {
      ...common,
      name: 'update_cart',
      summary: 'Replace the whole content of a cart.',
      method: 'PUT',
      path: '/carts/:id',
      payload,
      run: ({ id, key, payload: given }) => {
        const request = readPayload(agentCartSchema, given)
        const question = { name: 'update_cart', id, payload: given }
        return answerOnce(deps, { key, question }, (tx) => updateAgentCart(tx, deps, { id, request }))
      },
    },
    {
      ...common,
      name: 'cancel_cart',
      summary: 'Cancel a cart. Its link stops working.',
      method: 'POST',
      path: '/carts/:id/cancel',
      run: ({ id, key, payload: given }) =>
        answerOnce(deps, { key, question: { name: 'cancel_cart', id, payload: given } }, (tx) =>
          cancelAgentCart(tx, deps, id),
        ),
    },
  ]
}
