import { createElement } from 'react'
import type { Deps } from '../../../../platform/deps.ts'
import type { NewMail } from '../../../../platform/mail/new-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { findProductName } from '../../../catalog/product/rating.queries.ts'
import { findContent } from '../../../content/block/find-content.ts'
import { toCompany } from '../../../content/company.ts'
import { findReview } from '../../rows/moderation.queries.ts'
import { ReviewAnswered } from './review-answered.tsx'

export const answeredKind = 'review_answered'

/** Writes the mail with the shop's answer, for a writer who wanted to hear of it; undefined for others. */
export async function buildAnsweredMail(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  id: number,
  answer: string,
): Promise<Omit<NewMail, 'to'> | undefined> {
  const row = await findReview(db, id)
  const product = row?.tellAt ? await findProductName(db, row.productId) : undefined
  if (row === undefined || product === undefined) return undefined
  const company = toCompany(await findContent(db, 'footer'), config)
  const mail = await renderMail(
    createElement(ReviewAnswered, {
      ...{ company, answer, productTitle: product.title, name: row.name, title: row.title },
      url: `${config.publicUrl}/${product.slug}.html#beoordelingen`,
    }),
  )
  return {
    ...mail,
    subject: `We hebben je beoordeling van ${product.title} beantwoord`,
    kind: answeredKind,
    dedupeKey: `${answeredKind}:${id}`,
  }
}
