import type { Footer } from '@sluimer/contract/content/schemas'
import { useRouteLoaderData } from 'react-router'

/** Returns the footer's data from the layout around every page: phone, opening hours, ratings and company. */
export function useFooter(): Footer | undefined {
  return useRouteLoaderData<{ footer?: Footer }>('layouts/default-layout')?.footer
}
