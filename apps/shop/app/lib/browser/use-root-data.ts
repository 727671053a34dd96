import { useRouteLoaderData } from 'react-router'

/** What every page knows, whoever looks at it; the root route loads it. */
export interface RootData {
  /** The tag manager for visitors who allow it; null when the shop has none. */
  tagManager: { id: string; url: string } | null
  /** The address of the official notice on the legal guarantee; undefined until the owner of the shop has put it in. */
  guaranteeNotice: string | undefined
}

/** Undefined where the root could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
