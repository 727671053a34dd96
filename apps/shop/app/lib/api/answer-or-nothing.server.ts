import type { Endpoint, EndpointInput, EndpointResponse } from '@sluimer/contract/endpoint'
import type { RouterContextProvider } from 'react-router'
import { getApi, NoAnswer, optionalWithinMs } from './api.server.ts'
import { getHost } from './host-context.server.ts'

/** Asks for a part that a page can do without; undefined when it cannot be had in time, which is logged (ER-02). */
export async function answerOrNothing<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointResponse<E> | undefined> {
  const result = await getApi(context, { timeoutMs: optionalWithinMs }).call(endpoint, input)
  if (result.ok) return result.data
  if (!(result.response instanceof NoAnswer))
    getHost(context).logError(new Error(`${endpoint.method} ${endpoint.path} answered ${result.status}`))
  return undefined
}
