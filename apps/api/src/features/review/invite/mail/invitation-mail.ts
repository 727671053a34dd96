import type { Image } from '@sluimer/contract/platform/primitives'
import { createElement } from 'react'
import type { Deps } from '../../../../platform/deps.ts'
import type { NewMail } from '../../../../platform/mail/new-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { findContent } from '../../../content/block/find-content.ts'
import { toCompany } from '../../../content/company.ts'
import { createOptOutCode } from '../../rows/review-codes.ts'
import { leavePage, oneClickPath } from '../leave-invitations.ts'
import { buildReviewPath } from '../review-link.ts'
import { ReviewInvitation } from './review-invitation.tsx'

/** Mails that can be deleted once the question is old. */
export const invitationKind = 'review_invitation'

/** Writes a mail that asks for an honest opinion of each product of an order. It promises nothing in return. */
export async function buildInvitationMail(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  order: {
    id: string
    number: string
    email: string
    emailHash: string
    products: readonly { lineId: string; slug: string; title: string; image: Image }[]
  },
): Promise<NewMail> {
  const company = toCompany(await findContent(db, 'footer'), config)
  const optOut = createOptOutCode(config, order.emailHash)
  const products = order.products.map((product) => ({
    title: product.title,
    image: product.image,
    url: `${config.publicUrl}${buildReviewPath(config, product)}`,
  }))
  const leaveUrl = `${config.publicUrl}${leavePage(optOut)}`
  const howUrl = `${config.publicUrl}/service/zo-werken-onze-beoordelingen/`
  const mail = await renderMail(
    createElement(ReviewInvitation, {
      company,
      orderNumber: order.number,
      products,
      leaveUrl,
      howUrl,
      publicUrl: config.publicUrl,
    }),
  )
  return {
    ...mail,
    to: order.email,
    unsubscribeUrl: `${config.publicUrl}${oneClickPath}${optOut}`,
    subject: 'Hoe bevalt je bestelling?',
    kind: invitationKind,
    dedupeKey: `${invitationKind}:${order.id}`,
  }
}
