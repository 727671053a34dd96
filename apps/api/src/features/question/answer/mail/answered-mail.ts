import { createElement } from 'react'
import type { Deps } from '../../../../platform/deps.ts'
import type { NewMail } from '../../../../platform/mail/new-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { findContent } from '../../../content/block/find-content.ts'
import { toCompany } from '../../../content/company.ts'
import { QuestionAnswered } from './question-answered.tsx'

export const answeredKind = 'question_answered'

/** Writes the mail with the answer for the person who asked. They asked for it, it advertises nothing, and it comes once. */
export async function buildAnsweredMail(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  asked: { id: number; question: string; answer: string; product: { title: string; slug: string } },
): Promise<Omit<NewMail, 'to'>> {
  const { product, question, answer } = asked
  const company = toCompany(await findContent(db, 'footer'), config)
  const mail = await renderMail(
    createElement(QuestionAnswered, {
      ...{ company, question, answer, productTitle: product.title },
      url: `${config.publicUrl}/${product.slug}.html#vragen`,
    }),
  )
  return {
    ...mail,
    subject: `Antwoord op je vraag over ${product.title}`,
    kind: answeredKind,
    dedupeKey: `${answeredKind}:${asked.id}`,
  }
}
