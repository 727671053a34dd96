import type { Filter } from '@sluimer/contract/catalog/overview'
import { Form, useLocation } from 'react-router'
import { useFormTool } from '../../lib/browser/use-form-tool.ts'
import { Button } from '../../ui/button/button.tsx'
import { RangeSlider } from '../../ui/form/range-slider.tsx'
import { useChoices } from './choice-queue.tsx'
import { listOtherChoices, priceKey } from './listing-address.ts'
import { priceFieldNames, searchWithPrice, toPriceRange } from './price-range.ts'

const priceTool = {
  name: 'filter_by_price',
  description: 'Toont alleen de producten van deze lijst tussen twee prijzen, in hele euro’s.',
  isReadOnly: true,
}

/** CT-07: two bounds in whole euros; a form with two number fields where scripts do not run. */
export function PriceFilter({ filter }: { filter: Filter }) {
  const { follow } = useChoices()
  const { pathname, search } = useLocation()
  const range = toPriceRange(filter)
  const tool = useFormTool(priceTool)
  if (!range) return null
  return (
    <Form {...tool} method="get" action={pathname} preventScrollReset>
      {listOtherChoices(search, priceKey).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RangeSlider
        label={filter.title}
        unit="€"
        min={range.minrange}
        max={range.maxrange}
        value={[range.min, range.max]}
        names={priceFieldNames}
        onCommit={(chosen) =>
          follow((drawn) => `${drawn.pathname}${searchWithPrice(drawn.search, chosen, range)}`)
        }
      />
      <Button variant="secondary" size="small" isWide className="mt-3 not-noscript:hidden">
        Toepassen
      </Button>
    </Form>
  )
}
