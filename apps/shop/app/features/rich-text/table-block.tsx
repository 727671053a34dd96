import type { Inline } from '@sluimer/contract/content/inline'
import type { Block } from '@sluimer/contract/content/rich-text'
import { clsx } from 'clsx'
import { InlineText } from './inline-text.tsx'

const cellLook = 'px-4 py-3 max-sm:px-3'
const alignments = { left: 'text-left', center: 'text-center', right: 'text-right tabular-nums' }

/** Any screen shows up to this many columns side by side, with their words on more lines; a desk shows more as well. */
const fewColumns = 3

/** A table. Where it has too little room, a wide one scrolls inside its frame, by keyboard too, so the page never does. */
export function TableBlock({ block: { align, head, rows } }: { block: Block<'table'> }) {
  const findAlignment = (column: number) => alignments[align[column] ?? 'left']
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling frame must be a named region to be reachable by keyboard
    <div
      role="region"
      aria-label={`Tabel: ${head.map(toWords).join(', ')}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys
      tabIndex={0}
      className="my-6 overflow-x-auto rounded-card border border-sand"
    >
      <table
        className={clsx(
          'w-full border-collapse text-base',
          head.length > fewColumns ? 'max-lg:min-w-max' : 'max-sm:text-sm',
        )}
      >
        <thead className="bg-linen">
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
            <tr key={index} className="border-t border-sand align-top">
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no names and never move
                <td key={column} className={clsx(cellLook, 'max-w-80', findAlignment(column))}>
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
