import { readSubject, type Subject, writeSubject } from '@sluimer/assistant/subject/subject'
import type { Draft } from '../draft/draft.ts'
import { isGoods } from '../slots/judge-words.ts'

const goesOn =
  /^(?:(?:ok\p{L}*|top|mooi|prima|ja)[\s,]+)*(?:en|ook|nog|dan|nu|verder|daarnaast)\b|\b(?:daar|er)\b.*\bbij\b|\b(?:erbij|ook|daarnaast|verder)\b/iu
const together = /\b(?:samen|totaal|bij ?elkaar|allebei|beide)\b/iu

function listGoods(text: string): readonly string[] {
  return text.split(' ').filter(isGoods)
}

/** Remembers the bedside table beside the lamp that 'en een lamp erbij' adds to it. */
export function keepBeside(draft: Draft, former: Subject | undefined, message: string): Draft {
  const now = readSubject(draft.subject)
  if (now === undefined || former === undefined || now.topic !== undefined || former.topic !== undefined)
    return draft
  const [before, said] = [listGoods(former.wish.text), listGoods(now.wish.text)]
  const isSame = said.length === 0 || said.some((word) => before.includes(word))
  // A color or a size of the lamp leaves the table beside it.
  const beside = isSame ? former.beside : goesOn.test(message) ? former.wish.text : undefined
  if (beside === undefined || listGoods(beside).length === 0) return draft
  return { ...draft, subject: writeSubject({ ...now, beside }) }
}

const withIt =
  /^(?:(?:en|maar|ok\p{L}*)[\s,]+)*(?:wat|hoeveel) (?:kost\p{L}*|ben ik|is|wordt|betaal ik|moet ik)\b.*\bmet (?:ook )?(?:nog )?(?:een |n |de |het |bijpassende? |extra )*((?:\d+ |twee |drie |vier )?\p{L}+) (?:erbij|er ?bij|daarbij|samen)/iu

/** Reads 'wat kost die met een hoeslaken erbij' after goods as what both cost; undefined for any other message. */
export function readWithIt(message: string, subject: Subject | undefined): string | undefined {
  const about = subject?.wish.text ?? ''
  const added = withIt.exec(message)?.[1]?.replace(/^hoes$/iu, nameHoes(about))
  if (added === undefined || about === '' || subject?.topic !== undefined) return undefined
  // Pillowcases come with their cover.
  const isIncluded = /sloop|slopen/iu.test(added) && /overtrek/iu.test(about)
  return isIncluded || !added.split(' ').some(isGoods) ? undefined : `wat kost ${about} en ${added} samen`
}

function nameHoes(about: string): string {
  return /dekbed/iu.test(about) ? 'dekbedovertrek' : 'hoeslaken'
}

/** Reads 'wat kost dat samen' after goods and what goes with them as a question about both; undefined for any other message. */
export function readTogether(message: string, subject: Subject | undefined): string | undefined {
  const about = subject?.wish.text ?? ''
  if (subject?.beside === undefined || about === '' || !together.test(message)) return undefined
  return listGoods(message).length > 0 ? undefined : `wat kost ${subject.beside} en ${about} samen`
}
