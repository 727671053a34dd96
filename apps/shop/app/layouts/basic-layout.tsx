import { Link } from 'react-router'
import { Wordmark } from '../ui/mark/wordmark.tsx'
import { Container } from '../ui/page/container.tsx'

/** LY-05: a bare page with a link home and its content; nothing around it could fail as well. */
export function BasicLayout({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-linen">
      <Container as="header" className="py-6">
        <Link to="/" className="inline-flex min-h-11 items-center text-2xl">
          <Wordmark />
        </Link>
      </Container>
      <main id="inhoud" tabIndex={-1} className="flex grow items-center">
        {children}
      </main>
    </div>
  )
}
