import { useNavigate } from 'react-router'
import { isPlainClick } from '../../lib/browser/is-plain-click.ts'
import { ButtonLink } from '../../ui/button/button.tsx'

/** RT-15: back to the page that the visitor came from, when it is one of this shop; else, and without scripts, home. */
export function WayBack({ children }: { children: React.ReactNode }) {
  const navigate = useNavigate()
  return (
    <ButtonLink
      to="/"
      onClick={(event) => {
        if (!isPlainClick(event) || !cameFromHere()) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      {children}
    </ButtonLink>
  )
}

/** The router numbers its own moves; a page that was loaded whole is known by its referrer. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state
  const moves = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
  const isReferred = URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
  return moves > 0 || (isReferred && window.history.length > 1)
}
