import { readSubject, writeSubject } from '@sluimer/assistant/subject/subject'
import type { Draft } from './draft.ts'

/** Remembers how many pieces were summed up and of what, so that the next turn can ask what they cost with their delivery. */
export function rememberPieces(draft: Draft, pieces: number, text: string): Draft {
  const subject = readSubject(draft.subject)
  if (subject === undefined || pieces < 2) return draft
  return { ...draft, subject: writeSubject({ ...subject, wish: { ...subject.wish, text }, pieces }) }
}
