import type { Turn } from '../turn/use-turn.ts'
import { viewTabLook } from './view-tab-look.ts'

/** Opens the bed in three dimensions, from the row of views; absent where that cannot be. */
export function TurnTab({ turn: { model, tab, isOpen, open, close } }: { turn: Turn }) {
  if (model === null) return null
  return (
    <li>
      <button
        ref={tab}
        type="button"
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
        className={viewTabLook(isOpen)}
      >
        <span>
          Draai<span className="max-sm:sr-only"> je bed rond</span>
        </span>
      </button>
    </li>
  )
}
