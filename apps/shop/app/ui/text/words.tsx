import { createContext, Fragment, use } from 'react'
import type { Breaks } from '../../lib/words/breaks.ts'

const PageBreaks = createContext<Breaks>({})

/** Tells all `Words` of a page where its long words may be broken. */
export function WithBreaks(props: { breaks: Breaks; children: React.ReactNode }) {
  return <PageBreaks value={props.breaks}>{props.children}</PageBreaks>
}

/** A size, such as '240 x 220 cm', a measure, such as '1,90 m', 'e-mail' and what begins with it, or a word. */
const unit = /(\d{2,3} x \d{2,3}(?: cm)?|\d{1,4}(?:,\d{1,2})? (?:cm|m|kg|g)(?!\p{L})|[eE]-mail\p{L}*|\p{L}+)/u

/**
 * A text whose long words get a hyphen where a line breaks them, and whose sizes, measures and 'e-mail' stay on one line. The hyphen is drawn by the style
 * sheet and no part of the text: what is copied, searched for or read aloud is the word as it is written.
 */
export function Words({ text }: { text: string }) {
  const breaks = use(PageBreaks)
  const pieces = text.split(unit).flatMap((word) => toPieces(word, breaks))
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place.
  return joinTexts(pieces).map((piece, place) => <Fragment key={place}>{piece}</Fragment>)
}

function toPieces(word: string, breaks: Breaks): readonly React.ReactNode[] {
  if (Object.hasOwn(breaks, word))
    return (breaks[word] ?? []).flatMap((part, place) =>
      place > 0 ? [<span key="hyphen" className="soft-hyphen" />, part] : [part],
    )
  if (!unit.test(word) || !/^(?:\d|e-)/i.test(word)) return [word]
  return [
    <span key="unit" className="inline-block">
      {word}
    </span>,
  ]
}

/** Joins texts that follow each other: Chromium leaves a text of nothing but a space out of the name that it reads aloud. */
function joinTexts(pieces: readonly React.ReactNode[]): readonly React.ReactNode[] {
  const joined: React.ReactNode[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (typeof last === 'string' && typeof piece === 'string') joined.splice(-1, 1, last + piece)
    else joined.push(piece)
  }
  return joined
}
