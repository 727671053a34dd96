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
  return text.split(unit).map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word has no other name than its place.
    <Fragment key={place}>
      {Object.hasOwn(breaks, word) ? (
        <Parts parts={breaks[word] ?? []} />
      ) : unit.test(word) && /^(?:\d|e-)/i.test(word) ? (
        <span className="inline-block">{word}</span>
      ) : (
        word
      )}
    </Fragment>
  ))
}

function Parts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place.
    <Fragment key={place}>
      {place > 0 && <span className="soft-hyphen" />}
      {part}
    </Fragment>
  ))
}
