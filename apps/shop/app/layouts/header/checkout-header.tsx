import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { brand } from '../../lib/brand.ts'
import { Wordmark } from '../../ui/mark/wordmark.tsx'
import { Container } from '../../ui/page/container.tsx'
import { UspRow } from '../../ui/page/usp-row.tsx'

/** The target of the link back, and its name. */
export interface WayBack {
  to: string
  /** The words after 'Terug'. */
  what: string
}

/** LY-03: the link back, the logo, and on screens wider than 992 px the selling points; nothing that leads away. */
export function CheckoutHeader({ usps, back }: { usps: readonly string[]; back: WayBack }) {
  return (
    <header className="border-b border-sand bg-paper">
      <Container
        width="wide"
        className="grid min-h-16 grid-cols-[1fr_auto_1fr] items-center gap-4 lg:min-h-20 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] print:flex print:min-h-20"
      >
        <Link
          to={back.to}
          className="inline-flex min-h-11 items-center gap-1 justify-self-start rounded-full print:hidden pr-3 font-semibold text-pine underline-offset-4 hover:underline"
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
          <span>
            Terug<span className="max-sm:sr-only"> {back.what}</span>
          </span>
        </Link>
        <Link
          to="/"
          className="inline-flex min-h-11 items-center rounded-field text-[min(1.5rem,6.5vw)] lg:text-[1.75rem]"
          aria-label={`${brand.name}, naar de voorpagina`}
        >
          <Wordmark />
        </Link>
        <div className="hidden print:hidden w-[26rem] max-w-full justify-self-end min-[993px]:block">
          <UspRow label="Onze voordelen" usps={usps} className="rounded-full" />
        </div>
      </Container>
    </header>
  )
}
