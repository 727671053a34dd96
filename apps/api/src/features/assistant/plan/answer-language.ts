import { createFacts } from '@sluimer/assistant/exit/facts'
import { isForeign } from '@sluimer/assistant/exit/is-dutch'
import { aDraft, type Draft } from '../draft/draft.ts'

const words = {
  foreign: 'Ik begrijp alleen Nederlands. Stel je vraag in het Nederlands, of vraag het aan een collega:',
  wordless: 'Dat begrijp ik niet. Typ je vraag in een paar woorden, of vraag het aan een collega:',
} as const

/** Tags, attributes, links and calls: what is left beside them is what somebody says. */
const code = /<[^>]*>|\S*(?:=["']|\]\()\S*|\b\w+\(\d*\)/gu

/**
 * Answers a message in another language, or one without a word beside signs and code; undefined for all others. After an
 * answer they would be taken for a question about the same, and get that answer once more.
 */
export function answerLanguage(message: string): Draft | undefined {
  const kind = !/[\p{L}\d]/u.test(message.replace(code, ''))
    ? 'wordless'
    : isForeign(message)
      ? 'foreign'
      : undefined
  if (kind === undefined) return undefined
  const facts = createFacts()
  facts.texts.push(words[kind])
  return aDraft(words[kind], { facts, needsPerson: true })
}
