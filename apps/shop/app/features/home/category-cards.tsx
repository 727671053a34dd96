import type { Homepage } from '@sluimer/contract/content/schemas'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Container } from '../../ui/page/container.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

/** A widest screen has room for this many beside each other, at the size that they have on a phone. */
const fullRow = 8

export function CategoryCards({ categories }: Pick<Homepage, 'categories'>) {
  if (categories.length === 0) return null
  const isOneRow = categories.length === fullRow
  return (
    <Container as="section" width="wide" className="mt-14 lg:mt-20">
      <h2>Waar ben je naar op zoek?</h2>
      <ul
        className={clsx(
          'mt-5 tile-grid gap-y-6 [--tile-gap:1rem] [--tiles:2] sm:[--tiles:4] lg:mt-7',
          isOneRow && '2xl:[--tiles:8]',
        )}
      >
        {categories.map(({ title, link, image }) => (
          <li key={link} className="group/card relative">
            <div className="overflow-hidden rounded-card">
              <Picture
                image={image}
                sizes={`${isOneRow ? '(min-width: 96rem) 11vw, ' : ''}(min-width: 40rem) 25vw, 50vw`}
                isDecorative
                shape="square"
                className="transition-transform duration-250 group-hover/card:scale-[1.03]"
              />
            </div>
            <Link to={link} className="mt-2.5 block leading-snug font-semibold card-name">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}
