import type { OrderNotes } from '@sluimer/domain/delivery/notes'

/** The shopper's notes, line by line; nothing when there are none. */
export function Notes({ notes }: { notes: OrderNotes }) {
  return (
    <>
      <Note title="Voor de bezorger" text={notes.deliverer} />
      <Note title="Voor ons" text={notes.shop} />
    </>
  )
}

function Note({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <p className="mt-2 wrap-anywhere whitespace-pre-line">
      <span className="font-semibold text-ink">{title}: </span>
      {text}
    </p>
  )
}
