import type { Block } from '@sluimer/contract/content/rich-text'
import { clsx } from 'clsx'
import { Lightbulb, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { SimpleBlock } from './simple-block.tsx'

const tones = {
  tip: { look: 'bg-pine-mist', mark: 'text-pine', Icon: Lightbulb },
  attention: { look: 'bg-honey-mist', mark: 'text-honey', Icon: TriangleAlert },
}

/** A tip or a warning beside the running text. */
export function Callout({ block, className }: { block: Block<'callout'>; className?: string }) {
  const titleId = useId()
  const { look, mark, Icon } = tones[block.tone]
  return (
    <div
      role="note"
      aria-labelledby={titleId}
      className={clsx('flex gap-3.5 rounded-card p-5', look, className)}
    >
      <Icon className={clsx('mt-0.5 size-5.5 shrink-0', mark)} aria-hidden="true" />
      <div className="min-w-0 grow space-y-2">
        <p id={titleId} className="font-semibold">
          {block.title}
        </p>
        {block.content.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names and never move
          <SimpleBlock key={index} block={part} />
        ))}
      </div>
    </div>
  )
}
