import { clsx } from 'clsx'
import { Link } from 'react-router'

/**
 * The links that the law requires within reach of every page, so they depend on no content: the withdrawal function
 * (Directive 2011/83/EU art. 11a), the notice on the legal guarantee (Regulation 2025/1960), terms, privacy and
 * accessibility.
 */
const links = [
  { title: 'Overeenkomst hier herroepen', link: '/service/herroepen/' },
  { title: 'Wettelijke garantie', link: '/service/wettelijke-garantie/' },
  { title: 'Algemene voorwaarden', link: '/service/algemene-voorwaarden/' },
  { title: 'Privacy', link: '/service/privacy/' },
  { title: 'Toegankelijkheid', link: '/service/toegankelijkheid/' },
]

export function LegalLinks({ children, className }: { children?: React.ReactNode; className?: string }) {
  return (
    <nav aria-label="Juridisch" className={clsx('flex flex-wrap gap-x-6 text-sm print:hidden', className)}>
      {links.map(({ title, link }) => (
        <Link
          key={link}
          to={link}
          className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-pine"
        >
          {title}
        </Link>
      ))}
      {children}
    </nav>
  )
}
