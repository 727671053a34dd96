import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { clsx } from 'clsx'

/** More dots than this would only be noise. */
const mostDots = 5

/** The colors of a product as dots, read out as their names. A single color is no choice, so it is not shown. */
export function Swatches({ swatches, className }: { swatches: ProductTile['swatches']; className?: string }) {
  if (swatches.length < 2) return null
  const shown = swatches.slice(0, mostDots)
  const hidden = swatches.length - shown.length
  return (
    <div className={clsx('flex min-h-5 items-center gap-1.5', className)}>
      {shown.map(({ title, color }) => (
        <span
          key={title}
          title={title}
          className="color-dot"
          style={{ backgroundColor: color }}
          aria-hidden="true"
        />
      ))}
      {hidden > 0 && (
        <span className="text-xs text-ink-soft" aria-hidden="true">
          +{hidden}
        </span>
      )}
      <span className="sr-only">Kleuren: {swatches.map(({ title }) => title).join(', ')}</span>
    </div>
  )
}
