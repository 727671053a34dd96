import { isPostBox } from '@sluimer/domain/pickup/post-box'
import type { Outcome } from '../../platform/outcome.ts'

/** Refuses a post box as delivery address, since nobody opens its door. `path` is where the address is in the request. */
export function refusePostBox(
  { street }: { street: string },
  path: string,
): Extract<Outcome<never>, { ok: false }> | undefined {
  if (!isPostBox(street)) return undefined
  const message = 'Op een postbus kunnen we niet bezorgen. Vul een adres in met een voordeur.'
  const fields = [{ path: `${path}.street`, message }]
  return { ok: false, error: { code: 'invalid_request', message, fields } }
}
