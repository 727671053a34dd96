import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../layouts/default-layout.tsx'
import { JsonLd } from '../seo/json-ld.tsx'
import { storeJsonLd } from '../seo/store-json-ld.ts'

/** The shop itself, on its home page, with what the footer around it says. */
export function StoreStructuredData({ publicUrl }: { publicUrl: string }) {
  const shell = useRouteLoaderData<typeof loader>('layouts/default-layout')
  return <JsonLd nodes={storeJsonLd(shell?.footer, publicUrl)} />
}
