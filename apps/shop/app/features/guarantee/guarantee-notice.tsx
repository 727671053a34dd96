import { Link } from 'react-router'
import { guaranteePage, yourEurope } from './guarantee-links.ts'
import { useGuaranteeNotice } from './use-guarantee-notice.ts'

/**
 * The harmonised notice on the legal guarantee (Regulation (EU) 2025/1960): the official picture unchanged, or the same
 * in words until the owner of the shop has added it. A link opens it whole.
 */
export function GuaranteeNotice({
  className = '',
  isOwnPage = false,
}: {
  className?: string
  /** Whether the notice is on the page that explains it, and so needs no link there. */
  isOwnPage?: boolean
}) {
  const address = useGuaranteeNotice()
  return (
    <section aria-label="Wettelijke garantie" className={className}>
      {address ? (
        // Its own size keeps the small print readable; a narrow column shrinks it, and the link opens it whole.
        <a href={address} target="_blank" rel="noreferrer" className="block">
          <img
            src={address}
            alt="Officiële Europese mededeling over de wettelijke garantie (opent in een nieuw venster)"
            className="block h-auto max-w-full bg-white"
          />
        </a>
      ) : (
        <div className="rounded-card border border-sand p-4">
          <p className="font-semibold">Op elk artikel heb je wettelijke garantie</p>
          <p className="mt-1 text-ink-soft">
            Is een artikel niet goed, dan herstelt of vervangt de verkoper het gratis; lukt dat niet, dan
            krijg je geld terug. In de Europese Unie geldt dat minstens twee jaar na levering, en in Nederland
            zo lang als je van het artikel mag verwachten. Na herstel komt er een jaar bij.
          </p>
        </div>
      )}
      <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
        {address && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-9 items-center text-pine underline underline-offset-4"
          >
            Bekijk de mededeling op ware grootte
            <span className="sr-only"> (opent in een nieuw venster)</span>
          </a>
        )}
        {!isOwnPage && (
          <Link
            to={guaranteePage}
            target="_blank"
            className="inline-flex min-h-9 items-center text-pine underline underline-offset-4"
          >
            Je rechten uitgelegd
            <span className="sr-only"> (opent in een nieuw venster)</span>
          </Link>
        )}
        <a
          href={yourEurope}
          rel="noreferrer"
          className="inline-flex min-h-9 items-center text-pine underline underline-offset-4"
        >
          Wettelijke garantie op Your Europe
        </a>
      </p>
    </section>
  )
}
