import { Link } from 'react-router'
import { LastViewedStrip } from '../last-viewed/last-viewed-strip.tsx'
import { SearchField } from '../search/search-field.tsx'
import { DepartmentTiles, useDepartments } from '../shell/department-tiles.tsx'

/** RT-15: ways on from a page that does not exist: a search, what is given, the departments, and the products viewed last. */
export function OtherWays({ children }: { children: React.ReactNode }) {
  const { others } = useDepartments()
  return (
    <>
      <p className="mt-6 text-lg text-balance text-ink-soft">Zoek wat je nodig hebt, of kies een afdeling.</p>
      <SearchField className="mx-auto mt-6 max-w-lg text-left" />
      {children}
      <nav aria-label="Afdelingen" className="mt-10">
        <DepartmentTiles className="[--tiles:3] md:[--tiles:6]" />
        <ul className="mt-6 flex flex-wrap justify-center gap-2">
          {[...others, sitemap].map(({ title, link }) => (
            <li key={link}>
              <Link
                to={link}
                className="inline-flex min-h-11 items-center rounded-full bg-paper px-4 hover:bg-pine-mist"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LastViewedStrip className="mt-12 text-left" />
    </>
  )
}

/** The site map reaches every page, also when the menu could not be loaded. */
const sitemap = { title: 'Alle pagina’s', link: '/sitemap/' }
