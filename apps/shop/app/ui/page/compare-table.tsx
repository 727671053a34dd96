import { clsx } from 'clsx'

export interface CompareTableProps {
  label: string
  /** The heads of what is compared. */
  columns: readonly { key: string; head: React.ReactNode }[]
  rows: readonly {
    title: string
    /** One for each column. */
    cells: readonly React.ReactNode[]
    isDifferent: boolean
  }[]
  /** A narrow table stands in a panel of a page, a wide one is the page. */
  width?: 'narrow' | 'wide'
  className?: string
}

const shapes = {
  narrow: {
    part: '[--titles:6rem] sm:[--titles:9rem] lg:[--titles:14rem]',
    table: 'min-w-80 text-sm',
    corner: '',
    title: 'py-2 pr-2 pl-2',
    words: '',
    mark: 'text-xs',
    cell: 'px-2 py-2',
  },
  wide: {
    /** How wide the titles of rows are, and each column at least: three columns fit on a phone of 360 px. */
    part: '[--column:6.75rem] [--titles:1px] sm:[--column:11rem] sm:[--titles:9rem] lg:[--titles:14rem]',
    table: 'min-w-(--least) table-fixed text-sm sm:text-base',
    corner: 'w-(--titles) max-sm:p-0',
    title: 'hyphens-auto wrap-anywhere max-sm:p-0 sm:py-3 sm:pr-4 sm:pl-3',
    words: 'max-sm:absolute max-sm:top-2 max-sm:left-1 max-sm:flex max-sm:w-max max-sm:gap-2',
    mark: 'text-sm sm:text-xs',
    // By its smallest height a cell lets what stands in it be as high as the row.
    cell: 'h-px snap-start px-1 py-3 wrap-anywhere max-sm:hyphens-auto sm:px-3 max-sm:[tbody_&]:pt-9',
  },
}

/**
 * Things side by side; rows in which they differ are marked, also in words for screen readers. Where there is no room for all
 * columns they scroll sideways, and the titles of the rows stay: over the others, and not over what stays in sight above the table. On
 * a phone the titles of a wide table stand above their rows, so that the columns have the whole screen.
 */
export function CompareTable({ label, columns, rows, width = 'narrow', className }: CompareTableProps) {
  const shape = shapes[width]
  const style = {
    '--least': `calc(var(--titles) + ${columns.length} * var(--column))`,
  } as React.CSSProperties
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard.
      tabIndex={0}
      onFocus={({ target, currentTarget }) => {
        // By itself a browser does not know that the first column lies over what has the focus.
        if (target !== currentTarget && target.matches(':focus-visible'))
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
      className={clsx('relative isolate snap-x overflow-x-auto scroll-pl-(--titles)', shape.part, className)}
      style={style}
    >
      <table className={clsx('w-full border-collapse', shape.table)}>
        <thead>
          <tr className="bg-paper align-top">
            <td className={clsx('sticky left-0 z-10 bg-inherit', shape.corner)} />
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className={clsx('text-left font-semibold', shape.cell)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cells, isDifferent }) => (
            <tr
              key={title}
              className={clsx('border-t border-sand align-top', isDifferent ? 'bg-honey-mist' : 'bg-paper')}
            >
              <th
                scope="row"
                className={clsx(
                  'sticky left-0 z-10 bg-inherit text-left font-normal text-ink-soft',
                  shape.title,
                )}
              >
                <span className={clsx('block', shape.words)}>
                  {title}
                  {isDifferent && (
                    <span className={clsx('block font-semibold text-honey', shape.mark)}>anders</span>
                  )}
                </span>
              </th>
              {cells.map((cell, at) => (
                <td
                  key={columns[at]?.key}
                  className={clsx(shape.cell, isDifferent && width === 'narrow' && 'font-semibold')}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
