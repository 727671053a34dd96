import type { Deps } from '../../../platform/deps.ts'
import { findContent } from '../../content/block/find-content.ts'
import { toCompany } from '../../content/company.ts'

/** Returns the name under which devices show passkeys of this shop. */
export async function findPartyName({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<string> {
  return toCompany(await findContent(db, 'footer'), config).name
}
