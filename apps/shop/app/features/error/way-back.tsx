import { useNavigate } from 'react-router'
import { isPlainClick } from '../../lib/browser/is-plain-click.ts'
import { ButtonLink } from '../../ui/button/button.tsx'

/** RT-15: a link to the page before, if it belongs to this shop; otherwise, and without scripts, to the home page. */
export function WayBack({ children }: { children: React.ReactNode }) {
  const navigate = useNavigate()
  return (
    <ButtonLink
      to="/"
      isWide
      data-held
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

/** The router numbers its own moves; after a full page load the referrer tells where the visitor came from. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state
  const moves = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
  const isReferred = URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
  return moves > 0 || (isReferred && window.history.length > 1)
}
