import type { Block, RichText } from '@sluimer/contract/content/rich-text'
import { Disclosure } from '../../ui/page/disclosure.tsx'

/** A text with fewer parts needs no list: the reader sees them at a glance. */
const fewestParts = 4

/** Returns the level 2 headings of a long text; none for a short one. */
export function listParts(body: RichText): Block<'heading'>[] {
  const parts = body.filter((block) => block.type === 'heading' && block.level === 2) as Block<'heading'>[]
  return parts.length < fewestParts ? [] : parts
}

/** Links to the parts of a text: beside it on a wide screen, folded above it on a narrow one. */
export function TableOfContents({ parts }: { parts: readonly Block<'heading'>[] }) {
  if (parts.length === 0) return null
  return (
    <>
      <Disclosure title="In dit artikel" className="mb-8 border-t border-sand lg:hidden print:hidden">
        <PartLinks parts={parts} />
      </Disclosure>
      <nav aria-label="In dit artikel" className="sticky top-6 max-lg:hidden">
        <p className="mb-2 font-semibold">In dit artikel</p>
        <PartLinks parts={parts} />
      </nav>
    </>
  )
}

function PartLinks({ parts }: { parts: readonly Block<'heading'>[] }) {
  return (
    <ol className="border-l-2 border-sand">
      {parts.map(({ anchor, text }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className="flex min-h-11 items-center py-1 pl-4 leading-snug text-ink-soft underline-offset-4 hover:text-pine hover:underline lg:min-h-10"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
