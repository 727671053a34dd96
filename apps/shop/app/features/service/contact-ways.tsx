import type { Footer } from '@sluimer/contract/content/schemas'
import { Mail, MapPin, Phone } from 'lucide-react'

const card = 'flex flex-col rounded-card border border-sand p-5'
const strongLink =
  'inline-flex min-h-11 items-center text-lg font-semibold text-pine underline-offset-4 hover:underline wrap-anywhere'

/** Phone with hours, mail and address, as staff wrote them. */
export function ContactWays({ footer: { phone, email, company } }: { footer: Footer }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {phone.number !== '' && (
        <li id="openingstijden" className={card}>
          <Phone className="size-6 text-pine" aria-hidden="true" />
          <h2 className="mt-2 font-sans text-base font-semibold">Bellen</h2>
          <a href={`tel:${phone.number.replace(/[^\d+]/g, '')}`} className={strongLink}>
            {phone.number}
          </a>
          <p className="text-ink-soft">{phone.hours}</p>
        </li>
      )}
      <li className={card}>
        <Mail className="size-6 text-pine" aria-hidden="true" />
        <h2 className="mt-2 font-sans text-base font-semibold">Schrijven</h2>
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
      </li>
      {company.name !== '' && (
        <li className={card}>
          <MapPin className="size-6 text-pine" aria-hidden="true" />
          <h2 className="mt-2 font-sans text-base font-semibold">Adres</h2>
          <p className="mt-2.5 font-semibold">{company.name}</p>
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
        </li>
      )}
    </ul>
  )
}
