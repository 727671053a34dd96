import type { Listing } from '@sluimer/contract/catalog/overview'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { BottomSheet } from '../../ui/bottom-sheet.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { ResetLink } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { productCount } from './product-count.ts'

/**
 * CT-05, CT-09: the filters below 992 px. Choices count at once, so the button says how many products wait. Without
 * scripts the filters stand under the products, and the button leads there.
 */
export function FilterSheet({ overview }: { overview: Listing }) {
  const [isOpen, setOpen] = useState(false)
  const chosen = overview.active_filters.length
  const label = chosen > 0 ? `Filteren (${chosen})` : 'Filteren'
  const icon = <SlidersHorizontal className="size-5" aria-hidden="true" />
  if (overview.filters.length === 0) return null
  return (
    <div className="lg:hidden">
      <Button
        type="button"
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        icon={icon}
        className="noscript:hidden"
      >
        {label}
      </Button>
      <BottomSheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Filteren"
        footer={
          <div className="flex w-full flex-wrap items-center justify-between gap-2">
            {chosen > 0 && <ResetLink url={overview.reset_url} />}
            <Button type="button" onClick={() => setOpen(false)} className="grow">
              Bekijk {productCount(overview.pagination.total)}
            </Button>
          </div>
        }
      >
        <FilterPanel overview={overview} hasTitle={false} />
      </BottomSheet>
      <a href="#filters" className={buttonLook({ variant: 'secondary', className: 'not-noscript:hidden' })}>
        {icon}
        {label}
      </a>
    </div>
  )
}
