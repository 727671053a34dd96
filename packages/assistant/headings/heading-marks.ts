import { fold } from '@sluimer/search/text/words/tokens'

/** Headings of something special, which another heading answers for all other cases: with none of these words a message asks for the other. */
const marks = [
  {
    of: /\bzelf samenstel/u,
    word: /\b(?:samen\w*|op maat|maatwerk\w*|maatbed\w*|configur\w*|ontw[eo]rp\w*|zelf\w*|speciaal|gepersonaliseerd\w*|personaliseer\w*|custom|wens|wensen|eigen|klik\w*|(?:voor|door) (?:mij|ons|me)|gekozen|uitgekozen|keuzes?|in productie|gemaakt|maken)\b/u,
  },
  {
    of: /\bkorting als ik het houd/u,
    word: /\b(?:korting\w*|hou\w*|vergoed\w*|compens\w*|tegemoet\w*|geld|euro|bedrag|goedkoper|prijs|afgeprijsd|\w*vermindering|procent|tegoed|bon|cadeautje|iets terug|eraf|er af)\b|%|€/u,
  },
  { of: /^Vullen jullie\b/u, word: /vul|\bbij/u },
]

/** Whether a message has what it needs to ask for a heading: a bed that was composed is asked of by a word of composing. */
export function hasMark(heading: string, message: string): boolean {
  const needed = marks.filter(({ of }) => of.test(heading))
  return needed.length === 0 || needed.every(({ word }) => word.test(fold(message)))
}
