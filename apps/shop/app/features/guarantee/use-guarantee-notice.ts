import { useRootData } from '../../lib/browser/use-root-data.ts'

/** The address of the official notice on the legal guarantee; undefined until the owner of the shop has put it in. */
export function useGuaranteeNotice(): string | undefined {
  return useRootData()?.guaranteeNotice
}
