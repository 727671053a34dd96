import type { Block } from '@sluimer/contract/content/rich-text'
import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { SimpleBlock } from './simple-block.tsx'

type Question = Block<'questions'>['items'][number]

/** A list of more questions than this shows the first few, and unfolds the others: twelve subjects of thirty fill twenty screens of a phone. */
const mostAtOnce = 9
const firstFew = 6

/**
 * Questions that unfold their answers. The anchor of each is inside what unfolds, so that a link to it opens the answer, and the list that it is in,
 * also before scripts run.
 */
export function Questions({ block, className }: { block: Block<'questions'>; className?: string }) {
  const { items } = block
  const shown = items.length > mostAtOnce ? firstFew : items.length
  return (
    <div
      className={clsx(
        'break-inside-avoid border-t border-sand print:break-inside-auto',
        // On a phone the mark stands in front: at the other end lies the button of the chat.
        'max-sm:[&_.disclosure-title>:last-child]:order-first max-sm:[&_.disclosure-title>:last-child]:ml-0',
        className,
      )}
    >
      <QuestionRows items={items.slice(0, shown)} />
      {shown < items.length && (
        <details className="group/more">
          <summary className="disclosure-title text-pine">
            {`Nog ${items.length - shown} vragen`}
            <Plus
              className="ml-auto size-5 transition-transform duration-200 group-open/more:rotate-45"
              aria-hidden="true"
            />
          </summary>
          <div className="border-t border-sand">
            <QuestionRows items={items.slice(shown)} />
          </div>
        </details>
      )}
    </div>
  )
}

function QuestionRows({ items }: { items: readonly Question[] }) {
  return items.map(({ anchor, question, answer }) => (
    <Disclosure key={anchor} title={question}>
      <div id={anchor} className="scroll-mt-24 space-y-3">
        {answer.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names and never move
          <SimpleBlock key={index} block={part} />
        ))}
      </div>
    </Disclosure>
  ))
}
