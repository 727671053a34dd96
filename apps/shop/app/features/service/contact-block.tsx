import type { Footer } from '@sluimer/contract/content/schemas'
import { Clock, Mail, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { ExampleMark } from '../../ui/mark/example-mark.tsx'
import { StarRating } from '../../ui/mark/star-rating.tsx'
import { contactPath } from './service-paths.ts'

const row =
  'inline-flex min-h-11 items-center gap-3 font-semibold wrap-anywhere text-pine underline-offset-4 hover:underline'

/** HF-06: ratings, phone, opening hours and the link to the contact form. All its words are content. */
export function ContactBlock({ footer: { phone, trust } }: { footer: Footer }) {
  const score = Number(trust.score.replace(',', '.'))
  return (
    <section aria-labelledby="contactblok" className="mt-14 rounded-card bg-linen p-6 sm:p-8">
      <h2 id="contactblok" className="text-h3">
        Kom je er niet uit?
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2">
        <ul>
          {phone.number !== '' && (
            <li>
              <a href={`tel:${phone.number.replace(/[^\d+]/g, '')}`} className={row}>
                <Phone className="size-5 shrink-0" aria-hidden="true" />
                {phone.number}
              </a>
            </li>
          )}
          <li>
            <Link to={`${contactPath}#contactformulier`} className={row}>
              <Mail className="size-5 shrink-0" aria-hidden="true" />
              Stuur ons een bericht
            </Link>
          </li>
          <li>
            <Link to={`${contactPath}#openingstijden`} className={row}>
              <Clock className="size-5 shrink-0" aria-hidden="true" />
              Bekijk onze openingstijden
            </Link>
            {phone.hours !== '' && <p className="pl-8 text-sm text-ink-soft">{phone.hours}</p>}
          </li>
        </ul>
        {Number.isFinite(score) && trust.score !== '' && (
          <div>
            <p className="flex flex-wrap items-center gap-3">
              <span
                className="font-display text-4xl leading-none font-semibold lining-nums"
                aria-hidden="true"
              >
                {trust.score}
              </span>
              <StarRating score={score} size="medium" />
            </p>
            <p className="mt-2 font-semibold">
              {trust.text}
              <ExampleMark isShown={trust.is_example} />
            </p>
            <Link
              to="/service/zo-werken-onze-beoordelingen/"
              className="inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-pine"
            >
              Zo werken onze beoordelingen
            </Link>
          </div>
        )}
      </div>
    </section>
  )
}
