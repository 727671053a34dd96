import type { Block } from '@sluimer/contract/content/rich-text'
import { clsx } from 'clsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { SimpleBlock } from './simple-block.tsx'

/** Questions that unfold their answers. Each has an anchor for links. */
export function Questions({ block, className }: { block: Block<'questions'>; className?: string }) {
  return (
    <div className={clsx('break-inside-avoid border-t border-sand print:break-inside-auto', className)}>
      {block.items.map((item) => (
        <div key={item.anchor} id={item.anchor}>
          <Disclosure title={item.question}>
            <div className="space-y-3">
              {item.answer.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names and never move
                <SimpleBlock key={index} block={part} />
              ))}
            </div>
          </Disclosure>
        </div>
      ))}
    </div>
  )
}
