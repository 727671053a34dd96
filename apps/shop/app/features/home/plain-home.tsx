import { Link } from 'react-router'
import { brand } from '../../lib/brand.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/page/container.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { useShell } from '../shell/use-shell.ts'

/**
 * The home page when its content cannot be loaded: who we are, and the departments from the menu; without a menu, a
 * button to try again.
 */
export function PlainHome() {
  const items = useShell()?.navigation?.items ?? []
  return (
    <Container as="section" width="wide" className="pt-10 lg:pt-16">
      <h1>{brand.tagline}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">{brand.description}</p>
      {items.length === 0 && (
        <>
          <p className="mt-3 max-w-prose text-lg">Een deel van de winkel laadde niet.</p>
          <ButtonLink to="/" reloadDocument className="mt-6">
            Probeer opnieuw
          </ButtonLink>
        </>
      )}
      {items.length > 0 && (
        <ul className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
          {items.map(({ id, title, link, image }) => (
            <li key={id}>
              <Link
                to={link}
                className="block overflow-hidden rounded-card border border-sand font-semibold transition-colors hover:bg-pine-mist hover:text-pine"
              >
                {image && (
                  <Picture
                    image={image}
                    sizes="(min-width: 62rem) 25vw, 50vw"
                    isDecorative
                    shape="landscape"
                  />
                )}
                <span className="block p-4">{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Container>
  )
}
