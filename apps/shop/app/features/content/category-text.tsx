import type { RichText as Blocks } from '@sluimer/contract/content/rich-text'
import { RichText } from './rich-text.tsx'

/** API-07: what staff tell about a category, below its listing; nothing when they told nothing. */
export function CategoryText({ body }: { body: Blocks }) {
  if (body.length === 0) return null
  return (
    <div className="mt-16 rounded-card bg-linen p-5 sm:p-8 lg:mt-20 lg:p-12">
      <RichText blocks={body} className="gap-x-16 lg:columns-2" />
    </div>
  )
}
