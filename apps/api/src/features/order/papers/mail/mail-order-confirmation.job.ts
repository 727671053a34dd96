import { describeReturnTerms } from '@sluimer/domain/returns/return-terms'
import { findWithdrawalScope } from '@sluimer/domain/returns/withdrawal-scope'
import { createElement } from 'react'
import { z } from 'zod'
import { readValues } from '../../../../platform/db/read-values.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { deliverMail } from '../../../../platform/mail/deliver-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { mailRetries } from '../../../../platform/mail/send-mail.job.ts'
import { contentInside } from '../../../content/block/content.queries.ts'
import { parseContent } from '../../../content/block/find-content.ts'
import { toCompany } from '../../../content/company.ts'
import { pageVersionInside, termsSlug, toPageVersion } from '../../../content/page/page-version.ts'
import { toDeliveryCountry } from '../../destination/delivery-country.ts'
import { ordersInside, placedAtOfOrder } from '../../rows/order.queries.ts'
import { orderPartsInside, toReadOrder } from '../../view/read-order.ts'
import { buildStatusUrl } from '../../view/status-url.ts'
import { OrderConfirmation } from './order-confirmation.tsx'
import { buildOrderMailLinks } from './order-mail-links.ts'

/**
 * The mail is written after the payment's transaction, which must be short, and sent by the same job. The queue ensures that
 * it is sent, the key that it is sent only once.
 */
export const mailOrderConfirmationJob = defineJob(
  'mail-order-confirmation',
  z.object({ orderId: z.string() }),
  mailOrderConfirmation,
  { ...mailRetries, batchSize: 10 },
)

async function mailOrderConfirmation({ orderId }: { orderId: string }, deps: Deps): Promise<void> {
  const { rows, footer, ...parts } = await readValues(deps.db, {
    rows: ordersInside(orderId),
    footer: contentInside('footer'),
    ...orderPartsInside(orderId),
    ...pageVersionInside('service', termsSlug, placedAtOfOrder(orderId)),
  })
  const [row] = rows
  if (row === undefined) return
  const { order, lines } = await toReadOrder(deps, row, parts)
  const company = toCompany(parseContent('footer', footer), deps.config)
  const scope = findWithdrawalScope(lines)
  const orderUrl = buildStatusUrl(deps.config, row)
  const links = buildOrderMailLinks(deps.config, row)
  const returnCosts = describeReturnTerms(toDeliveryCountry(row.details), lines)
  const terms = toPageVersion(parts)
  const mail = await renderMail(
    createElement(OrderConfirmation, {
      ...{ order, orderUrl, links, company, scope },
      ...{ returnCosts, terms, publicUrl: deps.config.publicUrl },
    }),
  )
  await deliverMail(deps, {
    ...mail,
    to: row.email,
    subject: `Je bestelling ${row.number} bij ${company.name}`,
    kind: 'order_confirmation',
    dedupeKey: `order_confirmation:${row.id}`,
  })
}
