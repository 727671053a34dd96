import type { LinkTarget } from '@sluimer/contract/content/inline'
import { isLocalLink } from '@sluimer/domain/route/local-link'
import { Link } from 'react-router'

/**
 * A link in a text by staff. Only a path that is local by VA-30 becomes a link; any other is shown as plain words,
 * however it got into the text.
 */
export function LinkTo(props: { target: LinkTarget; children: React.ReactNode; className?: string }) {
  const { target, children, className } = props
  switch (target.kind) {
    case 'local':
      if (!isLocalLink(target.path)) return <span>{children}</span>
      return (
        <Link to={target.path} className={className}>
          {children}
        </Link>
      )
    case 'web':
      return (
        <a href={target.url} rel="noopener external" className={className}>
          {children}
        </a>
      )
    default:
      return (
        <a href={toAddress(target)} className={className}>
          {children}
        </a>
      )
  }
}

function toAddress(target: Exclude<LinkTarget, { kind: 'local' | 'web' }>): string {
  if (target.kind === 'anchor') return `#${target.anchor}`
  if (target.kind === 'mail') return `mailto:${target.address}`
  return `tel:${target.number.replace(/[^+0-9]/g, '')}`
}
