import type { CallResult } from '@sluimer/contract/client'
import { getServicePage, getServicePages } from '@sluimer/contract/content/page-endpoints'
import type { ContentPage, PageCard } from '@sluimer/contract/content/pages'
import type { Endpoint } from '@sluimer/contract/endpoint'
import type { RouterContextProvider } from 'react-router'
import { apiFor } from '../../lib/api.server.ts'
import { hostOf } from '../../lib/host-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** Every service page, for menu and overview; none when they cannot be read, which is only logged (ER-02). */
export async function findServicePages(context: Context): Promise<PageCard[]> {
  const answer = await orLogged(context, () => apiFor(context).call(getServicePages, {}))
  return answer?.pages ?? []
}

/** The words around a form. A form works without them, so a failure is only logged (ER-02). */
export async function findServicePage(context: Context, page: string): Promise<ContentPage | undefined> {
  return orLogged(context, () => apiFor(context).call(getServicePage, { params: { page } }))
}

async function orLogged<E extends Endpoint>(context: Context, call: () => Promise<CallResult<E>>) {
  try {
    const result = await call()
    if (result.ok) return result.data
    hostOf(context).logError(new Error(`service content was answered with ${result.status}`))
  } catch (error) {
    hostOf(context).logError(error)
  }
  return undefined
}
