import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'

/** The address of the official notice on the legal guarantee; undefined until the owner of the shop has put it in. */
export function useGuaranteeNotice(): string | undefined {
  return useRouteLoaderData<typeof loader>('root')?.guaranteeNotice ?? undefined
}
