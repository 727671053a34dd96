import type { Footer } from '@sluimer/contract/content/schemas'
import { Phone } from 'lucide-react'
import { memo } from 'react'
import { useRouteLoaderData } from 'react-router'

/** CF-02: the service phone beside the steps. Without a number, which staff write, there is no line. */
export const HelpLine = memo(function HelpLine() {
  const phone = useRouteLoaderData<{ footer?: Footer }>('layouts/default-layout')?.footer?.phone
  if (phone === undefined || phone.number === '') return null
  return (
    <p className="mt-5 flex items-start gap-3 rounded-card bg-linen p-4 print:hidden">
      <Phone className="mt-0.5 size-5 shrink-0 text-pine" aria-hidden="true" />
      <span>
        <strong className="block font-semibold">Hulp nodig met bestellen?</strong>
        Bel{' '}
        <a
          href={`tel:${phone.number.replace(/[^\d+]/g, '')}`}
          className="inline-flex min-h-6 items-center font-semibold text-pine underline underline-offset-4"
        >
          {phone.number}
        </a>
        <span className="block text-sm text-ink-soft">{phone.hours}</span>
      </span>
    </p>
  )
})
