import type { Listing } from '@sluimer/contract/catalog/overview'
import { useRef } from 'react'
import { formatProductCount } from '../../lib/product-count.ts'
import { Button } from '../../ui/button/button.tsx'
import { BottomSheet } from '../../ui/dialog/bottom-sheet.tsx'
import { WizardStart } from '../wizard/wizard-start.tsx'
import { ResetLink } from './active-filters.tsx'
import { FilterGroups } from './filter-panel.tsx'

/** CT-05, CT-09: the filters below 992 px. Choices take effect at once, so the button shows the number of products. */
export function FilterSheet(props: {
  overview: Listing
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The group that a quick filter opened. */
  askedFor: string | undefined
}) {
  const { overview, onOpenChange } = props
  const content = useRef<HTMLDivElement>(null)
  return (
    <BottomSheet
      isOpen={props.isOpen}
      onOpenChange={onOpenChange}
      title="Filteren"
      firstFocus={() =>
        content.current?.querySelector<HTMLElement>('[data-asked-for] :is(summary, a, input)') ?? null
      }
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-2">
          {overview.active_filters.length > 0 && <ResetLink url={overview.reset_url} />}
          <Button type="button" onClick={() => onOpenChange(false)} className="grow">
            Bekijk {formatProductCount(overview.pagination.total)}
          </Button>
        </div>
      }
    >
      <div ref={content}>
        {props.askedFor === undefined && <WizardStart className="mb-2" onStart={() => onOpenChange(false)} />}
        <FilterGroups overview={overview} askedFor={props.askedFor} />
      </div>
    </BottomSheet>
  )
}
