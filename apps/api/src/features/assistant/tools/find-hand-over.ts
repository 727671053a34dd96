import type { ChatHandOver } from '@sluimer/contract/assistant/schemas'
import { toPageAddress } from '@sluimer/domain/content/page-address'
import type { Connection } from '../../../platform/db/database.ts'
import { findContent } from '../../content/block/find-content.ts'

/** The contact form, on the page that every shop has under this name (HF-06). */
export const contactPath = `${toPageAddress('service', 'klantenservice-contact')}#contactformulier`

/** Returns how a person of the shop can be reached, as the footer says it. */
export async function findHandOver(db: Connection): Promise<ChatHandOver> {
  const footer = await findContent(db, 'footer')
  return {
    phone: footer?.phone?.number ?? '',
    hours: footer?.phone?.hours ?? '',
    contact_path: contactPath,
  }
}
