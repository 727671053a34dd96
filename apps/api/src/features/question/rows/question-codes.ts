import { toEmailKey } from '@sluimer/domain/customer/email-key'
import type { Deps } from '../../../platform/deps.ts'
import { signText } from '../../../platform/signed-code.ts'

/** Returns what stays of an asker's address: the same for every spelling of one mailbox, and impossible to read back. */
export function hashAsker(key: Pick<Deps['config'], 'tokenSecret'>, email: string): string {
  return signText(key, 'question-email', toEmailKey(email)).toString('base64url')
}
