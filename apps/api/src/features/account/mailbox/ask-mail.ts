import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { type AskedProof, askProof } from '../../customer/prove/ask-proof.ts'

interface Question {
  readonly email: string
  readonly knownBrowser: string | undefined
}

/** Mails digits to log in with. */
export function askLoginCode(deps: Deps, question: Question): Promise<Outcome<AskedProof>> {
  return askProof(deps, { purpose: 'login', ...question })
}

/** Mails a link to choose another password. */
export function askPasswordLink(deps: Deps, question: Question): Promise<Outcome<AskedProof>> {
  return askProof(deps, { purpose: 'reset', ...question })
}
