import type { RichText as Blocks, RichBlock } from '@sluimer/contract/content/rich-text'
import { clsx } from 'clsx'
import { ButtonTo } from './button-to.tsx'
import { Callout } from './callout.tsx'
import { InlineText } from './inline-text.tsx'
import { PictureBlock } from './picture-block.tsx'
import { ProductsBlock } from './products-block.tsx'
import { Questions } from './questions.tsx'
import { SimpleBlock } from './simple-block.tsx'
import { TableBlock } from './table-block.tsx'

/**
 * A text by staff (RT-05, API-07): blocks of data, so nothing in it is ever read as HTML. Running text keeps to a
 * readable width; pictures, tables and products may fill the width of their container. Headings begin at level 2, under
 * the page's own h1.
 */
export function RichText({ blocks, className }: { blocks: Blocks; className?: string }) {
  return (
    <div className={clsx('space-y-5 leading-relaxed sm:text-[1.0625rem]', className)}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no names and never move
        <RichTextBlock key={index} block={block} />
      ))}
    </div>
  )
}

const measure = 'max-w-[42rem]'

function RichTextBlock({ block }: { block: RichBlock }) {
  switch (block.type) {
    case 'paragraph':
    case 'list':
      return <SimpleBlock block={block} className={measure} />
    case 'heading':
      return <Heading {...block} />
    case 'quote':
      return (
        <blockquote
          className={clsx(
            measure,
            'my-8 space-y-3 border-l-4 border-sand pl-5 font-display text-xl sm:text-2xl sm:leading-9',
          )}
        >
          {block.paragraphs.map((inlines, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names and never move
            <p key={index}>
              <InlineText inlines={inlines} />
            </p>
          ))}
        </blockquote>
      )
    case 'image':
      return <PictureBlock block={block} />
    case 'table':
      return <TableBlock block={block} />
    case 'callout':
      return <Callout block={block} className={measure} />
    case 'button':
      return (
        <p className="py-1">
          <ButtonTo target={block.target}>{block.text}</ButtonTo>
        </p>
      )
    case 'questions':
      return <Questions block={block} className={measure} />
    case 'products':
      return <ProductsBlock block={block} />
  }
}

function Heading({ level, text, anchor }: Extract<RichBlock, { type: 'heading' }>) {
  const Element = level === 2 ? 'h2' : 'h3'
  return (
    <Element
      id={anchor}
      className={clsx(measure, 'break-after-avoid', level === 2 ? 'pt-6 first:pt-0' : 'pt-3')}
    >
      {text}
    </Element>
  )
}
