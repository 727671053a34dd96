import type { Listing } from '@sluimer/contract/catalog/overview'
import { SlidersHorizontal } from 'lucide-react'
import { Button, buttonLook } from '../../ui/button/button.tsx'

/**
 * CT-09: the button that opens the filters below 992 px. Without scripts they are under the products, and it leads
 * there.
 */
export function FilterButton(props: { overview: Listing; isOpen: boolean; onOpen: () => void }) {
  const chosen = props.overview.active_filters.length
  const label = chosen > 0 ? `Filteren (${chosen})` : 'Filteren'
  const icon = <SlidersHorizontal className="size-5" aria-hidden="true" />
  return (
    <div className="lg:hidden">
      <Button
        type="button"
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={props.isOpen}
        onClick={props.onOpen}
        icon={icon}
        className="noscript:hidden"
      >
        {label}
      </Button>
      <a href="#filters" className={buttonLook({ variant: 'secondary', className: 'not-noscript:hidden' })}>
        {icon}
        {label}
      </a>
    </div>
  )
}
