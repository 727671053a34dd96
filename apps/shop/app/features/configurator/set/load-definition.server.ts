import type { Configurator as ConfiguratorAnswer } from '@sluimer/contract/configurator/definition-schemas'
import { getConfiguratorEndpoint } from '@sluimer/contract/configurator/endpoints'
import type { RouterContextProvider } from 'react-router'
import { getApi, optionalWithinMs } from '../../../lib/api/api.server.ts'
import { findKeptDefinition, keepDefinition } from './kept-definitions.server.ts'

/** At or above this the api is at fault, and a kept definition is better than none. */
const faultStatus = 500

/** What the api answers for a set that it does not know, or does not sell, and for a slug that none can have. */
const noSuchSet: readonly number[] = [400, 404]

/**
 * Returns the definition of a set; when the api fails, the last one that it gave (CF-17): the api checks every bed again
 * before it is sold. Undefined for a set that is not sold; throws any other refusal of the api for the error page.
 */
export async function findDefinition(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<ConfiguratorAnswer | undefined> {
  const result = await getApi(context, { timeoutMs: optionalWithinMs }).call(getConfiguratorEndpoint, {
    params: { slug },
  })
  if (result.ok) {
    keepDefinition(result.data)
    return result.data
  }
  const last = result.status >= faultStatus ? findKeptDefinition(slug) : undefined
  if (last !== undefined) return last
  if (noSuchSet.includes(result.status)) return undefined
  throw Response.json({ code: result.error.code }, { status: result.status })
}
