import type { LinkTarget } from '@sluimer/contract/content/inline'
import { buttonLook } from '../../ui/button/button.tsx'
import { LinkTo } from './link-to.tsx'

/** A link in a text that asks for action, so it looks like a button. */
export function ButtonTo({ target, children }: { target: LinkTarget; children: React.ReactNode }) {
  return (
    <LinkTo target={target} className={buttonLook({ className: 'no-underline' })}>
      {children}
    </LinkTo>
  )
}
