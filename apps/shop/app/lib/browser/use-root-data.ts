import type { AgentScope } from '@sluimer/contract/agent/ucp'
import { useRouteLoaderData } from 'react-router'

/** The data of the root route, the same for every page and visitor. */
export interface RootData {
  /** The tag manager for visitors who allow it; null when the shop has none. */
  tagManager: { id: string; url: string } | null
  /** The address of the official notice on the legal guarantee; undefined until the owner of the shop has added it. */
  guaranteeNotice: string | undefined
  /** The first name of the assistant in the chat; undefined where the host gave none. */
  assistantName: string | undefined
  /** What the owner opened to agents of shoppers; undefined where the host says nothing. */
  agents: AgentScope | undefined
}

/** Returns undefined when the root could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
