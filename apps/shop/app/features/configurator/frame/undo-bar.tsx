import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts'

interface UndoWordsProps {
  words: string
  link: string
  onUndo: () => void
}

/** Says what was replaced along with a choice, and takes it back. Its place is always there, so that it is read out. */
export function UndoBar({ words, ...rest }: Omit<UndoWordsProps, 'words'> & { words: string | undefined }) {
  return <div role="status">{words !== undefined && <UndoWords words={words} {...rest} />}</div>
}

function UndoWords({ words, link, onUndo }: UndoWordsProps) {
  // What a tap changed comes into view; a page whose address says it stays where it begins.
  const [isTapped] = useState(useIsHydrated())
  return (
    <p
      ref={isTapped ? showFully : undefined}
      className="my-4 flex flex-wrap items-center gap-x-4 rounded-card bg-pine-mist px-4 py-2"
    >
      <span className="min-w-0 grow basis-48">{words}</span>
      <Link
        to={link}
        replace
        preventScrollReset
        onClick={(event) => {
          event.preventDefault()
          onUndo()
        }}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline underline-offset-4"
      >
        <Undo2 className="size-5" aria-hidden="true" />
        Ongedaan maken
      </Link>
    </p>
  )
}

function showFully(bar: HTMLElement | null): void {
  bar?.scrollIntoView({ block: 'nearest' })
}
