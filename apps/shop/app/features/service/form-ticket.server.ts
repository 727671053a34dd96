import { getFormTicket } from '@sluimer/contract/service/endpoints'
import type { RouterContextProvider } from 'react-router'
import { apiFor } from '../../lib/api.server.ts'
import { dataOrThrow } from '../../lib/data-or-throw.server.ts'

/** The ticket of a form that is about to be shown. */
export async function newFormTicket(context: Readonly<RouterContextProvider>): Promise<string> {
  return dataOrThrow(await apiFor(context).call(getFormTicket, {})).ticket
}
