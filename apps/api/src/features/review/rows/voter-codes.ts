import type { Deps } from '../../../platform/deps.ts'
import { signText } from '../../../platform/signed-code.ts'

type Key = Pick<Deps['config'], 'tokenSecret'>

/** Returns what is stored of the browser of a vote: for each review another text, from which nobody can read the browser. */
export function hashVoter(key: Key, reviewId: number, browser: string): string {
  return signText(key, 'review-voter', `${reviewId}:${browser}`).toString('base64url')
}

/** Returns what is stored of the network of a vote, in the same way. */
export function hashVoterNetwork(key: Key, reviewId: number, network: string): string {
  return signText(key, 'review-voter-network', `${reviewId}:${network}`).toString('base64url')
}

/** Returns what is stored of the network in which a product's review was written. */
export function hashWriterNetwork(key: Key, productId: number, network: string): string {
  return signText(key, 'review-writer-network', `${productId}:${network}`).toString('base64url')
}
