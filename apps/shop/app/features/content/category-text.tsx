import type { RichText as Blocks } from '@sluimer/contract/content/rich-text'
import { RichText } from '../rich-text/rich-text.tsx'

/**
 * API-07: the text that staff wrote about a category, below its listing. On a wide screen the questions go beside the
 * text: in the same columns, an answer that opens would move the words that are being read.
 */
export function CategoryText({ body }: { body: Blocks }) {
  if (body.length === 0) return null
  const questions = body.filter((block) => block.type === 'questions')
  const text = body.filter((block) => block.type !== 'questions')
  return (
    <div className="mt-16 rounded-card bg-linen p-5 sm:p-8 lg:mt-20 lg:p-12">
      {questions.length === 0 ? (
        <RichText blocks={text} className="gap-x-16 lg:columns-2 *:break-inside-avoid" />
      ) : (
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <RichText blocks={text} />
          <RichText blocks={questions} />
        </div>
      )}
    </div>
  )
}
