import type { Footer } from '@sluimer/contract/content/schemas'
import { useRouteLoaderData } from 'react-router'

/** What the layout around every page knows already: phone, opening hours, ratings and company. */
export function useFooter(): Footer | undefined {
  return useRouteLoaderData<{ footer?: Footer }>('layouts/default-layout')?.footer
}
