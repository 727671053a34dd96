import { getCategoryTextEndpoint } from '@sluimer/contract/content/page-endpoints'
import type { RichText } from '@sluimer/contract/content/rich-text'
import type { RouterContextProvider } from 'react-router'
import { answerOrNothing } from '../../lib/api/answer-or-nothing.server.ts'

/**
 * Returns the text below a category's listing. It is shown on the category's own page only: with filters, sorting or a
 * later page in the address, the same text would repeat under many addresses. A failure leaves the listing without it
 * (ER-02).
 */
export async function loadCategoryText(
  context: Readonly<RouterContextProvider>,
  { path, search }: { path: string; search: string },
): Promise<RichText> {
  if (search !== '') return []
  const text = await answerOrNothing(context, getCategoryTextEndpoint, { query: { path } })
  return text?.body ?? []
}
