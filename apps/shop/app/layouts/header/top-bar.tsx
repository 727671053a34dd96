import type { ExtraNavigation, Notification } from '@sluimer/contract/content/schemas'
import type { Link as LinkData } from '@sluimer/contract/platform/primitives'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { BedSizeLink } from '../../features/bed-size/bed-size-link.tsx'
import { PostcodeLink } from '../../features/postcode/postcode-link.tsx'
import { Container } from '../../ui/page/container.tsx'

/** HF-02, HF-04: the message of the moment between two short link lists. A phone has the lists in its menu. */
export function TopBar(props: { alert: Notification['alert']; links: ExtraNavigation | undefined }) {
  const { left = [], right = [] } = props.links ?? {}
  const hasLinks = left.length + right.length > 0
  if (!hasLinks && !props.alert) return null
  return (
    <div className={clsx('bg-pine-deep text-sm text-white print:hidden', !props.alert && 'max-lg:hidden')}>
      <Container
        width="wide"
        className="flex min-h-11 items-center justify-center gap-6 lg:grid lg:grid-cols-[auto_1fr_auto] xl:grid-cols-[1fr_auto_1fr]"
      >
        <LinkList label="Snel naar" links={left} />
        <Alert alert={props.alert} />
        <LinkList label="Meer" links={right} className="justify-self-end">
          <li>
            <PostcodeLink
              isShort
              className={`underline-offset-4 hover:underline max-[100rem]:[&>svg]:hidden ${focusLook}`}
            />
          </li>
          <li>
            <BedSizeLink
              className={`underline-offset-4 hover:underline max-[100rem]:[&>svg]:hidden ${focusLook}`}
            />
          </li>
        </LinkList>
      </Container>
    </div>
  )
}

const focusLook = 'rounded-sm focus-visible:outline-white focus-visible:outline-offset-0'

function Alert({ alert }: { alert: Notification['alert'] }) {
  if (!alert) return <span />
  return (
    <section aria-label="Mededeling" className="justify-self-center text-center font-semibold text-balance">
      {alert.link ? (
        <Link
          to={alert.link}
          className={`flex min-h-11 items-center gap-1 py-2 underline-offset-4 hover:underline ${focusLook}`}
        >
          {alert.text}
          <ChevronRight className="size-4 shrink-0" aria-hidden="true" />
        </Link>
      ) : (
        <p className="py-2">{alert.text}</p>
      )}
    </section>
  )
}

function LinkList(props: {
  label: string
  links: readonly LinkData[]
  className?: string
  /** More entries of the list. */
  children?: React.ReactNode
}) {
  if (props.links.length === 0 && !props.children) return <span className="max-lg:hidden" />
  return (
    <nav aria-label={props.label} className={clsx('max-lg:hidden', props.className)}>
      <ul className="flex flex-wrap gap-x-4 xl:gap-x-6">
        {props.links.map(({ title, link }) => (
          <li key={link + title}>
            <Link
              to={link}
              className={`inline-flex min-h-11 items-center whitespace-nowrap underline-offset-4 hover:underline ${focusLook}`}
            >
              {title}
            </Link>
          </li>
        ))}
        {props.children}
      </ul>
    </nav>
  )
}
