import { useRootData } from '../../lib/browser/use-root-data.ts'

/** CH-01: the first name of the assistant (`ASSISTANT_NAME`). Where the page's own data could not be loaded, it has none. */
export function useAssistantName(): string {
  return useRootData()?.assistantName ?? 'onze assistent'
}
