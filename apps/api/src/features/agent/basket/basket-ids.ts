import { createHash } from 'node:crypto'
import { hashSecretToken } from '../../../platform/secret-token.ts'

/**
 * Returns the id of the checkout that is made of a cart. It follows from the id of the cart, which only the agent has, and
 * from how many checkouts of it were canceled: so a second request gets the same checkout, though the shop keeps no id.
 */
export function toCheckoutId(cartId: string, canceledCheckouts: number): string {
  return derive('checkout', String(canceledCheckouts), cartId)
}

/**
 * Returns the secret of the link with which a buyer takes over. Whoever has the link learns no id of the agent's from it,
 * so that a link that leaks lets nobody change what the agent chose.
 */
export function toProposalId(basketId: string): string {
  return derive('proposal', basketId)
}

/** Returns the value that the database stores instead of the id of a cart or a checkout. */
export function hashBasketId(id: string): string {
  return hashSecretToken(id)
}

/** Returns the path of the page on which a buyer sees what an agent chose. */
export function toProposalPath(basketId: string): string {
  return `/checkout/voorstel/${toProposalId(basketId)}/`
}

function derive(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url')
}
