import type { CartTotals } from '@sluimer/contract/cart/schemas'
import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ChosenWays, totalsWith } from './totals-with.ts'
import { readWaysForm } from './ways-form.ts'

/** Returns the sums, which follow each choice in the form; `form` holds the properties for that form. */
export function useChosenTotals(checkout: Checkout, chosen: ChosenWays) {
  const [touched, setTouched] = useState<{ checkout: Checkout; totals: CartTotals }>()
  const ref = useRef<HTMLFormElement>(null)
  const follow = (form: HTMLFormElement) =>
    setTouched({ checkout, totals: totalsWith(checkout, readWaysForm(new FormData(form))) })
  // The browser keeps choices over a reload or a step back, and a shopper may have chosen before the scripts came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the checkout was read anew.
  useEffect(() => {
    if (ref.current) follow(ref.current)
  }, [checkout])
  return {
    totals: touched?.checkout === checkout ? touched.totals : totalsWith(checkout, chosen),
    form: { ref, onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => follow(currentTarget) },
  }
}
