import { createFacts } from '@sluimer/assistant/exit/facts'
import { excerpt } from '@sluimer/assistant/passages/excerpt'
import type { Passage } from '@sluimer/assistant/passages/passage'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { createLanguage } from '@sluimer/search/text/words/language'
import { aDraft, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { isGoods } from '../slots/judge-words.ts'

const dutch = createLanguage()
const article = '(?:(?:een|de|het|van|jullie)\\s+)*'
/** 'Verschil tussen satijn en percal', 'dons of wol', 'latex vs koudschuim': two words of which one is chosen. */
const pairs = [
  new RegExp(
    `\\b(?:tussen|verschil(?:len)?(?: van)?(?! tussen)|vergelijk\\w*)\\s+${article}(\\p{L}+)(?:\\s+\\p{L}+)?\\s+(?:en|of|met)\\s+${article}(\\p{L}+)`,
    'iu',
  ),
  /\bverschil(?:len)?\s+(\p{L}{4,})\s+(\p{L}{4,})[\s?!.]*$/iu,
  new RegExp(`(?<!\\p{L})(\\p{L}+)(?:\\s+\\p{L}+)?\\s+(?:of|vs\\.?|versus)\\s+${article}(\\p{L}+)`, 'iu'),
]
const asks =
  /\b(?:verschil\w*|vergelijk\w*|beter\w*|beste|fijner|warmer|koeler|kiezen|kies|raad\w*|versus|vs|wat is|nemen)\b|^\S+(?: \S+)? of \S+(?: \S+)?\s*\?|^\p{L}+ of \p{L}+(?: voor .*)?$/iu
const longest = 260

/**
 * Tells two cloths, cores or fillings apart with what the shop's articles say under the heading of each; undefined for another question,
 * and when one of them has no heading of its own.
 */
export async function compareTopics(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const passages = await findTopics(sources, turn.message, turn.at)
  if (passages === undefined) return undefined
  const facts = createFacts()
  const lines = passages.map((passage) => {
    const said = excerpt(passage, { question: '' }, longest)
    const name = passage.title.split(':')[0] ?? passage.title
    return said.toLowerCase().includes(name.toLowerCase()) ? said : `${name}: ${said}`
  })
  facts.texts.push(...lines)
  const links = passages.map(({ title, path }) => ({ title, path }))
  for (const { path } of links) facts.paths.add(path)
  const kinds = dutch.splitWords(turn.message).filter(isGoods)
  // 'Welke is beter voor wie veel zweet?' goes on about the two.
  const subject = writeSubject({
    wish: { text: kinds.slice(0, 1).join(' ') },
    productIds: [],
    topic: 'care',
    asked: turn.message,
  })
  return aDraft(lines.join('\n'), { links, facts, subject, topic: 'care' })
}

/** Finds what the articles say under the heading of each of two words that a message holds against each other. */
export async function findTopics(
  { knowledge }: Sources,
  message: string,
  at: Date,
): Promise<readonly Passage[] | undefined> {
  const terms = findTerms(message)
  if (terms === undefined) return undefined
  const kinds = dutch.splitWords(message).filter(isGoods).map(dutch.stem)
  const passages: Passage[] = []
  for (const term of terms) {
    const found = await knowledge.findAdvice(`${term} ${kinds.join(' ')}`, { words: term }, at)
    const own = found
      .map(({ passage }) => passage)
      .filter((passage) => passage.table === undefined && isHeading(passage.title, term))
    const meant = own.find((passage) => isAbout(passage.pageTitle, kinds)) ?? own[0]
    if (meant === undefined) return undefined
    passages.push(meant)
  }
  return passages
}

function findTerms(message: string): [string, string] | undefined {
  if (!asks.test(message)) return undefined
  for (const pair of pairs) {
    const [, one, other] = pair.exec(message) ?? []
    if (one === undefined || other === undefined || one === other) continue
    // 'Een lamp of een plaid' is a wish for goods.
    if (!isGoods(one) && !isGoods(other)) return [toHeading(one), toHeading(other)]
  }
  return undefined
}

/** What shoppers call a core or a filling otherwise than the articles do. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:hr|hr-?schuim|comfortschuim)$/iu, 'koudschuim'],
  [/^(?:nasa|nasaschuim|memory|memoryfoam|visco)$/iu, 'traagschuim'],
  [/^(?:pocket|pocketveren|pocketvering|pocketveer)$/iu, 'pocketvering'],
  [/^(?:katoensatijn|sateen)$/iu, 'satijn'],
  [/^(?:vezels?|polyester|kunstvezel|synthetische?)$/iu, 'synthetisch'],
]

function toHeading(term: string): string {
  return otherNames.find(([said]) => said.test(term))?.[1] ?? term
}

/** Whether a heading begins with the term: 'Satijn: glad en soepel'. */
function isHeading(title: string, term: string): boolean {
  const [first] = dutch.splitWords(title).map(dutch.stem)
  const stem = dutch.stem(term.toLowerCase())
  return first !== undefined && (first === stem || first.startsWith(stem) || stem.startsWith(first))
}

function isAbout(pageTitle: string, kinds: readonly string[]): boolean {
  const stems = dutch.splitWords(pageTitle).map(dutch.stem)
  return kinds.some((kind) => stems.some((stem) => stem.endsWith(kind)))
}
