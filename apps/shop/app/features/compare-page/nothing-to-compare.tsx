import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { toComparePath } from '../compare/compare-address.ts'
import { useCompared } from '../compare/compared-list.ts'
import { LastViewedStrip } from '../last-viewed/last-viewed-strip.tsx'

/** Where shoppers compare most, and what differs there. */
const beginnings = [
  { title: 'Matrassen', link: '/matrassen/', differs: 'Hardheid, hoogte en wat erin zit' },
  { title: 'Dekbedden', link: '/dekbed/', differs: 'Vulling, warmte en gewicht' },
  { title: 'Boxsprings', link: '/boxsprings/', differs: 'Maten, hoofdbord en comfort' },
]

/** An empty comparison: three open places that show what it is for, each leading to products for it. */
export function NothingToCompare() {
  const picked = useCompared().products
  const hasPicked = useIsHydrated() && picked.length > 0
  return (
    <>
      <section
        aria-labelledby="leeg"
        className="mt-6 rounded-card bg-linen px-[min(1rem,4vw)] py-10 sm:px-8 lg:py-14"
      >
        <div className="text-center">
          <h2 id="leeg">{hasPicked ? 'Zet naast elkaar wat je koos' : 'Er staat nog niets naast elkaar'}</h2>
          <p className="mx-auto mt-2 max-w-prose text-balance text-ink-soft">
            Kies <em>Vergelijk</em> op de pagina van een product. Tot drie producten zie je hier met alles wat
            we ervan weten.
          </p>
          {hasPicked && (
            <ButtonLink to={toComparePath(picked.map(({ slug }) => slug))} className="mt-6">
              Bekijk wat je koos
            </ButtonLink>
          )}
        </div>
        <ul className="mx-auto mt-8 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-3 sm:gap-4">
          {beginnings.map(({ title, link, differs }) => (
            <li
              key={link}
              className="group/place relative flex flex-wrap items-center gap-4 rounded-card border-2 border-dashed border-bark/50 bg-paper p-[min(1rem,4vw)] hover:border-pine sm:flex-col sm:flex-nowrap sm:gap-3 sm:py-8 sm:text-center"
            >
              <span
                className="grid size-12 shrink-0 place-items-center rounded-full bg-pine-mist text-pine"
                aria-hidden="true"
              >
                <Plus className="size-6" />
              </span>
              <span className="min-w-0 max-sm:flex-[1_1_8rem]">
                <Link to={link} className="card-link font-semibold group-hover/place:text-pine">
                  {title}
                </Link>
                <span className="mt-1 block text-sm text-ink-soft">{differs}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <LastViewedStrip className="mt-12" />
    </>
  )
}
