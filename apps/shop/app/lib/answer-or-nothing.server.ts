import type { Client } from '@sluimer/contract/client'
import type { Endpoint, EndpointInput, EndpointResponse } from '@sluimer/contract/endpoint'
import type { RouterContextProvider } from 'react-router'
import { apiFor } from './api.server.ts'
import { hostOf } from './host-context.server.ts'

/** A part that a page can do without: undefined when it cannot be had, which is only logged (ER-02). */
export async function answerOrNothing<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointResponse<E> | undefined> {
  const answer = await callOrProblem(apiFor(context), endpoint, input)
  if ('data' in answer) return answer.data
  hostOf(context).logError(answer.error)
  return undefined
}

async function callOrProblem<E extends Endpoint>(api: Client, endpoint: E, input: EndpointInput<E>) {
  try {
    const result = await api.call(endpoint, input)
    if (result.ok) return { data: result.data }
    return { error: new Error(`${endpoint.method} ${endpoint.path} answered ${result.status}`) }
  } catch (error) {
    return { error }
  }
}
