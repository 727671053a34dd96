import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import { createElement } from 'react'
import type { Deps } from '../../../platform/deps.ts'
import type { NewMail } from '../../../platform/mail/new-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { findContent } from '../../content/block/find-content.ts'
import { toCompany } from '../../content/company.ts'
import { BedMail } from './bed-mail.tsx'

export const bedMailKind = 'saved_bed'

/** Writes the mail with a saved bed as it is at this moment. */
export async function buildBedMail(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  bed: Configuration,
  now: Date,
): Promise<Pick<NewMail, 'html' | 'text' | 'subject'>> {
  const company = toCompany(await findContent(db, 'footer'), config)
  const { publicUrl } = config
  const mail = await renderMail(createElement(BedMail, { bed, company, publicUrl, now }))
  return { ...mail, subject: `Je bewaarde ${bed.name}` }
}
