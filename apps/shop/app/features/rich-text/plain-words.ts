import type { SimpleBlock } from '@sluimer/contract/content/blocks'
import type { Inline } from '@sluimer/contract/content/inline'

/** Returns paragraphs and lists as words alone, for machines that read no markup. */
export function toPlainWords(blocks: readonly SimpleBlock[]): string {
  return blocks
    .flatMap((block) =>
      block.type === 'paragraph' ? [toWords(block.content)] : block.items.map((item) => toWords(item)),
    )
    .join('\n')
}

function toWords(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'break') return ' '
      return inline.type === 'text' ? inline.text : toWords(inline.content)
    })
    .join('')
}
