import { findHeading } from '@sluimer/assistant/headings/find-heading'
import { asksHeading } from '@sluimer/assistant/passages/answers-heading'
import type { PageQuestion } from '@sluimer/assistant/questions/question-bank'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'
import { withCapital } from '@sluimer/domain/time/dutch-date'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { seeksGoods } from '../reading/seeks-goods.ts'
import { hasConcept, hasServiceWord } from '../reading/service-words.ts'
import { toPassageDraft } from './answer-service.ts'

/**
 * Answers a message that asks what a heading of the shop's pages says with the part below it, whatever the classifier guesses. Undefined when
 * no heading says it, and for goods: 'welk dekbed is het warmst' looks for them.
 */
export async function answerHeading(
  { knowledge }: Sources,
  { message, at }: Pick<Turn, 'message' | 'at'>,
): Promise<Draft | undefined> {
  if (hasConcept(message, ['goods']) && (!hasServiceWord(message) || seeksGoods(message))) return undefined
  const found = await knowledge.findService(message, { words: '' }, at)
  const asked = found.find(({ passage }) => asksHeading(message, passage))
  const draft = asked === undefined ? undefined : toPassageDraft([asked], { question: message })
  return draft === undefined ? undefined : sayVerdict(draft, asked?.passage.text ?? '')
}

/** Begins with the 'Nee.' of the part, which a long one is cut after, since the heading is what was asked. */
export function sayVerdict(draft: Draft, text: string): Draft {
  const [verdict] = /^(?:Ja|Nee)\.\s/u.exec(text) ?? []
  if (verdict === undefined || draft.content.startsWith(verdict)) return draft
  const content = `${verdict}${draft.content}`
  draft.facts.texts.push(content)
  return { ...draft, content }
}

/** With these a question begins that no 'ja' answers. */
const asksWhich =
  /^(?:(?:en|dus|maar|hoi|hallo|dag|ok|oke|oké|goedemorgen|goedemiddag|goedenavond)[\s,!]+)*(?:hoe|hoelang|hoeveel|waar|waarheen|waarom|wanneer|wat|welke?|wie)\b/iu

/** A clause that 'ja' answers: a verb at its beginning, and whoever or whatever does it, 'mag ik', 'zijn jullie', 'en lukt dat'. */
const asksWhether =
  /(?:^|[,.!?;:]\s*|\b(?:en|of|maar|dus|want|dan|hoi|hallo|dag|ok|oke|oké|ook|eigenlijk)\s+)(?:bestaa?t|brengen|bezorgen|dekt|doen?|doet|durf|gaan?|gaat|geldt|gelden|geven|hadden|halen|heb|hebben|heeft|helpt|hoef|hoeven|hoort|horen|is|kan|kun|kunde?|kunt|kunnen|komen|komt|kost|krijg|krijgen|krijgt|leveren|levert|lukt|maakt|maken|mag|moogt|mogen|moet|moeten|nemen|neemt|past|passen|ruilen|sturen|telt|vergoed(?:t|en)|verkopen|werkt|werken|weten|wil|willen|wordt|worden|zal|zijn|zit|zitten|zou|zouden)\s+\p{L}/iu
/** To who asks for all of them a 'Ja' with a limit says too much: 'nemen ze ze alle 2 mee'. */
const asksAll = /\b(?:alle(?:bei|maal|twee|drie)|alle (?:twee|drie|vier|\d)|beide)\b/iu
const limits = /^Ja\b[^.]*\bhoogstens één\b/u
/** In so few words nobody makes a clause: 'bezorgen in Gent'. */
const mostWithoutClause = 5

/**
 * Leaves out the 'Ja' that a part begins with, where the message asks how, where or what, or only tells of something: it would answer another
 * question.
 */
export function dropVerdict(draft: Draft, message: string): Draft {
  const [yes] = /^Ja[.,]\s+/u.exec(draft.content) ?? []
  // Above a 'Nee' to the other part of the question nobody knows to what it says yes.
  const isContradicted = /\nNee[.,]\s/u.test(draft.content)
  const isLimited = asksAll.test(message) && limits.test(draft.content)
  if (yes === undefined || (isAskedWhether(message) && !isContradicted && !isLimited)) return draft
  const rest = withCapital(draft.content.slice(yes.length))
  // 'Ja, maar dan …' says nothing by its half.
  if (/^Maar\b/u.test(rest)) return draft
  const content = dropFragment(rest)
  draft.facts.texts.push(content)
  return { ...draft, content }
}

/** What is left of 'Ja, in heel België.' is no sentence where more follows on its line. */
const aFragment = /^In (?:heel )?\p{Lu}\p{L}+\.\s(?=\p{Lu})/u

function dropFragment(content: string): string {
  return content.replace(aFragment, '')
}

function isAskedWhether(message: string): boolean {
  if (asksWhich.test(message)) return false
  return asksWhether.test(message) || message.trim().split(/\s+/).length <= mostWithoutClause
}

/** Supposes that something fails: 'als dat niet herkend wordt', 'geeft het register geen antwoord, dan'. */
const supposes = /\b(?:als|indien|stel)\b.*\b(?:niet|nie|geen|niks|niets)\b/iu
const supposed = /(?:^|[.!] )\p{Lu}\p{L}+ [^.]*\b(?:niet|geen|niets)\b[^.]*, dan\b/u
const sure = { score: 100, covered: 1 }

/**
 * Tells what stands further below the heading that was told before, where a turn asks of it once more and that part has a word of the turn, or says as well what goes wrong: 'en als dat
 * nummer niet herkend wordt' is told with 'geeft het register geen antwoord'. Undefined where nothing more stands there.
 */
export async function tellRest(
  { knowledge }: Pick<Sources, 'knowledge'>,
  { text, intent }: PageQuestion,
  message: string,
  { subject, at }: { subject: Subject | undefined; at: Date },
): Promise<Draft | undefined> {
  const before = subject?.asked ?? ''
  if (text !== before && text !== findHeading(before)?.heading) return undefined
  const general = new Set(listTellingStems(`${text} ${before}`))
  const asked = listTellingStems(message).filter((stem) => !general.has(stem))
  const count = (part: string) => {
    const said = new Set(listTellingStems(part))
    return (
      asked.filter((stem) => said.has(stem)).length + (supposes.test(message) && supposed.test(part) ? 2 : 0)
    )
  }
  const first = await knowledge.findPart(text, at)
  const rest = await knowledge.findRest(text, at)
  const [best] = rest.toSorted((one, other) => count(other.text) - count(one.text))
  if (first === undefined || best === undefined || count(best.text) <= count(first.text)) return undefined
  const draft = toPassageDraft([{ passage: best, ...sure }], { question: `${text} ${message}` })
  return draft && { ...draft, topic: intent }
}
