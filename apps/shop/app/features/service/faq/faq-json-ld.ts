import type { RichText } from '@sluimer/contract/content/rich-text'
import { toPlainWords } from '../../rich-text/plain-words.ts'
import type { Node } from '../../seo/json-ld-node.ts'

/** Describes all questions of a page with their answers for search engines; nothing for a page without any. */
export function toFaqJsonLd(body: RichText): Node[] {
  const questions = body
    .flatMap((block) => (block.type === 'questions' ? block.items : []))
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainWords(answer) },
    }))
  return questions.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: questions }]
}
