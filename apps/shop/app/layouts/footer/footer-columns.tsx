import type { Footer } from '@sluimer/contract/content/schemas'
import { Link } from 'react-router'

/** HF-05: service, category, about and action links, a column each. */
export function FooterColumns({ columns }: { columns: Footer['columns'] }) {
  return (
    <nav
      aria-label="Voettekst"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] content-start gap-x-6 gap-y-8 max-[359px]:gap-x-1 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
    >
      {columns.map(({ title, links }) => (
        <div key={title}>
          <h2 className="font-sans text-base font-semibold">{title}</h2>
          <ul className="mt-2">
            {links.map((item) => (
              <li key={item.link + item.title}>
                <Link to={item.link} className="footer-link">
                  {item.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
