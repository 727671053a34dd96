import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { LastViewedStrip } from '../last-viewed/last-viewed-strip.tsx'
import { SearchField } from '../search/search-field.tsx'
import { useShell } from '../shell/use-shell.ts'

/** Two full rows of three. */
const mostTiles = 6

/** RT-15: ways on from a page that does not exist: a search, the departments, and the products viewed last. */
export function OtherWays() {
  const items = useShell()?.navigation?.items ?? []
  const tiles = items.filter(({ image }) => image !== null).slice(0, mostTiles)
  return (
    <>
      <p className="mt-4 text-lg text-ink-soft">
        Deze pagina bestaat niet (meer). Zoek wat je nodig hebt, of kies een afdeling.
      </p>
      <SearchField className="mx-auto mt-6 max-w-lg text-left" />
      <nav aria-label="Afdelingen" className="mt-8">
        {tiles.length > 0 && (
          <ul className="tile-grid gap-y-5 [--tile-gap:0.75rem] [--tile-least:6rem] [--tiles:3] sm:[--tile-gap:1rem]">
            {tiles.map((item) => (
              <li key={item.link} className="group/door relative">
                <Picture
                  image={item.image}
                  sizes="(min-width: 44rem) 14rem, 31vw"
                  widest={640}
                  isDecorative
                  className="aspect-4/3 rounded-card"
                />
                <Link
                  to={item.link}
                  className="card-link mt-2 block text-sm leading-snug font-semibold wrap-anywhere group-hover/door:text-pine sm:text-base"
                >
                  {item.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <ul className="mt-6 flex flex-wrap justify-center gap-2">
          {[...items.filter((item) => !tiles.includes(item)), sitemap].map(({ title, link }) => (
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
