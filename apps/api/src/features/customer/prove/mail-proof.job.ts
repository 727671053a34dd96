import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { buildAccountMail, proofMailKind } from '../mail/account-mails.ts'
import { findCustomerByEmail } from '../rows/customer.queries.ts'
import { findProof } from '../rows/proof.queries.ts'
import { toProofWords } from './proof-words.ts'

/** Mails a code or a link. It waits for nothing, so that the page and the mail arrive together. */
export const mailProofJob = defineJob('mail-proof', z.object({ proofId: z.string() }), mailProof, {
  batchSize: 10,
})

async function mailProof({ proofId }: { proofId: string }, deps: Deps): Promise<void> {
  const proof = await findProof(deps.db, proofId)
  if (proof === undefined || proof.expiresAt <= deps.clock()) return
  const owner = await findCustomerByEmail(deps.db, proof.emailName)
  const words = toProofWords(deps.config, proof, owner !== undefined)
  const mail = await buildAccountMail(deps, words, {
    to: proof.email,
    kind: proofMailKind,
    dedupeKey: `${proofMailKind}:${proof.id}`,
  })
  await inTransaction(deps.db, (tx) => deps.mail.queue(tx, mail))
}
