import { formatEuro } from '@sluimer/domain/money/euro'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { createElement } from 'react'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { findVoucherByCode } from '../../promotion/voucher.queries.ts'
import { findSubscriber } from '../newsletter.queries.ts'
import { MailCode } from './newsletter-mail.tsx'
import { buildNewsletterMail } from './newsletter-mails.ts'

/** Mails the credit of a first confirmation, once. Nobody who unsubscribed in between gets this mail. */
export const welcomeSubscriberJob = defineJob(
  'welcome-subscriber',
  z.object({ subscriberId: z.string(), voucherCode: z.string() }),
  welcomeSubscriber,
  { retryLimit: 20 },
)

async function welcomeSubscriber(
  { subscriberId, voucherCode }: { subscriberId: string; voucherCode: string },
  deps: Deps,
): Promise<void> {
  const subscriber = await findSubscriber(deps.db, subscriberId)
  const voucher = await findVoucherByCode(deps.db, voucherCode)
  if (subscriber?.state !== 'confirmed' || voucher === undefined) return
  const { email } = subscriber
  const worth = formatEuro(voucher.amountCents)
  const mail = await buildNewsletterMail(
    deps,
    { email, subscriberId },
    {
      title: 'Welkom, en hier is je tegoed',
      preview: `${worth} voor je volgende bestelling`,
      paragraphs: [`Fijn dat je meeleest. Dit is je code voor ${worth} tegoed:`],
      children: createElement(MailCode, { code: voucher.code }),
      button: { label: 'Naar de winkel', url: `${deps.config.publicUrl}/` },
      after: [
        `Vul de code in je winkelwagen in. Hij is één keer te gebruiken, vanaf ${formatEuro(voucher.minimumCents)} aan artikelen, tot en met ${formatDutchDate(voucher.validUntil)}.`,
      ],
      leaveLabel: 'Afmelden voor de nieuwsbrief',
    },
  )
  await inTransaction(deps.db, (tx) =>
    deps.mail.queue(tx, {
      ...mail,
      subject: `Je tegoed van ${worth}`,
      kind: 'newsletter_welcome',
      dedupeKey: `newsletter_welcome:${voucher.id}`,
    }),
  )
}
