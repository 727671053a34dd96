import type { Footer } from '@sluimer/contract/content/schemas'
import { Mail, MapPin, Phone } from 'lucide-react'

/** On a phone the mark stands beside the words, so that the form is not far away. */
const card = 'flex gap-4 rounded-card border border-sand p-4 md:flex-col md:gap-2 md:p-5'
const mark = 'size-6 shrink-0 text-pine'
const title = 'font-sans text-base font-semibold'
const strongLink =
  'inline-flex min-h-11 items-center text-lg font-semibold text-pine underline-offset-4 hover:underline wrap-anywhere'

/** Phone with hours, mail and address, as staff wrote them. */
export function ContactWays({ footer: { phone, email, company } }: { footer: Footer }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {phone.number !== '' && (
        <li id="openingstijden" className={card}>
          <Phone className={mark} aria-hidden="true" />
          <div className="min-w-0">
            <h2 className={title}>Bellen</h2>
            <a href={`tel:${phone.number.replace(/[^\d+]/g, '')}`} className={strongLink}>
              {phone.number}
            </a>
            <p className="text-ink-soft">{phone.hours}</p>
          </div>
        </li>
      )}
      <li className={card}>
        <Mail className={mark} aria-hidden="true" />
        <div className="min-w-0">
          <h2 className={title}>Schrijven</h2>
          <a href="#contactformulier" className={strongLink}>
            Naar het formulier
          </a>
          {email !== '' && (
            <p className="text-ink-soft">
              Of mail naar{' '}
              <a href={`mailto:${email}`} className="text-pine underline underline-offset-4 wrap-anywhere">
                {email}
              </a>
            </p>
          )}
        </div>
      </li>
      {company.name !== '' && (
        <li className={card}>
          <MapPin className={mark} aria-hidden="true" />
          <div className="min-w-0">
            <h2 className={title}>Adres</h2>
            <p className="mt-1 font-semibold md:mt-2.5">{company.name}</p>
            <p className="text-ink-soft">
              {company.address.split(', ').map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              <span className="text-sm">
                KVK {company.coc_number}
                <br />
                Btw-id {company.vat_number}
              </span>
            </p>
          </div>
        </li>
      )}
    </ul>
  )
}
