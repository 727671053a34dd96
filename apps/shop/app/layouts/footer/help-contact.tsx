import type { Footer } from '@sluimer/contract/content/schemas'
import { Mail, Phone } from 'lucide-react'

/** The help line: number, hours and mail address. */
export function HelpContact({ phone, email }: Pick<Footer, 'phone' | 'email'>) {
  return (
    <div>
      <h2 className="font-sans text-base font-semibold">{phone.label}</h2>
      <a
        href={`tel:${phone.number.replace(/[^\d+]/g, '')}`}
        className="mt-1 inline-flex min-h-11 items-center gap-2.5 text-xl font-semibold whitespace-nowrap text-pine underline-offset-4 hover:underline"
      >
        <Phone className="size-5" aria-hidden="true" />
        {phone.number}
      </a>
      <p className="text-sm text-ink-soft">{phone.hours}</p>
      <a
        href={`mailto:${email}`}
        className="mt-1 inline-flex min-h-11 items-center gap-2.5 underline-offset-4 hover:text-pine hover:underline"
      >
        <Mail className="size-5 text-pine" aria-hidden="true" />
        {email}
      </a>
    </div>
  )
}
