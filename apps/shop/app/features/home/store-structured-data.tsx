import { JsonLd } from '../seo/json-ld.tsx'
import { storeJsonLd } from '../seo/store-json-ld.ts'
import { useShell } from '../shell/use-shell.ts'

/** The shop itself, on its home page, with what the footer around it says. */
export function StoreStructuredData({ publicUrl }: { publicUrl: string }) {
  return <JsonLd nodes={storeJsonLd(useShell()?.footer, publicUrl)} />
}
