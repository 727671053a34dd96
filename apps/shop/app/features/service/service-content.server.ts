import { getServicePageEndpoint, getServicePagesEndpoint } from '@sluimer/contract/content/page-endpoints'
import type { ContentPage, PageCard } from '@sluimer/contract/content/pages'
import type { RouterContextProvider } from 'react-router'
import { answerOrNothing } from '../../lib/api/answer-or-nothing.server.ts'

type Context = Readonly<RouterContextProvider>

/** Returns every service page, for menu and overview; none when they cannot be read, which is only logged (ER-02). */
export async function findServicePages(context: Context): Promise<PageCard[]> {
  const answer = await answerOrNothing(context, getServicePagesEndpoint, {})
  return answer?.pages ?? []
}

/** Returns the words around a form. The form works without them, so a failure is only logged (ER-02). */
export async function findServicePage(context: Context, page: string): Promise<ContentPage | undefined> {
  return answerOrNothing(context, getServicePageEndpoint, { params: { page } })
}
