import { useRootData } from '../../lib/browser/use-root-data.ts'

/** Returns the address of the official notice on the legal guarantee; undefined until the owner has added it. */
export function useGuaranteeNotice(): string | undefined {
  return useRootData()?.guaranteeNotice
}
