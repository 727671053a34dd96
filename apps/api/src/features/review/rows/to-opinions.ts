import { opinionRules, readOpinions } from '@sluimer/assistant/opinion/read-opinions'
import { type Aspect, aspects } from '@sluimer/domain/review/aspects'

/** Returns what is stored of the opinions in a review. */
export function toOpinionColumns(words: { title: string; content: string }): {
  opinions: string[]
  opinionRules: number
} {
  const opinions = readOpinions(`${words.title}.\n${words.content}`)
  return { opinions: opinions.map(({ aspect, tone }) => `${aspect}:${tone}`), opinionRules }
}

/** Returns both codes that are stored for an aspect. */
export function listOpinionCodes(about: Aspect): string[] {
  return [`${about}:good`, `${about}:bad`]
}

/** Reads a stored code; undefined for one of other rules. */
export function readOpinionCode(code: string): { aspect: Aspect; tone: 'good' | 'bad' } | undefined {
  const [name, tone] = code.split(':')
  const aspect = aspects.find((one) => one === name)
  return aspect === undefined || (tone !== 'good' && tone !== 'bad') ? undefined : { aspect, tone }
}
