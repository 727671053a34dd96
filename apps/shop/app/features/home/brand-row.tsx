import type { Link as LinkData } from '@sluimer/contract/platform/primitives'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Container } from '../../ui/page/container.tsx'

/** As many as fit on two calm lines. */
const mostBrands = 10

export function BrandRow({ brands }: { brands: readonly LinkData[] }) {
  if (brands.length === 0) return null
  return (
    <Container as="section" width="wide" className="mt-14 lg:mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>Onze merken</h2>
        <Link
          to="/brands/"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine underline-offset-4 hover:underline"
        >
          Alle merken
          <ArrowRight className="size-4.5" aria-hidden="true" />
        </Link>
      </div>
      <ul className="mt-4 tile-grid gap-y-3 [--tile-gap:0.75rem] [--tiles:2] sm:[--tiles:3] md:[--tiles:5] lg:mt-5">
        {brands.slice(0, mostBrands).map(({ title, link }) => (
          <li key={link}>
            <Link
              to={link}
              className="grid min-h-16 place-items-center rounded-card bg-linen px-3 text-center font-display text-lg font-semibold md:max-lg:px-1.5 md:max-lg:text-base transition-colors hover:bg-pine-mist hover:text-pine"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}
