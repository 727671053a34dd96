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
  narrow: { table: 'min-w-80 text-sm', title: 'py-2 pr-2 pl-2', cell: 'px-2 py-2' },
  wide: {
    table: 'min-w-(--least) table-fixed text-sm sm:text-base',
    title: 'py-3 pr-1 pl-1.5 text-xs/5 hyphens-auto wrap-anywhere sm:pr-4 sm:pl-3 sm:text-base',
    // By its smallest height a cell lets what stands in it be as high as the row.
    cell: 'h-px snap-start px-1.5 py-3 wrap-anywhere sm:px-3',
  },
}

/** How wide the titles of rows are, and each column at least: on a phone a third one shows its edge, so that one knows of it. */
const widths = '[--column:7.75rem] [--titles:6rem] sm:[--column:11rem] sm:[--titles:9rem] lg:[--titles:14rem]'

/**
 * Things side by side; rows in which they differ are marked, also in words for screen readers. Where there is no room for all
 * columns they scroll sideways, and the first one, which says what a row is about, stays. It lies over the others, and not over what
 * stays in sight above the table.
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
      className={clsx('relative isolate snap-x overflow-x-auto scroll-pl-(--titles)', widths, className)}
      style={style}
    >
      <table className={clsx('w-full border-collapse', shape.table)}>
        <thead>
          <tr className="bg-paper align-top">
            <td className={clsx('sticky left-0 z-10', width === 'wide' && 'w-(--titles)', 'bg-inherit')} />
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
                  'sticky left-0 z-10 text-left font-normal text-ink-soft',
                  shape.title,
                  'bg-inherit',
                )}
              >
                {title}
                {isDifferent && <span className="block text-xs font-semibold text-honey">anders</span>}
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
