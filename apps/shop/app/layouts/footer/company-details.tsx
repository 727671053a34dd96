import type { Footer } from '@sluimer/contract/content/schemas'

/** The seller: name, address, mail address, trade register and VAT number, which the law requires within easy reach. */
export function CompanyDetails(
  props: Pick<Footer, 'company' | 'email'> & {
    children?: React.ReactNode
  },
) {
  const { company, email, children } = props
  return (
    <div className="min-w-0 text-ink-soft">
      <p>
        {company.name}, {withWholePostcode(company.address)}
      </p>
      <p>
        <span className="inline-block">KVK {company.coc_number}</span>
        {' · '}
        <span className="inline-block wrap-anywhere">Btw-id {company.vat_number}</span>
      </p>
      <p>
        <a
          href={`mailto:${email}`}
          className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere hover:text-pine"
        >
          {email}
        </a>
      </p>
      {children}
    </div>
  )
}

/** Keeps a postcode on one line. */
function withWholePostcode(address: string): string {
  return address.replace(/\b(\d{4}) ([A-Z]{2})\b/, '$1\u00a0$2')
}
