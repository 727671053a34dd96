import { Undo2 } from 'lucide-react'
import { Link } from 'react-router'

function showFully(bar: HTMLElement | null): void {
  bar?.scrollIntoView({ block: 'nearest' })
}

/** Says what was replaced along with a choice, and takes it back. Its place is always there, so that it is read out. */
export function UndoBar(props: { words: string | undefined; link: string; onUndo: () => void }) {
  return (
    <div role="status">
      {props.words !== undefined && (
        <p
          ref={showFully}
          className="my-4 flex flex-wrap items-center gap-x-4 rounded-card bg-pine-mist px-4 py-2"
        >
          <span className="min-w-0 grow basis-48">{props.words}</span>
          <Link
            to={props.link}
            replace
            preventScrollReset
            onClick={(event) => {
              event.preventDefault()
              props.onUndo()
            }}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline underline-offset-4"
          >
            <Undo2 className="size-5" aria-hidden="true" />
            Ongedaan maken
          </Link>
        </p>
      )}
    </div>
  )
}
