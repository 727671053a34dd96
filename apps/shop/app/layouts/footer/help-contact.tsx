import type { Footer } from '@sluimer/contract/content/schemas'
import { Mail, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { contactPath } from '../../features/service/service-paths.ts'

/** HF-06: the help line, its hours, and the link to write to us. */
export function HelpContact({ phone }: Pick<Footer, 'phone'>) {
  return (
    <div>
      <h2 className="font-sans text-base font-semibold">{phone.label}</h2>
      <a
        href={`tel:${phone.number.replace(/[^\d+]/g, '')}`}
        className="mt-1 inline-flex min-h-11 items-center gap-2.5 text-xl font-semibold text-pine underline-offset-4 hover:underline"
      >
        <Phone className="size-5" aria-hidden="true" />
        {phone.number}
      </a>
      <p>
        <Link
          to={`${contactPath}#openingstijden`}
          className="inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-pine"
        >
          {phone.hours}
          <span className="sr-only">, alle openingstijden</span>
        </Link>
      </p>
      <Link
        to={`${contactPath}#contactformulier`}
        className="mt-1 inline-flex min-h-11 items-center gap-2.5 underline-offset-4 hover:text-pine hover:underline"
      >
        <Mail className="size-5 text-pine" aria-hidden="true" />
        Stuur ons een bericht
      </Link>
    </div>
  )
}
