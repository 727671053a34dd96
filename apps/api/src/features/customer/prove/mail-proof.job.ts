import { opensBy } from '@sluimer/domain/account/passkey-only'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { type AccountWords, buildAccountMail, proofMailKind } from '../mail/account-mails.ts'
import { type CustomerRow, findCustomerByEmail } from '../rows/customer.queries.ts'
import { findProof, type ProofRow } from '../rows/proof.queries.ts'
import { findWayBack } from '../rows/way-back.queries.ts'
import { toPasskeyOnlyWords } from './passkey-only-words.ts'
import { toProofWords } from './proof-words.ts'

/** Mails a code or a link. It waits for nothing, so that the page and the mail arrive together. */
export const mailProofJob = defineJob('mail-proof', z.object({ proofId: z.string() }), mailProof, {
  batchSize: 10,
})

async function mailProof({ proofId }: { proofId: string }, deps: Deps): Promise<void> {
  const proof = await findProof(deps.db, proofId)
  if (proof === undefined || proof.expiresAt <= deps.clock()) return
  const owner = await findCustomerByEmail(deps.db, proof.emailName)
  const words = await toWords(deps, proof, owner)
  const mail = await buildAccountMail(deps, words, {
    to: proof.email,
    kind: proofMailKind,
    dedupeKey: `${proofMailKind}:${proof.id}`,
  })
  await inTransaction(deps.db, (tx) => deps.mail.queue(tx, mail))
}

/** The mail that moves an account goes to the mailbox that it moves to, whatever another account there asks for. */
async function toWords(deps: Deps, proof: ProofRow, owner: CustomerRow | undefined): Promise<AccountWords> {
  const isClosed = owner !== undefined && !opensBy(owner, 'code') && proof.purpose !== 'change_email'
  if (!isClosed) return toProofWords(deps.config, proof, owner !== undefined)
  return toPasskeyOnlyWords(deps.config, proof, await findWayBack(deps.db, owner.id))
}
