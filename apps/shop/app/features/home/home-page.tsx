import { brand } from '../../lib/brand.ts'
import { Container } from '../../ui/container.tsx'

export default function HomePage() {
  return (
    <Container className="py-16">
      <h1>{brand.tagline}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{brand.description}</p>
    </Container>
  )
}
