import type { CallResult } from '@sluimer/contract/client'
import type { Endpoint, EndpointInput } from '@sluimer/contract/endpoint'
import { getFormTicketEndpoint } from '@sluimer/contract/service/endpoints'
import type { RouterContextProvider } from 'react-router'
import { getApi, NoAnswer } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'

type Context = Readonly<RouterContextProvider>

export async function createFormTicket(context: Context): Promise<string> {
  return dataOrThrow(await getApi(context).call(getFormTicketEndpoint, {})).ticket
}

/** Sends a form. An unreachable api counts as a refusal: the page stays, with every word that was typed (ER-02). */
export async function sendForm<E extends Endpoint>(
  context: Context,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<CallResult<E>> {
  const result = await getApi(context).call(endpoint, input)
  if (result.ok || !(result.response instanceof NoAnswer)) return result
  return { ...result, error: { ...result.error, message: unavailable } }
}

const unavailable =
  'Het versturen is niet gelukt. Wat je invulde staat er nog: probeer het zo opnieuw, of bel of mail ons.'
