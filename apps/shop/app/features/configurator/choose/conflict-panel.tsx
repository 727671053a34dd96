import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { buttonLook } from '../../../ui/button/button.tsx'
import { describeChanges, describeConflict } from '../words/option-words.ts'
import type { JudgedOption } from './judged-option.ts'

export interface ConflictPanelProps {
  judged: JudgedOption
  /** A tap asked for it, and it comes into view. One that an address brings along leaves the page where it begins. */
  isTapped?: boolean
  /** The address of the bed with the option and its repair. */
  link: string
  /** Without it, the link is followed. */
  onRepair?: (judged: JudgedOption) => void
}

/** A panel that opens below the screen, or under the bar at its bottom, comes into view. */
function showFully(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' })
}

/** Why an option does not fit, what it takes, and the one tap that does it. */
export function ConflictPanel({ judged, isTapped, link, onRepair }: ConflictPanelProps) {
  const { option, verdict } = judged
  if (verdict.conflict === undefined) return null
  return (
    <div ref={isTapped ? showFully : undefined} className="mt-3 rounded-card bg-honey-mist p-4">
      <p className="flex gap-2.5">
        <TriangleAlert className="mt-0.5 size-5 shrink-0 text-honey" aria-hidden="true" />
        <span className="min-w-0">
          <strong className="font-semibold">{option.title}:</strong> {describeConflict(verdict.conflict)}{' '}
          {verdict.conflict.rules.map(({ sentence }) => sentence).join(' ')}
        </span>
      </p>
      <Link
        to={link}
        replace
        preventScrollReset
        onClick={(event) => {
          if (onRepair === undefined) return
          event.preventDefault()
          onRepair(judged)
        }}
        className={buttonLook({ variant: 'secondary', size: 'small', className: 'mt-3 w-full' })}
      >
        <span className="py-1.5">Kies dit en wij wijzigen: {describeChanges(verdict.changes)}</span>
      </Link>
    </div>
  )
}
