import type { SimpleBlock as Block } from '@sluimer/contract/content/blocks'
import { clsx } from 'clsx'
import { InlineText } from './inline-text.tsx'

/** A paragraph or a list. */
export function SimpleBlock({ block, className }: { block: Block; className?: string | undefined }) {
  if (block.type === 'paragraph') {
    return (
      <p className={className}>
        <InlineText inlines={block.content} />
      </p>
    )
  }
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List
      className={clsx(
        'space-y-2 pl-6 marker:text-pine',
        block.ordered ? 'list-decimal marker:font-semibold' : 'list-disc',
        className,
      )}
    >
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no names and never move
        <li key={index} className="pl-1">
          <InlineText inlines={item} />
        </li>
      ))}
    </List>
  )
}
