import type { Configurator as ConfiguratorAnswer } from '@sluimer/contract/configurator/definition-schemas'
import { getConfiguratorEndpoint } from '@sluimer/contract/configurator/endpoints'
import type { RouterContextProvider } from 'react-router'
import { getApi, optionalWithinMs } from '../../../lib/api/api.server.ts'
import { findKeptDefinition, keepDefinition } from './kept-definitions.server.ts'

/** At or above this the api is at fault, and a kept definition is better than none. */
const faultStatus = 500

/**
 * Returns the definition of a set; when the api fails, the last one that it gave (CF-17): the api checks every bed again
 * before it is sold. Throws the api's refusal for the error page, 404 for an unknown set.
 */
export async function loadDefinition(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<ConfiguratorAnswer> {
  const result = await getApi(context, { timeoutMs: optionalWithinMs }).call(getConfiguratorEndpoint, {
    params: { slug },
  })
  if (result.ok) {
    keepDefinition(result.data)
    return result.data
  }
  const last = result.status >= faultStatus ? findKeptDefinition(slug) : undefined
  if (last !== undefined) return last
  throw Response.json({ code: result.error.code }, { status: result.status === 400 ? 404 : result.status })
}
