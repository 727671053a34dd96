import type { Footer } from '@sluimer/contract/content/schemas'
import type { Config } from '../../config.ts'

/** The seller's details that the law requires on a confirmation (BW 6:230m). */
export interface Company {
  name: string
  address: string
  email: string
  phone: string
  /** The KvK and VAT numbers in one line. */
  numbers: string
  /** The shop's own address, where the mails find its mark. */
  publicUrl: string
}

/** Returns the company that the footer names; without a footer, what the sender's address says. */
export function toCompany(
  footer: Footer | undefined,
  { mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>,
): Company {
  const name = /^\s*"?([^"<]+?)"?\s*</.exec(mailFrom)?.[1] ?? mailFrom
  const { company, email = '', phone } = footer ?? {}
  return {
    name: company?.name || name,
    address: company?.address ?? '',
    email: email || (/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom),
    phone: (phone?.number ?? '').replaceAll(' ', '\u00a0'),
    numbers: [
      company?.coc_number ? `KvK ${company.coc_number}` : '',
      company?.vat_number ? `Btw ${company.vat_number}` : '',
    ]
      .filter(Boolean)
      .join(' · '),
    publicUrl,
  }
}
