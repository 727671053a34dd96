import { JsonLd } from '../seo/json-ld.tsx'
import { storeJsonLd } from '../seo/store-json-ld.ts'
import { useShell } from '../shell/use-shell.ts'

/** Describes the shop to search engines, on its home page, with the details from the footer. */
export function StoreStructuredData({ publicUrl }: { publicUrl: string }) {
  return <JsonLd nodes={storeJsonLd(useShell()?.footer, publicUrl)} />
}
