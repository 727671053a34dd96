import type { Inline } from '@sluimer/contract/content/inline'
import type { Block } from '@sluimer/contract/content/rich-text'
import { clsx } from 'clsx'
import { InlineText } from './inline-text.tsx'

const cellLook = 'px-4 py-3 max-sm:px-3'
const alignments = { left: 'text-left', center: 'text-center', right: 'text-right tabular-nums' }
const rowLook = 'border-t border-sand align-top'
/** A row that is shown as a card. */
const cardLook = '@max-[40rem]:px-4 @max-[40rem]:py-3'

/** The cells of a card: its title, and the values below. */
const cardLines = {
  title: '@max-[40rem]:max-w-none @max-[40rem]:p-0 @max-[40rem]:pb-1 @max-[40rem]:font-semibold',
  value: '@max-[40rem]:max-w-none @max-[40rem]:p-0 @max-[40rem]:py-1 @max-[40rem]:text-left',
}

/** Any screen shows up to this many columns side by side, with their words on more lines. */
const fewColumns = 3

/**
 * A table. Where more columns have too little room, each row becomes a card that names the column of every value, because on a phone nobody
 * finds what is to the right of the screen. What is still too wide scrolls inside its frame, by keyboard too, so the page never does.
 */
export function TableBlock({ block: { align, head, rows } }: { block: Block<'table'> }) {
  const isWide = head.length > fewColumns
  const findAlignment = (column: number) => alignments[align[column] ?? 'left']
  const findLook = (column: number) =>
    clsx(cellLook, 'max-w-80', findAlignment(column), isWide && cardLines[column === 0 ? 'title' : 'value'])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling frame must be a named region to be reachable by keyboard
    <div
      role="region"
      aria-label={`Tabel: ${head.map(toWords).join(', ')}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys
      tabIndex={0}
      className="@container relative my-6 overflow-x-auto rounded-card border border-sand"
    >
      <table
        className={clsx(
          'w-full border-collapse text-base',
          isWide ? '@max-[40rem]:block @max-[40rem]:[&_:is(tbody,tr,td)]:block' : 'max-sm:text-sm',
        )}
      >
        <thead className={clsx('bg-linen', isWide && '@max-[40rem]:sr-only')}>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no names and never move
              <th key={column} scope="col" className={clsx(cellLook, 'font-semibold', findAlignment(column))}>
                <InlineText inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names and never move
            <tr key={index} className={clsx(rowLook, isWide && cardLook)}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no names and never move
                <td key={column} className={findLook(column)}>
                  {isWide && column > 0 && (
                    <span aria-hidden="true" className="hidden text-sm text-ink-soft @max-[40rem]:block">
                      {toWords(head[column] ?? [])}
                    </span>
                  )}
                  <InlineText inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function toWords(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline.type === 'text' ? inline.text : '')).join('')
}
