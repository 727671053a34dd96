import type { Subject } from '@sluimer/assistant/subject/subject'
import { aDraft, type Draft } from '../draft/draft.ts'

/** 'Nee nog maar 2 weken', 'pas drie maanden oud': how long somebody has had what is not right, and nothing else. */
const isYoung =
  /^(?:(?:nee|neen|ja|pas|nog|maar|een|zo'n|ongeveer|net|amper|nauwelijks|hooguit|al|sinds|het|hij|ie|is|heb|ik|we|hem|m|nu|ze|die)[\s,]+)*(?:\d{1,2}|een|één|twee|drie|vier|vijf|zes|paar|enkele|half|halve?) (?:dag(?:en|je)?|we(?:ek|ken)|week|maand(?:en)?|jaar)(?: (?:oud|geleden|gekocht|in huis|gebruikt|nog maar|pas|maar|hoor|denk ik|nu|ongeveer))*[\s.!]*$/iu
const isYears = /\bjaar\b/iu
const isHalfYear = /\bhal(?:f|ve?) jaar\b/iu
const young =
  'Dan geldt de wettelijke garantie, en het is nog zo nieuw dat jij niets hoeft te bewijzen. Meld het met je bestelnummer en een foto, dan lost een collega het kosteloos met je op:'

/** Answers how old something is, after it was told that it is not right: within the first year the shopper has nothing to prove. Undefined for any other turn. */
export function answerAge(message: string, subject: Subject | undefined): Draft | undefined {
  if (subject?.topic !== 'warranty' || !isYoung.test(message)) return undefined
  if (isYears.test(message) && !isHalfYear.test(message)) return undefined
  const draft = aDraft(young, { needsPerson: true, topic: 'warranty' })
  draft.facts.texts.push(young)
  return draft
}
