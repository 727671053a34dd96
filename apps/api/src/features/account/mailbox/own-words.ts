import type { CustomerRow } from '../../customer/rows/customer.queries.ts'

/** Lists what a stranger would try first as somebody's password. */
export function listOwnWords({ email, details }: CustomerRow): string[] {
  return [email, details.first_name, details.last_name, details.company, details.phone_number]
}
