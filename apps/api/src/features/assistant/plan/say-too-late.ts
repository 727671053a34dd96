import { readSpelledNumber } from '@sluimer/assistant/wish/spelled-numbers'
import type { Draft } from '../draft/draft.ts'

const withinTerm = /^Ja, (?=veertien dagen lang\b)/u
const days = 14
/** 'Na een halve maand' is no term that is over for sure. */
const aTime = /(?<!\p{L})(\d{1,3}|\p{L}+) (dag|week|weken|maand|maanden|jaar)(?:en)?(?!\p{L})/giu
const daysOf: Readonly<Record<string, number>> = {
  dag: 1,
  week: 7,
  weken: 7,
  maand: 30,
  maanden: 30,
  jaar: 365,
}

/** Says 'Nee' in place of 'Ja' to somebody who tells of more days than the fourteen in which goods may go back: 'ik slaap er al vijf weken op'. */
export function sayTooLate(draft: Draft, message: string): Draft {
  if (!withinTerm.test(draft.content)) return draft
  const told = [...message.matchAll(aTime)].map(([, count = '', unit = '']) => {
    const figure = /^\d/u.test(count) ? Number(count) : (readSpelledNumber(count.toLowerCase()) ?? 0)
    return figure * (daysOf[unit.toLowerCase()] ?? 0)
  })
  if (!told.some((one) => one > days)) return draft
  const content = draft.content.replace(withinTerm, 'Nee, dat kan ')
  draft.facts.texts.push(content)
  return { ...draft, content }
}
