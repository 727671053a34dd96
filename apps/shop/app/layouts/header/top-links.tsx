import type { ExtraNavigation } from '@sluimer/contract/content/schemas'
import type { Link as LinkData } from '@sluimer/contract/platform/primitives'
import { Link } from 'react-router'
import { Container } from '../../ui/container.tsx'
import { UspList } from '../../ui/usp-row.tsx'

/** HF-02: two short link lists, with the selling points between them on wide screens. A phone has them in its menu. */
export function TopLinks(props: { links: ExtraNavigation | undefined; usps: readonly string[] }) {
  const { left = [], right = [] } = props.links ?? {}
  if (left.length + right.length + props.usps.length === 0) return null
  return (
    <div className="hidden bg-linen text-sm md:block">
      <Container width="wide" className="flex min-h-11 items-center justify-between gap-6">
        <LinkList label="Snel naar" links={left} className="max-lg:hidden" />
        <UspList usps={props.usps} className="mx-auto" />
        <LinkList label="Service" links={right} className="max-lg:hidden" />
      </Container>
    </div>
  )
}

function LinkList(props: { label: string; links: readonly LinkData[]; className: string }) {
  if (props.links.length === 0) return null
  return (
    <nav aria-label={props.label} className={props.className}>
      <ul className="flex gap-5">
        {props.links.map(({ title, link }) => (
          <li key={link}>
            <Link
              to={link}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-pine hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
