import type { SortOption } from '@sluimer/contract/catalog/overview'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { useFormTool } from '../../lib/browser/use-form-tool.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useChoices } from './choice-queue.tsx'
import { listOtherChoices } from './listing-address.ts'

const sortKey = 'tn_sort'

const sortTool = {
  name: 'sort_products',
  description: 'Zet de producten van deze lijst in een andere volgorde.',
  isReadOnly: true,
}

/** CT-06: the order of the products, applied at once where scripts run; otherwise a form with a button. */
export function SortSelect({ options, className }: { options: readonly SortOption[]; className?: string }) {
  const { follow } = useChoices()
  const tool = useFormTool(sortTool)
  const { pathname, search } = useLocation()
  const selected = options.find(({ is_selected }) => is_selected)?.code ?? ''
  const [shown, setShown] = useState(selected)
  useEffect(() => setShown(selected), [selected])
  if (options.length === 0) return null
  return (
    <Form
      {...tool}
      method="get"
      action={pathname}
      preventScrollReset
      className={clsx('flex items-end gap-2 noscript:max-w-120 md:items-center', className)}
    >
      {listOtherChoices(search, sortKey).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label="Sorteren"
        name={sortKey}
        className="grow max-md:[&>label]:sr-only md:flex-row md:items-center md:gap-3 md:[&>div]:grow"
        value={shown}
        options={[
          { value: '', label: 'Maak een keuze', isDisabled: true },
          ...options.map(({ code, label }) => ({ value: code, label })),
        ]}
        onChange={(event) => {
          const chosen = event.target.value
          setShown(chosen)
          follow(({ overview }) => overview.sort.find(({ code }) => code === chosen)?.url)
        }}
      />
      <Button variant="secondary" className="not-noscript:hidden">
        Toepassen
      </Button>
    </Form>
  )
}
