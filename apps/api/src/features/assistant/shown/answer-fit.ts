import { aDraft, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { readSlots, sizeGroup } from '../slots/read-slots.ts'

/** What lies on a bed must be as wide as it is; a duvet hangs over. */
const lying = /\b(splittopper|topper|matras|hoeslaken|molton|matrasbeschermer)(?:s|sen|en)?\b/iu
const asksFit =
  /\b(?:past|passen|kan|kun|mag|gaat|werkt)\b.*\b(?:op|om|in|over|bij)\b|\b(?:op|om|in|over)\b.*\b(?:past|passen)\b/iu
const aWidth =
  /(?<![\d.,€x×])\b(\d{2,3})(?:\s?(?:x|×|bij|op)\s?2\d0)?(?:\s?(?:cm|breed))*\b(?!\s?(?:euro|kilo|kg|jaar|dagen|%|gram))/giu
const [narrowest, widest] = [70, 220]

/** Answers whether a topper, mattress or sheet of one width goes with a bed of another; undefined for another question. */
export function answerFit(
  { search }: Pick<Sources, 'search'>,
  { message, subject }: Turn,
): Draft | undefined {
  const [, thing] = lying.exec(message) ?? []
  if (thing === undefined || !asksFit.test(message)) return undefined
  const said = [...message.matchAll(aWidth)]
    .map(([, width]) => Number(width))
    .filter((width) => width >= narrowest && width <= widest)
  const before = readSlots(search, subject?.wish.text ?? '').values.find(({ group }) => group === sizeGroup)
  const [one, other = Number.parseInt(before?.title ?? '', 10)] = said
  if (one === undefined || Number.isNaN(other)) return undefined
  const name = thing.toLowerCase()
  const article = /(?:matras|hoeslaken)$/u.test(name) ? 'het' : 'de'
  const words =
    one === other
      ? `Ja, ${one} cm op ${other} cm past: ${article} ${name} en het bed zijn dan even breed. Let ook op de lengte.`
      : `Nee, neem ${article} ${name} even breed als het bed. ${one} cm en ${other} cm passen niet bij elkaar.`
  const draft = aDraft(words)
  draft.facts.texts.push(words)
  draft.facts.values.push(`${one} cm`, `${other} cm`)
  return draft
}
