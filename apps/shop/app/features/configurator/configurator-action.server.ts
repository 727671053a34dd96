import { saveConfigurationEndpoint } from '@sluimer/contract/configurator/endpoints'
import { type RouterContextProvider, redirect } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { readText } from '../../lib/form-text.ts'
import type { BedRefusal } from './summary/bed-refusal.ts'

export interface PostedBed {
  context: Readonly<RouterContextProvider>
  slug: string
  /** The choices, as they are in the address of the page. */
  query: URLSearchParams
  form: FormData
}

/** Keeps a bed, and leads to its own page; a refusal of the api says why. */
export async function keepBed({ context, slug, query, form }: PostedBed): Promise<BedRefusal> {
  const result = await getApi(context).call(saveConfigurationEndpoint, {
    params: { slug },
    body: { boxconfig_id: readText(form, 'boxconfig_id'), parts: Object.fromEntries(query) },
  })
  if (result.ok) throw redirect(result.data.link)
  return { message: result.error.message }
}
